import Foundation
import Testing

@testable import EmakiFiles

struct AtomicFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `a file appears whole, and nothing else`() throws {
    let path = folder.appendingPathComponent("a.png").path
    try AtomicFile.write([1, 2, 3], to: path)
    #expect(try AtomicFile.read(path) == [1, 2, 3])
    try AtomicFile.write("new", to: path)
    #expect(try AtomicFile.read(path) == Array("new".utf8))
    try AtomicFile.write([], to: path)
    #expect(try AtomicFile.read(path) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a failure names the path and leaves nothing behind`() throws {
    let missing = folder.appendingPathComponent("no/a.png").path
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: missing) }
    #expect(error?.description == "cannot write \(missing): No such file or directory")
    #expect(error?.code == ENOENT)
    let taken = folder.appendingPathComponent("folder").path
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: false)
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: taken) }
    #expect(throws: FileError.self) { try AtomicFile.read(taken) }
    #expect(throws: FileError.self) { try AtomicFile.read(missing) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["folder"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `many writers at once leave one whole file`() async throws {
    let path = folder.appendingPathComponent("b").path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<16 as Range<UInt8> {
        group.addTask { try AtomicFile.write([UInt8](repeating: writer, count: 5000), to: path) }
      }
      try await group.waitForAll()
    }
    let bytes = try AtomicFile.read(path)
    #expect(bytes.count == 5000 && Set(bytes).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `the same bytes leave a file where it is and date it anew`() throws {
    let path = folder.appendingPathComponent("same").path
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    try AtomicFile.write(bytes, to: path)
    let file = try number(path)
    let long = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: path)

    try AtomicFile.write(bytes, to: path)
    #expect(try number(path) == file)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(try #require(attributes[.modificationDate] as? Date) > long)
    // Other bytes, or fewer or more of the same, are another file.
    for other in [bytes.dropLast() + [bytes[99_999] ^ 1], bytes.dropLast(), bytes + [0]] {
      try AtomicFile.write(Array(other), to: path)
      #expect(try AtomicFile.read(path) == Array(other))
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a link is followed and stays, also one to nothing yet`() throws {
    let (path, link) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("l"))
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a")
    for text in ["text", "text", "other"] {
      try AtomicFile.write(text, to: link.path)
      #expect(try AtomicFile.read(path.path) == Array(text.utf8))
    }
    let type = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a", "l"])
    try FileManager.default.removeItem(at: folder)
  }

  /// What the system counts a file by.
  private func number(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.systemFileNumber] as? Int)
  }

  @Test func `a device is written to and not replaced`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    #expect(try AtomicFile.read("/dev/null", isRegular: false) == [])
  }
}
