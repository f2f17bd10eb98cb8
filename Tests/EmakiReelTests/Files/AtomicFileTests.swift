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

  @Test func `a file has certain bytes where it has them all and no others`() throws {
    let file = folder.path + "/file"
    // Around the size of the parts that are compared, and with the change at the very end.
    for count in [0, 1, 65535, 65536, 65537, 200_000] {
      var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0) }
      try AtomicFile.write(bytes, to: file)
      #expect(try AtomicFile.holds(file, exactly: bytes), "\(count)")
      #expect(try !AtomicFile.holds(file, exactly: bytes + [1]), "\(count)")
      guard count > 0 else { continue }
      #expect(try !AtomicFile.holds(file, exactly: Array(bytes.dropLast())), "\(count)")
      bytes[count - 1] ^= 1
      #expect(try !AtomicFile.holds(file, exactly: bytes), "\(count)")
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a pipe is not opened to see whether it is the same`() throws {
    let (pipe, file) = (folder.path + "/pipe", folder.path + "/file")
    #expect(mkfifo(pipe, 0o600) == 0)
    try AtomicFile.write([1], to: file)
    // Opening it would wait for a writer.
    #expect(try !AtomicFile.holds(pipe, exactly: [1]))
    #expect(try !AtomicFile.holds(folder.path, exactly: []))
    #expect(!AtomicFile.isRegular(pipe) && AtomicFile.isRegular(file))
    try FileManager.default.removeItem(at: folder)
  }
}
