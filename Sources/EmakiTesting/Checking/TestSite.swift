import Testing
import XCTest

/// The expectation's location in the sources, and the test that runs it.
struct TestSite {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int
  /// The name of the test, without parentheses and backticks.
  let test: String
  private let staticPath: StaticString
  /// The name of the test in the filter of `swift test`: `AppTests.MenuTests/opens()`; `nil` in
  /// XCTest.
  private let id: String?

  init(
    fileID: String, filePath: StaticString, line: Int, column: Int, function: String
  ) {
    self.fileID = fileID
    self.filePath = "\(filePath)"
    self.line = line
    self.column = column
    staticPath = filePath
    // Where a function of the user's calls for a test, the test's name counts.
    test = Self.baseName(Test.current?.name ?? function)
    id = Test.current.map(Self.id)
  }

  /// `open(at:)` → `open`, `` `it opens (fast)`() `` → `it opens (fast)`.
  static func baseName(_ name: String) -> String {
    if name.hasPrefix("`"), let end = name.lastIndex(of: "`"), end > name.startIndex {
      return String(name[name.index(after: name.startIndex)..<end])
    }
    return String(name.prefix { $0 != "(" })
  }

  /// The file and line.
  var place: String { "\(fileID):\(line)" }

  /// Whether the test runs once for each of several arguments.
  var hasArguments: Bool { Test.Case.current?.isParameterized ?? false }

  /// Runs this test alone, in XCTest also those of the same name in the module, so that it writes
  /// what fails.
  var acceptingCommand: String {
    let quoted = pattern.replacing("'", with: "'\\''")
    return "EMAKI_RECORD=failed swift test --filter '\(quoted)'"
  }

  private var pattern: String {
    if let id { return Self.pattern(of: id) }
    let module = Self.escaped(String(fileID.prefix { $0 != "/" }))
    return "^\(module)\\.(.*/)?`?\(Self.escaped(test))`?(\\(|$)"
  }

  /// The regular expression of one test: behind its id comes nothing, or its location in a file.
  static func pattern(of id: String) -> String { "^\(escaped(id))(/|$)" }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\^$.|?*+()[]{}".contains($0) ? ["\\", $0] : [$0] })
  }

  /// The id of a test without its location, which changes with the file.
  private static func id(of test: Test) -> String {
    let text = "\(test.id)"
    let place = test.sourceLocation
    let suffix = "/\(place.fileName):\(place.line):\(place.column)"
    return text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text
  }

  /// Fails the test, with files that belong to the failure.
  func fail(_ text: String, _ attachments: [SnapshotFile] = []) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard Test.current != nil else {
      // XCTest runs, or a task that lost its test: whichever is not meant ignores the failure.
      XCTFail(text, file: staticPath, line: UInt(line))
      Issue.record("\(text)", sourceLocation: location)
      return
    }
    Issue.record("\(text)", sourceLocation: location)
    for file in attachments {
      Attachment.record(file.bytes, named: file.name, sourceLocation: location)
    }
  }
}
