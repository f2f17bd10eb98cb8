import EmakiPlatform
import TestSupport
import Testing

@testable import EmakiFiles

@Suite struct `A way beneath a folder` {
  private let scratch: Scratch
  private let top: Int32
  private let root: String

  init() throws {
    scratch = try Scratch()
    for folder in ["in", "in/a", "in/a/b", "out"] {
      #expect(mkdir(scratch.path(folder), 0o700) == 0)
    }
    for file in ["in/file", "in/a/b/deep", "out/secret"] {
      try AtomicFile.write(Array(file.utf8), to: scratch.path(file))
    }
    root = SystemPath.resolved(scratch.path("in")) + "/"
    for (name, target) in [
      ("here", "file"), ("folder", "a/b"), ("up", "../out/secret"), ("upFolder", "../out"),
      ("absolute", "/etc/passwd"), ("within", root + "a/b/deep"), ("round", "round"),
      ("a/back", ".."), ("a/backOut", "../.."), ("chain", "folder"), ("missing", "nowhere"),
    ] { #expect(symlink(target, scratch.path("in/" + name)) == 0) }
    top = open(scratch.path("in"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(top >= 0)
  }

  /// What a path leads to, or the number of the error.
  private func read(_ path: String, _ flags: Int32 = O_RDONLY) -> (text: String, code: Int32) {
    var way = PathBeneath(top, named: root)
    let file = way.open(path, flags: flags)
    guard file >= 0 else { return ("", errno) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = EmakiPlatform.read(file, &bytes, bytes.count)
    return (String(decoding: bytes.prefix(max(0, count)), as: UTF8.self), 0)
  }

  @Test(arguments: [
    ("file", "in/file"), ("./file", "in/file"), ("a//b/./deep", "in/a/b/deep"),
    ("a/../file", "in/file"), ("here", "in/file"), ("folder/deep", "in/a/b/deep"),
    ("chain/deep", "in/a/b/deep"), ("within", "in/a/b/deep"), ("a/back/file", "in/file"),
    ("folder/../../file", "in/file"),
  ]) func `leads to what is there, also by links`(path: String, contents: String) {
    #expect(read(path) == (contents, 0))
  }

  @Test(arguments: [
    "..", "../out/secret", "a/../../out/secret", "up", "upFolder/secret", "absolute", "a/backOut",
    "a/backOut/out/secret", "folder/../../../out/secret", "here/../../out/secret",
  ]) func `never leads out`(path: String) {
    let code = read(path).code
    // A file is no folder, whatever comes after it.
    #expect(code == (path.hasPrefix("here") ? ENOTDIR : EXDEV))
  }

  @Test func `ends with the system's error where there is nothing`() {
    #expect(read("none").code == ENOENT)
    #expect(read("missing").code == ENOENT)
    #expect(read("round").code == ELOOP)
    #expect(read("file/x").code == ENOTDIR)
  }

  @Test func `opens folders to list them, and the top itself`() {
    for path in [".", "", "a", "a/b/..", "folder", "a/back"] {
      #expect(read(path, O_RDONLY | O_DIRECTORY).code == 0, "\(path)")
    }
    #expect(read("upFolder", O_RDONLY | O_DIRECTORY).code == EXDEV)
  }

  @Test func `makes no file out of the folder`() throws {
    #expect(symlink("../out/new", scratch.path("in/new")) == 0)
    for path in ["new", "../new", "upFolder/new"] {
      #expect(read(path, O_WRONLY | O_CREAT).code == EXDEV, "\(path)")
    }
    #expect(try scratch.names(in: "out") == ["secret"])
    #expect(read("a/made", O_WRONLY | O_CREAT).code == 0)
    #expect(try scratch.names(in: "in/a") == ["b", "back", "backOut", "made"])
  }
}
