import EmakiPlatform
import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers a browser on this machine, and tells it when something changed.
///
/// Listens on the loopback interface only. Requests must name that interface in their `Host`, so
/// that a page from elsewhere cannot reach the server under another name. Only `GET` and `HEAD` are
/// answered; the path `/events` is a stream of server-sent events.
public final class LiveServer: Sendable {
  /// Makes the answer of a request; is called on no thread of the network.
  public typealias Handler = @Sendable (LiveRequest) async -> LiveAnswer

  /// Why a port cannot be listened on.
  public struct ListeningError: Error, CustomStringConvertible {
    let port: UInt16
    let reason: String
    /// One line for people.
    public var description: String { "cannot listen on port \(port): \(reason)" }
  }

  private let port: UInt16
  private let guarding: RequestGuard
  /// Everything that ends when the server stops.
  private let channels = OpenChannels()
  private let streams = OpenChannels()

  /// Makes a server.
  ///
  /// - Parameter port: the port to listen on; 0 leaves the choice to the system.
  public init(port: UInt16, handler: @escaping Handler) {
    self.port = port
    guarding = RequestGuard(handler: handler)
  }

  /// Serves until it is stopped.
  ///
  /// - Parameter whenListening: is given the port.
  /// - Throws: `ListeningError` where the port cannot be listened on.
  public func run(whenListening: (UInt16) -> Void) async throws {
    let listening = try await listen()
    channels.insert(listening)
    // Some close a connection that stays silent.
    let pulse = listening.eventLoop.scheduleRepeatedTask(
      initialDelay: .seconds(15), delay: .seconds(15)
    ) { [streams] _ in
      streams.send(": still here\n\n")
    }
    defer { pulse.cancel() }
    whenListening(listening.localAddress?.port.flatMap(UInt16.init) ?? port)
    try await listening.closeFuture.get()
  }

  private func listen() async throws -> any Channel {
    do {
      return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        // Who asks and closes its side is answered all the same.
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .childChannelInitializer { [guarding, channels, streams] channel in
          channels.insert(channel)
          return channel.eventLoop.makeCompletedFuture {
            try LiveConnection.install(on: channel, guarding: guarding, streams: streams)
          }
        }
        .bind(to: SocketAddress(ipAddress: "127.0.0.1", port: Int(port))).get()
    } catch let error as IOError {
      throw ListeningError(port: port, reason: Self.reason(of: error))
    }
  }

  private static func reason(of error: IOError) -> String {
    switch error.errnoCode {
    case EADDRINUSE: "another program listens there"
    case EACCES: "the system keeps it to itself"
    default: String(cString: strerror(error.errnoCode))
    }
  }

  /// Tells all pages that something changed.
  public func announceChange() {
    streams.send("event: change\ndata: now\n\n")
  }

  /// How many streams of events are open.
  var streamCount: Int { streams.count }

  /// Closes all connections and stops listening, for good.
  public func stop() {
    channels.close()
  }
}
