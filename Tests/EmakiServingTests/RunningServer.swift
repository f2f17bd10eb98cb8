import NIOCore
import NIOPosix

@testable import EmakiServing

/// A server and its clients.
final class RunningServer: Sendable {
  let server: LiveServer
  let port: UInt16
  private let run: Task<Void, any Error>

  /// - Parameter handler: says path and values unless something else is given.
  init(_ handler: @escaping LiveServer.Handler = RunningServer.echo) async throws {
    let server = LiveServer(port: 0, handler: handler)
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    run = Task { try await server.run { continuation.yield($0) } }
    self.server = server
    guard let port = await ports.first(where: { _ in true }) else { throw CancellationError() }
    self.port = port
  }

  static let echo: LiveServer.Handler = { request in
    let values = request.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return LiveAnswer("\(request.path) \(values.joined(separator: "&"))")
  }

  /// Stops and waits for the end of the run.
  func stop() async throws {
    server.stop()
    try await run.value
  }

  /// A connection of its own; it stays open for reading when writing is finished.
  func connect() async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: Int(port)) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
        }
      }
  }

  /// Sends bytes as they are and gives back everything until the server closes the connection.
  ///
  /// - Parameter closesFirst: whether the client says at once that it sends nothing more.
  func send(_ text: String, closesFirst: Bool = false) async throws -> String {
    try await connect().executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      if closesFirst { outbound.finish() }
      var received = ""
      for try await bytes in inbound { received += String(buffer: bytes) }
      return received
    }
  }

  func status(_ target: String, method: String = "GET", host: String = "127.0.0.1") async throws
    -> Int?
  {
    let head = try await send(
      "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    return head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  /// Reads the stream of events until it ends; counts those that tell of a change.
  func changesTold(_ onChange: @escaping @Sendable () -> Void) async throws {
    try await connect().executeThenClose { inbound, outbound in
      try await outbound.write(
        ByteBuffer(string: "GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      var text = ""
      for try await bytes in inbound {
        text += String(buffer: bytes)
        let changes = text.split(separator: "event: change\ndata: now\n\n")
        for _ in changes.dropFirst() { onChange() }
        text = changes.last.map(String.init) ?? ""
      }
    }
  }

  /// Asks `count` times on one connection; returns how many answers were right.
  func askOnOneConnection(_ count: Int) async throws -> Int {
    try await connect().executeThenClose { inbound, outbound in
      var answers = inbound.makeAsyncIterator()
      var right = 0
      for _ in 0..<count {
        try await outbound.write(
          ByteBuffer(string: "GET /a?b=1 HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        var text = ""
        while !text.hasSuffix("/a b=1"), let bytes = try await answers.next() {
          text += String(buffer: bytes)
        }
        right += text.hasPrefix("HTTP/1.1 200") ? 1 : 0
      }
      return right
    }
  }
}
