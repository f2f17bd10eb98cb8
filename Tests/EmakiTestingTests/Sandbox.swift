import EmakiDrawing
import EmakiFiles
import Foundation
import PixelDiff

@testable import EmakiTesting

/// A folder for baselines that is removed after the test.
struct Sandbox {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("emaki-testing-\(UUID().uuidString)").path

  var artifacts: String { "\(folder)/artifacts" }

  func check(_ mode: RecordMode, _ fileExtension: String = "png") -> SnapshotCheck {
    SnapshotCheck(
      file: BaselineFile(
        folder: "\(folder)/__Snapshots__/Menu", testFile: "Menu", stem: "opens",
        fileExtension: fileExtension),
      mode: mode, artifacts: artifacts, acceptingCommand: "ACCEPT")
  }

  /// The failure's text, or `nil` where the check passes.
  func failure(_ content: some SnapshotContent, _ mode: RecordMode) throws -> String? {
    switch try check(mode, content.fileExtension).verdict(on: content) {
    case .passed: nil
    case .failed(let text, _): text
    }
  }

  func baseline(_ fileExtension: String = "png") -> [UInt8]? {
    try? AtomicFile.read(check(.never, fileExtension).file.path)
  }

  func write(_ bytes: [UInt8], _ fileExtension: String = "png") throws {
    let file = check(.never, fileExtension).file
    try FileManager.default.createDirectory(
      atPath: file.folder, withIntermediateDirectories: true)
    try AtomicFile.write(bytes, to: file.path)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

extension PictureSnapshot {
  /// White, with one black pixel where a place is given.
  static func dotted(at x: Int? = nil) -> PictureSnapshot {
    var picture = PixelBuffer(width: 20, height: 10, fill: .white)
    if let x { picture[x, 5] = .black }
    return PictureSnapshot(picture: picture, comparison: .exact)
  }
}
