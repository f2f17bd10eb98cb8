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

  @Test func `takes no hidden name that a process of another container has`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let taken = ".emaki-\(getpid())-1.partial"
    let other = open(path(taken), O_CREAT | O_WRONLY, 0o600)
    defer { close(other) }
    try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
    for text in ["mine", "mine again"] {
      let file = try GrowingFile(path("page"))
      try file.write(text)
      try file.finish()
    }
    #expect(FileManager.default.fileExists(atPath: path(taken)))
    #expect(try AtomicFile.read(path("page")) == Array("mine again".utf8))
  }

  @Test func `removes what processes have left that are gone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let left = path(".emaki-1-7.partial")
    try Data("half".utf8).write(to: URL(fileURLWithPath: left))
    try Data("the user's own".utf8).write(to: folder.appendingPathComponent(".emaki-notes"))
    try AtomicFile.write("old", to: path("page"))
    try AtomicFile.write("new", to: path("page"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == [".emaki-notes", "page"])
  }

  @Test func `goes into a pipe at once and leaves it a pipe`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    async let read = Task.detached { try AtomicFile.read(pipe, isRegular: false) }.value
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
