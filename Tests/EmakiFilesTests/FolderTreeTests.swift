import EmakiPlatform
import TestSupport
import Testing

@testable import EmakiFiles

@Suite struct `The tree of a folder` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["a", "a/b", ".hidden", "build"] {
      #expect(mkdir(scratch.path(folder), 0o700) == 0)
    }
    for file in ["z", "a/y", "a/b/x", ".hidden/w", "build/v"] {
      try AtomicFile.write([], to: scratch.path(file))
    }
    #expect(symlink("..", scratch.path("a/up")) == 0)
    #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
  }

  @Test func `lists one depth after the other, without what is hidden or behind links`() {
    let tree = FolderTree(below: scratch.path(""))
    #expect(
      tree.entries.map(\.path) == [
        "a", "build", "pipe", "z", "a/b", "a/up", "a/y", "build/v", "a/b/x",
      ])
    #expect(
      tree.entries.map(\.kind) == [
        .folder, .folder, .other, .file, .folder, .other, .file, .file, .file,
      ])
    #expect(!tree.isCut)
  }

  @Test func `leaves out what is unwanted, and all in it`() {
    let tree = FolderTree(below: scratch.path("")) { $1 == "build" || $0 == "a/b" }
    #expect(tree.entries.map(\.path) == ["a", "pipe", "z", "a/up", "a/y"])
  }

  @Test(arguments: 0...9)
  func `ends with as many files and folders as are looked at, and says so`(most: Int) {
    let tree = FolderTree(below: scratch.path(""), most: most)
    // The hidden folder, which comes first, counts.
    #expect(tree.entries.count == max(0, most - 1))
    #expect(tree.isCut)
  }

  @Test func `is whole where just as much is there as is looked at`() {
    let tree = FolderTree(below: scratch.path(""), most: 10)
    #expect(tree.entries.count == 9)
    #expect(!tree.isCut)
  }

  @Test func `is empty where there is no folder`() {
    let tree = FolderTree(below: scratch.path("nothing"))
    #expect(tree.entries.isEmpty)
    #expect(!tree.isCut)
  }
}
