#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The socket on which the process listens.
enum ListeningSocket {
  /// Has small parts of answers sent at once.
  ///
  /// The server's library writes head and body of an answer apart, and the system then holds the body
  /// back until the head is acknowledged: 40 ms for every answer on a connection that stays open.
  /// Connections inherit the option from the listening socket, which the library does not show.
  static func sendAtOnce(port: UInt16) {
    for descriptor in Int32(3)..<1024 where listens(descriptor, on: port) {
      var yes: Int32 = 1
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
  }

  private static func listens(_ descriptor: Int32, on port: UInt16) -> Bool {
    var isListening: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &length) == 0,
      isListening != 0
    else { return false }
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return status == 0 && address.sin_family == sa_family_t(AF_INET)
      && UInt16(bigEndian: address.sin_port) == port
  }
}
