import FlyingSocks
import Foundation

@testable import EmakiServing

/// A server that answers with the path and values it was asked for.
final class RunningServer: Sendable {
  let server: LiveServer
  let port: UInt16
  private let run: Task<Void, any Error>

  init() async throws {
    let server = LiveServer(port: 0) { request in
      let values = request.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return LiveAnswer("\(request.path) \(values.joined(separator: "&"))")
    }
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    run = Task { try await server.run { continuation.yield($0) } }
    self.server = server
    guard let port = await ports.first(where: { _ in true }) else { throw CancellationError() }
    self.port = port
  }

  /// Stops and waits for the end of the run.
  func stop() async throws {
    await server.stop()
    try await run.value
  }

  /// Sends bytes as they are and gives back what comes until the connection is closed or silent.
  func send(_ text: String) async throws -> String {
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    defer { try? socket.close() }
    try await socket.write(Data(text.utf8))
    var bytes: [UInt8] = []
    while let byte = try? await socket.read() {
      bytes.append(byte)
      if bytes.suffix(4) == [13, 10, 13, 10] { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends bytes and gives back everything until the connection is closed.
  func sendAndReadAll(_ text: String) async throws -> String {
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    defer { try? socket.close() }
    try await socket.write(Data(text.utf8))
    var bytes: [UInt8] = []
    while let byte = try? await socket.read() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
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
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    try await socket.write(Data("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    var text = ""
    while let byte = try? await socket.read() {
      text.unicodeScalars.append(UnicodeScalar(byte))
      if text.hasSuffix("event: change\ndata: now\n\n") { onChange() }
    }
  }

  /// Asks `count` times on one connection; returns how many answers were right.
  func askOnOneConnection(_ count: Int) async throws -> Int {
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    let request = "GET /a?b=1 HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n"
    var right = 0
    for _ in 0..<count {
      try await socket.write(Data(request.utf8))
      var text = ""
      while !text.hasSuffix("/a b=1") {
        text.unicodeScalars.append(UnicodeScalar(try await socket.read()))
      }
      right += text.hasPrefix("HTTP/1.1 200") ? 1 : 0
    }
    try socket.close()
    return right
  }
}
