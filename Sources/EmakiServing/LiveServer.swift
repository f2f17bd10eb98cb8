import FlyingSocks

/// Answers a browser on this machine, and tells it when something changed.
///
/// Listens on the loopback interface only. Requests must name that interface in their `Host`, so
/// that a page from elsewhere cannot reach the server under another name. Only `GET` and `HEAD` are
/// answered; the path `/events` is a stream of server-sent events.
public actor LiveServer {
  /// Makes the answer of a request.
  public typealias Handler = @Sendable (LiveRequest) async -> LiveAnswer

  private let port: UInt16
  private let guarding: RequestGuard
  private let events = LiveEvents()
  private var work: Task<Void, any Error>?

  /// Makes a server.
  ///
  /// - Parameter port: the port to listen on; 0 leaves the choice to the system.
  public init(port: UInt16, handler: @escaping Handler) {
    self.port = port
    guarding = RequestGuard(events: events, handler: handler)
  }

  /// Serves until it is stopped.
  ///
  /// - Parameter whenListening: is given the port.
  /// - Throws: where the port cannot be listened on.
  public func run(whenListening: @escaping @Sendable (UInt16) -> Void) async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    let socket = try ListeningSocket(port: port, pool: pool)
    let (events, guarding) = (events, guarding)
    let work = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await pool.run() }
        group.addTask { try await Self.keepAlive(events) }
        group.addTask { try await Self.answer(connectionsOf: socket, guarding) }
        try await group.next()
      }
    }
    self.work = work
    whenListening(socket.port)
    do {
      try await work.value
    } catch  where work.isCancelled {
      // Stopping ends the run with errors of closed sockets.
    }
  }

  private static func answer(
    connectionsOf socket: ListeningSocket, _ guarding: RequestGuard
  ) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      defer { group.cancelAll() }
      try await socket.forEachConnection { connection in
        group.addTask {
          var connection = LiveConnection(connection, guarding: guarding)
          await connection.run()
        }
      }
    }
  }

  /// What stays silent is closed by some; and a browser that left is noticed by writing.
  private static func keepAlive(_ events: LiveEvents) async throws {
    while true {
      try await Task.sleep(for: .seconds(15))
      await events.send(": still here\n\n")
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
    work?.cancel()
  }
}
