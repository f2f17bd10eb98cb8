import Foundation
import Testing

@testable import EmakiFiles

@Suite struct `A file that grows` {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func `is there once it is finished, and never otherwise`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = path("page")
    do {
      let file = try GrowingFile(page)
      try file.write("lost")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let file = try GrowingFile(page)
    for part in ["a", "", "bc"] { try file.write(part) }
    #expect(!FileManager.default.fileExists(atPath: page))
    try file.finish()
    #expect(try AtomicFile.read(page) == Array("abc".utf8))
  }

  @Test func `takes no hidden name that a process of the same number has`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let taken = ".emaki-\(getpid())-0.partial"
    try AtomicFile.write("of another container", to: path(taken))
    let file = try GrowingFile(path("page"))
    try file.write("mine")
    try file.finish()
    #expect(try AtomicFile.read(path(taken)) == Array("of another container".utf8))
    #expect(try AtomicFile.read(path("page")) == Array("mine".utf8))
  }

  @Test func `goes into a pipe at once and leaves it a pipe`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    async let read = Task.detached { try AtomicFile.read(pipe) }.value
    let written = Task.detached {
      let file = try GrowingFile(pipe)
      try file.write("through")
      try file.finish()
    }
    try await written.value
    #expect(try await read == Array("through".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["pipe"] && !AtomicFile.isRegular(pipe))
  }

  @Test func `names the path that was given where it cannot be`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = path("no/page")
    let error = #expect(throws: FileError.self) { try GrowingFile(missing) }
    #expect(error?.description == "cannot write \(missing): No such file or directory")
    #expect(#expect(throws: FileError.self) { try GrowingFile(folder.path) }?.code == EISDIR)
  }
}
