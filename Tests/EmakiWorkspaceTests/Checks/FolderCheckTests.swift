import EmakiComparison
import EmakiWorkspace
import Foundation
import TestSupport
import Testing

/// A check inside a program, as a test of a package makes it.
@Suite struct `A folder that is checked without the program` {
  private static let scene = """
    title: A
    children: [{id: box, background: systemBlue, frame: [10, 10, 40, 40]}]
    """

  private func folder(_ scenes: [String: String]) throws -> Scratch {
    let folder = try Scratch()
    _ = try folder.write("{at: 0, scale: 1}", to: "emaki.yaml")
    for (name, text) in scenes { _ = try folder.write(text, to: name) }
    return folder
  }

  /// Makes the pictures of `changes` the baselines.
  private func accept(_ folder: Scratch) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("baselines"), withIntermediateDirectories: true)
    for name in try folder.names(in: "changes") where name.hasSuffix(".png") {
      try files.moveItem(
        atPath: folder.path("changes/" + name), toPath: folder.path("baselines/" + name))
    }
  }

  @Test func `is new, then the same, then different, and says so in words`() throws {
    let folder = try folder(["a.yaml": Self.scene])
    let new = try FolderCheck(folder.url.path).run()
    #expect(!new.isAccepted && new.counts["added"] == 1)
    try accept(folder)
    let same = try FolderCheck(folder.url.path).run()
    #expect(same.isAccepted && same.counts["same"] == 1 && same.counts.total == 1)
    let moved = Self.scene.replacing("[10, 10, 40, 40]", with: "[12, 10, 40, 40]")
    _ = try folder.write(moved, to: "a.yaml")
    let different = try FolderCheck(folder.url.path).run()
    #expect(!different.isAccepted && different.counts["different"] == 1)
    #expect(different.text.contains("view#box: x 10 → 12 (+2)"), "\(different.text)")
  }

  @Test func `a baseline of no screen is a removed picture`() throws {
    let folder = try folder(["a.yaml": Self.scene, "b.yaml": Self.scene])
    _ = try FolderCheck(folder.url.path).run()
    try accept(folder)
    try FileManager.default.removeItem(atPath: folder.path("b.yaml"))
    let result = try FolderCheck(folder.url.path).run()
    #expect(!result.isAccepted && result.counts["removed"] == 1 && result.counts["same"] == 1)
  }

  @Test func `a scene with an error fails with its place, and a folder that is not there throws`()
    throws
  {
    let folder = try folder(["a.yaml": "children: [{id: box, alpa: 1}]", "b.yaml": Self.scene])
    let result = try FolderCheck(folder.url.path).run()
    #expect(!result.isAccepted && result.counts["failed"] == 1)
    #expect(result.text.contains("alpa"), "\(result.text)")
    #expect(throws: (any Error).self) { try FolderCheck(folder.path("none")).run() }
  }
}
