public import EmakiDrawing
public import EmakiLayout
import EmakiScenes

/// Expects a text to be the one in its baseline, `__Snapshots__/<TestFile>/<test>.<name>.txt`.
///
/// - Parameters:
///   - name: tells apart several expectations of one test, and the arguments of a test.
///   - record: when the baseline is written; `nil` asks the trait, then the environment.
public func expectSnapshot(
  of text: String, named name: String? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  let expectation = Expectation(
    site: TestSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function),
    name: name, record: record, comparison: nil)
  expectation.check { TextSnapshot(text: text) }
}

/// Expects the items of a picture to be those in its baseline, as text: no font and no pixel counts.
///
/// - Parameters:
///   - name: tells apart several expectations of one test, and the arguments of a test.
///   - record: when the baseline is written; `nil` asks the trait, then the environment.
public func expectSnapshot(
  of list: DisplayList, named name: String? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  expectSnapshot(
    of: list.dump, named: name, record: record, fileID: fileID, filePath: filePath, line: line,
    column: column, function: function)
}

/// Expects the views of a screen to be where they are in its baseline, as text: a tree of kinds, ids
/// and frames.
///
/// - Parameters:
///   - name: tells apart several expectations of one test, and the arguments of a test.
///   - record: when the baseline is written; `nil` asks the trait, then the environment.
public func expectSnapshot(
  of layout: Snapshot, named name: String? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  expectSnapshot(
    of: layout.treeText, named: name, record: record, fileID: fileID, filePath: filePath,
    line: line, column: column, function: function)
}
