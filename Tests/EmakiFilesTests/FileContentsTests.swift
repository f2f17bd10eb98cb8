import EmakiFiles
import Foundation
import TestSupport
import Testing

@Suite struct `The contents of a file` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func file(_ bytes: [UInt8], _ name: String) throws -> FileContents {
    try AtomicFile.write(bytes, to: scratch.path(name))
    return try FileContents(scratch.path(name))
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 200_000])
  func `holds what was written, and is the same as another with the same bytes`(count: Int) throws {
    var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0) }
    let one = try file(bytes, "one")
    #expect(one.withBytes(Array.init) == bytes)
    #expect(try one.holdsSame(as: file(bytes, "twin")))
    #expect(try !one.holdsSame(as: file(bytes + [1], "longer")))
    guard count > 0 else { return }
    bytes[count - 1] ^= 1
    #expect(try !one.holdsSame(as: file(bytes, "other")))
  }

  @Test func `a pipe is read to its end`() throws {
    let path = scratch.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let bytes = [UInt8](repeating: 7, count: 100_000)
    Thread.detachNewThread { try? AtomicFile.write(bytes, to: path) }
    #expect(try FileContents(path, isRegular: false).withBytes(Array.init) == bytes)
  }

  @Test func `a folder and a missing file are errors`() throws {
    #expect(throws: FileError.self) { try FileContents(scratch.path("none")) }
    #expect(throws: FileError.self) { try FileContents(scratch.path(".")) }
  }

  @Test(.endsWithin(minutes: 1))
  func `of what never ends and is no picture only the beginning is read`() throws {
    let file = try FileContents("/dev/zero", isRegular: false, startingWith: [0x89])
    #expect(file.withBytes { $0.count } < 1 << 16)
  }

  @Test(.endsWithin(minutes: 1))
  func `a pipe that nobody writes to is an error at once where a regular file is wanted`() throws {
    let path = scratch.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: FileError.self) { try FileContents(path) }
    #expect(error?.description == "cannot read \(path): it is not a regular file")
    #expect(throws: FileError.self) { try FileContents("/dev/zero") }
  }

  @Test(.endsWithin(minutes: 1), arguments: ["/dev/zero", "file"])
  func `more than the limit is an error`(name: String) throws {
    let path = name == "file" ? scratch.path(name) : name
    if name == "file" { try AtomicFile.write([UInt8](repeating: 0, count: 100_001), to: path) }
    let error = #expect(throws: FileError.self) {
      try FileContents(path, isRegular: false, limit: 100_000)
    }
    #expect(error?.code == EFBIG)
  }

  @Test func `a file that is cut short later keeps the bytes that were read`() throws {
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    let file = try file(bytes, "cut")
    #expect(truncate(scratch.path("cut"), 0) == 0)
    #expect(file.withBytes(Array.init) == bytes)
  }
}
