import FlyingFox
import FlyingSocks
import FoundationEssentials

/// Answers a browser on this machine, and tells it when something changed.
///
/// Listens on the loopback interface only. Requests must name that interface in their `Host`, so
/// that a page from elsewhere cannot reach the server under another name. Only `GET` and `HEAD` are
/// answered; the path `/events` is a stream of server-sent events.
public actor LiveServer {
  /// Makes the answer of a request.
  public typealias Handler = @Sendable (LiveRequest) async -> LiveAnswer

  private let server: HTTPServer
  private let events: LiveEvents

  /// Makes a server.
  ///
  /// - Parameter port: the port to listen on; 0 leaves the choice to the system.
  /// - Throws: where the address cannot be made.
  public init(port: UInt16, handler: @escaping Handler) throws {
    let events = LiveEvents()
    let guarded = GuardedHandler(events: events, handler: handler)
    self.events = events
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 60, logger: .disabled,
      handler: guarded)
  }

  /// Serves until it is stopped.
  ///
  /// - Parameter whenListening: is given the port.
  /// - Throws: where the port cannot be listened on.
  public func run(whenListening: @escaping @Sendable (UInt16) -> Void) async throws {
    let server = server
    let ticking = Task { [events] in
      // What stays silent is closed by some; and a browser that left is noticed by writing.
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(15))
        await events.send(": still here\n\n")
      }
    }
    defer { ticking.cancel() }
    let announcing = Task {
      try await server.waitUntilListening()
      guard case .ip4(_, let port) = await server.listeningAddress else { return }
      ListeningSocket.sendAtOnce(port: port)
      whenListening(port)
    }
    defer { announcing.cancel() }
    do {
      try await server.run()
    } catch {
      // Stopping ends the run with an error of the closed socket.
      guard await events.isClosed else { throw error }
    }
  }

  /// Tells all pages that something changed.
  public func announceChange() async {
    await events.send("event: change\ndata: now\n\n")
  }

  /// How many streams of events are open.
  var streamCount: Int {
    get async { await events.count }
  }

  /// Ends all streams and stops listening.
  public func stop() async {
    await events.close()
    await server.stop(timeout: 1)
  }
}

/// Lets only requests through that a page of this server can make.
private struct GuardedHandler: HTTPHandler {
  let events: LiveEvents
  let handler: LiveServer.Handler

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard Self.isLocal(request.headers[.host]) else {
      return Self.response(LiveAnswer(status: 403, "This server answers to 127.0.0.1 alone.\n"))
    }
    guard request.method == .GET || request.method == .HEAD else {
      return Self.response(LiveAnswer(status: 405, "This server only shows.\n"))
    }
    if request.path == "/events" { return try await stream() }
    let values = request.query.map { ($0.name, $0.value) }
    let answer = await handler(
      LiveRequest(path: request.path, values: Dictionary(values) { _, last in last }))
    return Self.response(answer)
  }

  /// Whether a `Host` names the loopback interface, with any port.
  static func isLocal(_ host: String?) -> Bool {
    guard let host else { return false }
    let name = host.split(separator: ":", omittingEmptySubsequences: false)
    let hasPort = name.count == 2 && name[1].utf8.allSatisfy { (48...57).contains($0) }
    guard name.count == 1 || hasPort else { return false }
    return name[0] == "127.0.0.1" || name[0].lowercased() == "localhost"
  }

  private func stream() async throws -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: "text/event-stream; charset=utf-8",
        HTTPHeader("Cache-Control"): "no-store",
      ],
      body: HTTPBodySequence(from: EventBytes(stream: await events.subscribe())))
  }

  private static func response(_ answer: LiveAnswer) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(answer.status, phrase: answer.status == 200 ? "OK" : "Refused"),
      headers: [
        .contentType: answer.type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ],
      body: Data(answer.body))
  }
}
