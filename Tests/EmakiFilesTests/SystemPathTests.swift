import EmakiPlatform
import TestSupport
import Testing

@testable import EmakiFiles

@Suite struct `A path of the system` {
  private func bytes(_ path: String) -> [UInt8] {
    SystemPath.with(path) { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  @Test(
    arguments: [
      [0x61], [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xE9], [0x61, 0xFF, 0xFE, 0x62],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98, 0x80], [0xED, 0xA0, 0x80], [0x80, 0xC3, 0xA9, 0x80],
    ] as [[UInt8]])
  func `is the same bytes again, whether they are UTF-8 or not`(name: [UInt8]) {
    #expect(bytes(SystemPath.text(name)) == name)
  }

  @Test func `is written for people with the bytes that are no text`() {
    #expect(SystemPath.readable(SystemPath.text([0x61, 0xE9, 0x2E])) == "a\\xE9.")
    #expect(SystemPath.readable("é") == "é")
  }

  @Test func `is listed and opened under the name that it has`() throws {
    let scratch = try Scratch()
    let names: [[UInt8]] = [[0x65, 0xCC, 0x81], [0xC3, 0xA9], [0xE9]]
    for (index, name) in names.enumerated() {
      try AtomicFile.write([UInt8(index)], to: scratch.path("") + "/" + SystemPath.text(name))
    }
    let listed = try #require(FolderNames.all(in: scratch.path("")))
    #expect(listed.map(bytes) == names)
    for (index, name) in listed.enumerated() {
      #expect(try AtomicFile.read(scratch.path("") + "/" + name) == [UInt8(index)])
    }
  }

  @Test func `leads where links lead, also to what is not there yet`() throws {
    let scratch = try Scratch()
    let real = SystemPath.resolved(scratch.path(""))
    #expect(mkdir(scratch.path("inner"), 0o700) == 0)
    #expect(symlink("inner", scratch.path("link")) == 0)
    #expect(SystemPath.resolved(scratch.path("link/new/file")) == "\(real)/inner/new/file")
    #expect(SystemPath.resolved("/") == "/")
  }

  @Test func `leads out of a folder where links do that lead to nothing`() throws {
    let scratch = try Scratch()
    let real = SystemPath.resolved(scratch.path(""))
    for (link, target) in [
      ("out", "/nowhere/x"), ("up", "../x"), ("on", "out"), ("round", "round"),
    ] {
      #expect(symlink(target, scratch.path(link)) == 0)
    }
    let above = real.split(separator: "/").dropLast().joined(separator: "/")
    #expect(SystemPath.resolved(scratch.path("out")) == "/nowhere/x")
    #expect(SystemPath.resolved(scratch.path("on")) == "/nowhere/x")
    #expect(SystemPath.resolved(scratch.path("on/inner")) == "/nowhere/x/inner")
    #expect(SystemPath.resolved(scratch.path("up")) == "/\(above)/x")
    #expect(SystemPath.resolved(scratch.path("no/../../x")) == "/\(above)/x")
    #expect(SystemPath.resolved(scratch.path("round")) == "\(real)/round")
  }

  @Test func `names of other bytes are other names`() {
    #expect(ExactName("e\u{301}") != ExactName("\u{E9}") && "e\u{301}" == "\u{E9}")
    #expect(Set(["e\u{301}", "\u{E9}", "\u{E9}"].map(ExactName.init)).count == 2)
  }
}
