import NIOCore
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
    while running.server.streamCount < 50 { try await Task.sleep(for: .milliseconds(5)) }
    running.server.announceChange()
    while told.value < 50 { try await Task.sleep(for: .milliseconds(5)) }
    try await running.stop()
    for stream in streams { try await stream.value }
    #expect(told.value == 50)
  }

  @Test func `forgets a stream whose page is gone`() async throws {
    let running = try await RunningServer()
    try await running.connect().executeThenClose { _, outbound in
      try await outbound.write(
        ByteBuffer(string: "GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      while running.server.streamCount < 1 { try await Task.sleep(for: .milliseconds(5)) }
    }
    while running.server.streamCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
    try await running.stop()
  }

  @Test func `gives the head alone where that is asked for`() async throws {
    let running = try await RunningServer()
    let request = "HEAD /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let answer = try await running.send(request)
    #expect(answer.contains("Content-Length: 3\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
    try await running.stop()
  }

  @Test func `answers two requests that come at once`() async throws {
    let running = try await RunningServer()
    let request = "GET /x HTTP/1.1\r\nHost: localhost\r\n"
    let answers = try await running.send(
      request + "\r\n" + request + "Connection: close\r\n\r\n")
    #expect(answers.split(separator: "HTTP/1.1 200 OK").count == 2)
    try await running.stop()
  }

  @Test func `answers who sends nothing more after the question`() async throws {
    let running = try await RunningServer()
    let request = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let answers = try await running.send(request + request, closesFirst: true)
    #expect(answers.split(separator: "HTTP/1.1 200 OK").count == 2)
    #expect(answers.hasSuffix("\r\n\r\n/a "))
    try await running.stop()
  }

  @Test(arguments: [false, true])
  func `gives long answers whole before it closes`(_ closesFirst: Bool) async throws {
    let body = String(repeating: "0123456789", count: 500_000)
    let running = try await RunningServer { _ in LiveAnswer(body) }
    let answer = try await running.send(
      "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      closesFirst: closesFirst)
    #expect(answer.hasSuffix("\r\n\r\n" + body))
    try await running.stop()
  }

  @Test func `stops where it was told to before it ran`() async throws {
    let server = LiveServer(port: 0) { _ in LiveAnswer("") }
    server.stop()
    try await server.run { _ in }
  }

  @Test func `says so where the port is taken`() async throws {
    let running = try await RunningServer()
    let second = LiveServer(port: running.port) { _ in LiveAnswer("") }
    let error = await #expect(throws: LiveServer.ListeningError.self) {
      try await second.run { _ in }
    }
    #expect(
      error?.description
        == "cannot listen on port \(running.port): another program listens there")
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
