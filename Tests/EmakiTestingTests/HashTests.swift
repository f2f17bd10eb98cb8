import EmakiFiles
import Foundation
import Testing

@testable import EmakiTesting

@Suite struct `Hashes in place of baselines` {
  let sandbox = Sandbox()

  func failure(_ content: some SnapshotContent, _ mode: RecordMode) throws -> String? {
    let check = HashCheck(check: sandbox.check(mode, content.fileExtension))
    guard case .failed(let text, _) = try check.verdict(on: content) else { return nil }
    return text
  }

  var lines: [Substring] {
    get throws {
      let path = HashFile(of: sandbox.check(.never).file).path
      return String(decoding: try AtomicFile.read(path), as: UTF8.self).split(separator: "\n")
    }
  }

  @Test func `are kept in one file, a line each`() throws {
    defer { sandbox.remove() }
    let text = try #require(try failure(PictureSnapshot.dotted(), .missing))
    #expect(text.contains("opens.png: there was no hash"))
    #expect(try failure(TextSnapshot(text: "abc"), .missing) != nil)
    let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  opens.txt"
    #expect(try lines.last == Substring(expected))
    #expect(try lines.count == 2)
    #expect(try failure(PictureSnapshot.dotted(), .never) == nil)
    #expect(try failure(TextSnapshot(text: "abc"), .never) == nil)
  }

  @Test func `fail for any other pixel`() throws {
    defer { sandbox.remove() }
    _ = try failure(PictureSnapshot.dotted(), .missing)
    let before = try lines
    let text = try #require(try failure(PictureSnapshot.dotted(at: 3), .missing))
    #expect(text.contains("looks different: its hash is ") && text.hasSuffix("to accept: ACCEPT"))
    #expect(try lines == before)
    #expect(try AtomicFile.read("\(sandbox.artifacts)/Menu/opens.actual.png").count > 50)
    #expect(try failure(PictureSnapshot.dotted(at: 3), .failed)?.contains("another hash") == true)
    #expect(try failure(PictureSnapshot.dotted(at: 3), .never) == nil)
  }

  @Test func `are not written under never, and a broken file is an error`() throws {
    defer { sandbox.remove() }
    #expect(try failure(PictureSnapshot.dotted(), .never)?.contains("there is no hash") == true)
    _ = try failure(PictureSnapshot.dotted(), .missing)
    let path = HashFile(of: sandbox.check(.never).file).path
    try AtomicFile.write("not a hash\n", to: path)
    #expect(throws: SnapshotError.self) { try failure(PictureSnapshot.dotted(), .missing) }
  }
}

@Suite struct `The baselines that were used` {
  @Test func `are noted once, between what kind of run it is and how it ended`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-used-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let full = UsedBaselines(
      path: path, arguments: ["helper", "--testing-library", "swift-testing"])
    for baseline in ["/a.png", "/b.png", "/a.png"] { full.note(baseline) }
    UsedBaselines(path: path, arguments: ["helper", "--filter", "Menu"]).note("/c.png")
    full.end(hasPassed: true)
    full.end(hasPassed: false)
    let text = String(decoding: try AtomicFile.read(path), as: UTF8.self)
    #expect(
      text == "# full run\n/a.png\n/b.png\n# filtered run\n/c.png\n# passed run\n# failed run\n")
  }

  @Test func `some tests of XCTest are not all`() {
    #expect(!UsedBaselines.isFiltered(["/x/Pkg.xctest"]))
    #expect(UsedBaselines.isFiltered(["/x/Pkg.xctest", "Module.Case/test"]))
    #expect(UsedBaselines.isFiltered(["helper", "--skip", "Slow"]))
    #expect(UsedBaselines.isFiltered(["helper", "--filter=Menu"]))
    let whole = [
      "/x/Pkg.xctest", "--skip-build", "--scratch-path", "../.build", "--testing-library",
      "swift-testing",
    ]
    #expect(!UsedBaselines.isFiltered(whole))
  }
}
