import NIOHTTP1

/// Lets only requests through that a page of this server can make.
struct RequestGuard: Sendable {
  /// The reply to a request.
  enum Reply {
    /// At once.
    case answer(LiveAnswer)
    /// Events as they come.
    case events
  }

  /// The answer to what breaks the rules of requests.
  static let noRequest = LiveAnswer(status: 400, "This is no request.\n")

  let handler: LiveServer.Handler

  func reply(to head: HTTPRequestHead) async -> Reply {
    let hosts = head.headers["host"]
    guard hosts.count <= 1, let request = LiveRequest(target: head.uri) else {
      return .answer(Self.noRequest)
    }
    guard Self.isLocal(hosts.first) else {
      return .answer(LiveAnswer(status: 403, "This server answers to 127.0.0.1 alone.\n"))
    }
    guard Self.isOwn(head.headers) else {
      return .answer(LiveAnswer(status: 403, "This server answers to its own pages alone.\n"))
    }
    guard head.method == .GET || head.method == .HEAD else {
      return .answer(LiveAnswer(status: 405, "This server only shows.\n"))
    }
    if request.path == "/events" && head.method == .GET { return .events }
    return .answer(await handler(request))
  }

  /// Whether no page of another site has made the request, as far as the browser tells.
  private static func isOwn(_ headers: HTTPHeaders) -> Bool {
    if headers["sec-fetch-site"].contains("cross-site") { return false }
    let host = headers["host"].first
    return headers["origin"].allSatisfy { $0 == "http://\(host ?? "")" }
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
