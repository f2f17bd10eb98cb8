public import EmakiDrawing
import EmakiFiles
import EmakiFormats
public import PixelDiff

/// Expects a picture to look as in its baseline, `__Snapshots__/<TestFile>/<test>.<name>.png`.
///
/// - Parameters:
///   - name: tells apart several expectations of one test, and the arguments of a test.
///   - comparison: what counts as a difference; `nil` takes the trait's, else every one counts.
///   - record: when the baseline is written; `nil` asks the trait, then the environment.
public func expectSnapshot(
  of picture: PixelBuffer, named name: String? = nil,
  comparing comparison: PixelComparison? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  let expectation = Expectation(
    site: TestSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function),
    name: name, record: record, comparison: comparison)
  expectation.check {
    PictureSnapshot(picture: picture, comparison: expectation.chosenComparison)
  }
}

/// Expects a PNG file, of whatever program, to look as in its baseline, which is a copy of the file: a
/// file of another colour space looks different.
///
/// - Parameters:
///   - path: of the file; one that cannot be read fails the test.
///   - name: tells apart several expectations of one test, and the arguments of a test.
///   - comparison: what counts as a difference; `nil` takes the trait's, else every one counts.
///   - record: when the baseline is written; `nil` asks the trait, then the environment.
public func expectSnapshot(
  ofPNG path: String, named name: String? = nil,
  comparing comparison: PixelComparison? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  let expectation = Expectation(
    site: TestSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function),
    name: name, record: record, comparison: comparison)
  expectation.check {
    let file = try AtomicFile.read(path)
    do {
      let image = try PNGDecoder().decode(file)
      if image.info.isAnimated { throw SnapshotError.animated(path: path) }
      return PictureSnapshot(
        picture: image.pixels, comparison: expectation.chosenComparison,
        source: (file, image.info), metadata: image.info.metadata)
    } catch let error as PNGError {
      throw SnapshotError.picture(path: path, reason: "\(error)")
    }
  }
}
