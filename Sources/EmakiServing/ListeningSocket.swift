import FlyingSocks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The socket on which the process listens, on the loopback interface.
struct ListeningSocket {
  private let socket: AsyncSocket
  /// The port, also where the system chose it.
  let port: UInt16

  /// - Throws: where the port cannot be listened on.
  init(port: UInt16, pool: any AsyncSocketPool) throws {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let given) = try socket.sockname() else {
        throw SocketError.unsupportedAddress
      }
      self.port = given
      self.socket = try AsyncSocket(socket: socket, pool: pool)
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Gives each new connection to `body`, until the task is cancelled or the socket fails.
  func forEachConnection(_ body: (AsyncSocket) -> Void) async throws {
    defer { try? socket.close() }
    while !Task.isCancelled {
      do {
        let connection = try await socket.accept()
        // Otherwise the system holds back the end of an answer until its start is acknowledged.
        try? connection.socket.setValue(
          true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        body(connection)
      } catch SocketError.failed(_, let number, _) where Self.passes(number) {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  /// Whether an error of the system is one of the connection, or a lack that passes.
  private static func passes(_ number: Int32) -> Bool {
    [ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EINTR].contains(number)
  }
}
