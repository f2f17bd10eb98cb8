import Foundation
import Testing

@testable import EmakiReel

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

  @Test func `a device is written to and not replaced`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    #expect(try AtomicFile.read("/dev/null") == [])
  }
}
