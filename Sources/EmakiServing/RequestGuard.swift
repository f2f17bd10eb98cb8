/// Lets only requests through that a page of this server can make.
struct RequestGuard: Sendable {
  /// What is sent back.
  enum Reply {
    /// At once.
    case answer(LiveAnswer)
    /// Bit by bit.
    case events(AsyncStream<[UInt8]>)
  }

  let events: LiveEvents
  let handler: LiveServer.Handler

  func reply(to head: RequestHead) async -> Reply {
    guard Self.isLocal(head.host) else {
      return .answer(LiveAnswer(status: 403, "This server answers to 127.0.0.1 alone.\n"))
    }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .answer(LiveAnswer(status: 405, "This server only shows.\n"))
    }
    if head.request.path == "/events" && head.method == "GET" {
      return .events(await events.subscribe())
    }
    return .answer(await handler(head.request))
  }

  /// Whether a `Host` names the loopback interface, with any port.
  private static func isLocal(_ host: String?) -> Bool {
    guard let host else { return false }
    let name = host.split(separator: ":", omittingEmptySubsequences: false)
    let hasPort = name.count == 2 && name[1].utf8.allSatisfy { (48...57).contains($0) }
    guard name.count == 1 || hasPort else { return false }
    return name[0] == "127.0.0.1" || name[0].lowercased() == "localhost"
  }
}
