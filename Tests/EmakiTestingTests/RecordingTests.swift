import Foundation
import Testing

@testable import EmakiTesting

@Suite struct Recording {
  let sandbox = Sandbox()

  @Test func `writes what is missing and fails`() throws {
    defer { sandbox.remove() }
    let text = try #require(try sandbox.failure(TextSnapshot(text: "a\n"), .missing))
    #expect(text.hasPrefix("opens.txt: there was no baseline\n  wrote \(sandbox.folder)"))
    #expect(sandbox.baseline("txt") == Array("a\n".utf8))
    #expect(try sandbox.failure(TextSnapshot(text: "a\n"), .missing) == nil)
  }

  @Test func `does not write what differs when only missing files are recorded`() throws {
    defer { sandbox.remove() }
    try sandbox.write(Array("a\nb\n".utf8), "txt")
    let text = try #require(try sandbox.failure(TextSnapshot(text: "a\nc\n"), .missing))
    #expect(text.contains("- b\n"))
    #expect(text.contains("+ c\n"))
    #expect(text.hasSuffix("to accept: ACCEPT"))
    #expect(sandbox.baseline("txt") == Array("a\nb\n".utf8))
  }

  @Test func `writes nothing under never`() throws {
    defer { sandbox.remove() }
    let text = try #require(try sandbox.failure(PictureSnapshot.dotted(), .never))
    #expect(text.contains("there is no baseline"))
    #expect(sandbox.baseline() == nil)
  }

  @Test func `leaves passing files untouched when failing ones are recorded`() throws {
    defer { sandbox.remove() }
    // The same pixels in other bytes: a rewritten file would show.
    let other = try PNGBytes.uncompressedCopy(of: PictureSnapshot.dotted())
    try sandbox.write(other)
    #expect(try sandbox.failure(PictureSnapshot.dotted(), .failed) == nil)
    #expect(sandbox.baseline() == other)
  }

  @Test func `writes what fails and fails once more`() throws {
    defer { sandbox.remove() }
    try sandbox.write(PictureSnapshot.dotted().file())
    let text = try #require(try sandbox.failure(PictureSnapshot.dotted(at: 3), .failed))
    #expect(text.contains("1 of 200 px changed"))
    #expect(text.contains("wrote "))
    #expect(try sandbox.failure(PictureSnapshot.dotted(at: 3), .never) == nil)
  }

  @Test func `writes everything under all and fails`() throws {
    defer { sandbox.remove() }
    try sandbox.write(PNGBytes.uncompressedCopy(of: PictureSnapshot.dotted()))
    #expect(try sandbox.failure(PictureSnapshot.dotted(), .all)?.contains("recording all") == true)
    #expect(try sandbox.baseline() == PictureSnapshot.dotted().file())
  }

  @Test func `keeps a broken baseline and a pointer`() throws {
    defer { sandbox.remove() }
    try sandbox.write(Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    #expect(throws: SnapshotError.self) {
      try sandbox.failure(PictureSnapshot.dotted(), .failed)
    }
    try sandbox.write(try PictureSnapshot.dotted().file().dropLast(20))
    #expect(throws: (any Error).self) { try sandbox.failure(PictureSnapshot.dotted(), .failed) }
  }
}
