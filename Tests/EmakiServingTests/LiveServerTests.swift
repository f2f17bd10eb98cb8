import Foundation
import Synchronization
import Testing

@testable import EmakiServing

@Suite struct `The live server` {
  @Test(
    arguments: [
      ("127.0.0.1", 200), ("127.0.0.1:80", 200), ("localhost:1", 200), ("LOCALHOST", 200),
      ("evil.example", 403), ("127.0.0.1.evil.example", 403), ("localhost:80:80", 403),
      ("127.0.0.1:x", 403), ("", 403),
    ])
  func `answers to this machine's own names alone`(_ host: String, _ status: Int) async throws {
    let running = try await RunningServer()
    #expect(try await running.status("/", host: host) == status)
    try await running.stop()
  }

  @Test(arguments: ["POST", "PUT", "DELETE"])
  func `changes nothing`(_ method: String) async throws {
    let running = try await RunningServer()
    #expect(try await running.status("/", method: method) == 405)
    try await running.stop()
  }

  @Test func `tells every stream of a change, and ends them all when it stops`() async throws {
    let running = try await RunningServer()
    let told = Counter()
    let streams = (0..<50).map { _ in
      Task { try await running.changesTold { told.add() } }
    }
    while await running.server.streamCount < 50 { try await Task.sleep(for: .milliseconds(5)) }
    await running.server.announceChange()
    while told.value < 50 { try await Task.sleep(for: .milliseconds(5)) }
    try await running.stop()
    for stream in streams { try await stream.value }
    #expect(told.value == 50)
  }

  @Test(arguments: [8, 70_000])
  func `says of bytes that are no request`(_ count: Int) async throws {
    let running = try await RunningServer()
    let bytes = String(repeating: "x", count: count) + "\r\n\r\n"
    #expect(try await running.send(bytes).hasPrefix("HTTP/1.1 400 "))
    try await running.stop()
  }

  @Test func `gives the head alone where that is asked for`() async throws {
    let running = try await RunningServer()
    let request = "HEAD /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let answer = try await running.sendAndReadAll(request)
    #expect(answer.contains("Content-Length: 3\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
    try await running.stop()
  }

  @Test func `answers two requests that come at once`() async throws {
    let running = try await RunningServer()
    let request = "GET /x HTTP/1.1\r\nHost: localhost\r\n"
    let answers = try await running.sendAndReadAll(
      request + "\r\n" + request + "Connection: close\r\n\r\n")
    #expect(answers.split(separator: "HTTP/1.1 200 OK").count == 2)
    try await running.stop()
  }

  @Test func `says so where the port is taken`() async throws {
    let running = try await RunningServer()
    let second = LiveServer(port: running.port) { _ in LiveAnswer("") }
    await #expect(throws: (any Error).self) { try await second.run { _ in } }
    try await running.stop()
  }

  @Test func `sends small answers on an open connection at once`() async throws {
    let running = try await RunningServer()
    #expect(try await running.askOnOneConnection(200) == 200)
    try await running.stop()
  }
}

/// Counts from several tasks.
private final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

#if os(Linux)
  @Suite struct `Watching a folder` {
    @Test func `notices files that are written and files that are moved in`() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("emaki-watch-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      let watch = try #require(FolderWatch([folder.path]) { continuation.yield() })
      var iterator = changes.makeAsyncIterator()
      let file = folder.appendingPathComponent("a.yaml")
      try Data("a".utf8).write(to: file)
      await iterator.next()
      try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("b.yaml"))
      await iterator.next()
      withExtendedLifetime(watch) {}
    }

    @Test func `refuses a folder that is not there`() {
      #expect(FolderWatch(["/nonexistent"]) {} == nil)
    }
  }
#endif
