import Foundation
import TestSupport
import Testing

@testable import EmakiWorkspace

@Suite struct `A search in the folders above` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["a/b", "repository/.git", "theirs/mine"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
  }

  @Test func `goes on in folders of the same owner`() {
    #expect(!SearchBorder.isTop(scratch.path("a/b")))
    #expect(!SearchBorder.isTop(scratch.path("a")))
  }

  @Test func `ends at a repository, the user's home, the root and another file system`() {
    #expect(SearchBorder.isTop(scratch.path("repository")))
    #expect(SearchBorder.isTop("/"))
    #expect(SearchBorder.isTop(ProcessInfo.processInfo.environment["HOME"] ?? "/"))
    #if os(Linux)
      #expect(SearchBorder.isTop("/proc"))
    #endif
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files to others"))
  func `ends where the folder above is somebody else's`() throws {
    #expect(lchown(scratch.path("theirs"), 65534, 65534) == 0)
    #expect(SearchBorder.isTop(scratch.path("theirs/mine")))
    #expect(SearchBorder.isTop(scratch.path("theirs")))
  }

  @Test func `of settings that lie above is told`() throws {
    _ = try scratch.write("at: 0\n", to: "emaki.yaml")
    _ = try scratch.write("children: [{id: a, frame: [0, 0, 9, 9]}]\n", to: "a/b/x.yaml")
    let result = try Program.run(["check", "a/b"], folder: scratch.url)
    #expect(result.errors.contains("settings of "), "\(result.errors)")
    #expect(try !Program.run(["check", "."], folder: scratch.url).errors.contains("settings of "))
  }
}
