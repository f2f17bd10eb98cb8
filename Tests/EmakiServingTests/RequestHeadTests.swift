import NIOCore
import NIOEmbedded
import Testing

@testable import EmakiServing

@Suite struct `The head of a request` {
  @Test(arguments: [
    "xxxxxxxx", "GET /", "GET / HTTP/2", "GET x HTTP/1.1", "GET /%4 HTTP/1.1",
    "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n: a",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: a",
  ])
  func `is refused where it breaks the rules`(_ head: String) async throws {
    try await expectRefusal(of: head)
  }

  @Test(arguments: [
    ("", "x", 70_000, ""), ("GET /", "x", 17_000, " HTTP/1.1"),
    ("GET / HTTP/1.1\r\nA: ", "x", 17_000, ""),
    (
      "GET / HTTP/1.1",
      "\r\nA: one of many fields, each of which is rather long, so that they fill a head", 240, ""
    ),
  ])
  func `is refused where it is too long`(
    _ start: String, _ more: String, _ count: Int, _ end: String
  ) async throws {
    try await expectRefusal(of: start + String(repeating: more, count: count) + end)
  }

  private func expectRefusal(of head: String) async throws {
    let running = try await RunningServer()
    let answer = try await running.send(head + "\r\nConnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
    #expect(answer.hasSuffix("This is no request.\n"))
    try await running.stop()
  }

  @Test func `is refused where it ends in the middle`() async throws {
    let running = try await RunningServer()
    let answer = try await running.send("GET / HTTP/1.1\r\nHo", closesFirst: true)
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
    try await running.stop()
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n", true), ("HEAD / HTTP/1.1\r\n", true), ("GET / HTTP/1.0\r\n", false),
    ("GET / HTTP/1.0\r\nConnection: keep-alive\r\n", true),
    ("GET / HTTP/1.1\r\nConnection: Close\r\n", false),
    ("GET / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n", false),
    ("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nGET ", true),
    ("CONNECT / HTTP/1.1\r\n", false),
  ])
  func `decides whether another one is read`(_ head: String, _ isOpen: Bool) async throws {
    let running = try await RunningServer()
    let host = "Host: localhost\r\n"
    let first = head.replacing("\r\n", with: "\r\n" + host, maxReplacements: 1)
    let answers = try await running.send(
      first + (head.contains("POST") ? "" : "\r\n")
        + "GET / HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
    #expect(answers.split(separator: "HTTP/1.").count == (isOpen ? 2 : 1))
    try await running.stop()
  }

  @Test func `is waited for a while`() throws {
    let channel = EmbeddedChannel()
    try LiveConnection.install(
      on: channel, guarding: RequestGuard { _ in LiveAnswer("") }, streams: OpenChannels())
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    #expect(channel.isActive)
    channel.pipeline.fireUserInboundEventTriggered(IdleStateHandler.IdleStateEvent.read)
    #expect(!channel.isActive)
  }
}
