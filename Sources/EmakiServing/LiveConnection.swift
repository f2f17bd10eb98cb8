import FlyingSocks
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers the requests of one connection, one after another.
struct LiveConnection {
  /// A connection that says nothing for so long is closed.
  private static let patience = Duration.seconds(60)
  /// How many packets behind a broken request are waited for.
  private static let mostDiscarded = 256

  private let socket: AsyncSocket
  private let guarding: RequestGuard
  private var received: [UInt8] = []

  init(_ socket: AsyncSocket, guarding: RequestGuard) {
    self.socket = socket
    self.guarding = guarding
  }

  /// Answers until one of both sides closes the connection.
  mutating func run() async {
    defer { try? socket.close() }
    do {
      while try await answerNext() {}
    } catch {
      // The other side is gone, or the server stops: there is nobody to tell.
    }
  }

  /// Answers one request; `false` where it was the last.
  private mutating func answerNext() async throws -> Bool {
    do {
      guard let bytes = try await nextHead() else { return false }
      let head = try RequestHead(bytes)
      switch await guarding.reply(to: head) {
      case .answer(let answer):
        try await send(answer, isHead: head.method == "HEAD", keepsOpen: head.keepsOpen)
      case .events(let stream):
        try await send(stream)
        return false
      }
      return head.keepsOpen && !Task.isCancelled
    } catch is RequestHead.Malformed {
      try await send(LiveAnswer(status: 400, "This is no request.\n"), keepsOpen: false)
      try await discardRest()
      return false
    }
  }

  /// Reads what was sent besides: closing before would take the answer back.
  private func discardRest() async throws {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    for _ in 0..<Self.mostDiscarded {
      guard try await read(patience: .seconds(1)) != nil else { return }
    }
  }

  // MARK: Reading

  /// The bytes before the next empty line; `nil` where the other side has closed.
  private mutating func nextHead() async throws -> [UInt8]? {
    let end: [UInt8] = [13, 10, 13, 10]
    var searched = 0
    while true {
      if let range = received[searched...].firstRange(of: end) {
        defer { received.removeSubrange(..<range.upperBound) }
        return Array(received[..<range.lowerBound])
      }
      guard received.count <= RequestHead.maxCount else { throw RequestHead.Malformed() }
      searched = max(0, received.count - 3)
      guard let more = try await read(patience: Self.patience) else { return nil }
      received += more
    }
  }

  private func read(patience: Duration) async throws -> [UInt8]? {
    let socket = socket
    return try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        do { return try await socket.read(atMost: 4096) } catch SocketError.disconnected {
          return nil
        }
      }
      group.addTask {
        try await Task.sleep(for: patience)
        return nil
      }
      return try await group.next() ?? nil
    }
  }

  // MARK: Writing

  private func send(
    _ answer: LiveAnswer, isHead: Bool = false, keepsOpen: Bool
  ) async throws {
    let head = Self.head(
      answer.status,
      [
        "Content-Type: \(answer.type)", "Content-Length: \(answer.body.count)",
        "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
        "Connection: \(keepsOpen ? "keep-alive" : "close")",
      ])
    try await socket.write(Data(Array(head.utf8) + (isHead ? [] : answer.body)))
  }

  /// Events as they come, until the stream ends.
  private func send(_ events: AsyncStream<[UInt8]>) async throws {
    let head = Self.head(
      200, ["Content-Type: text/event-stream; charset=utf-8", "Connection: close"])
    try await socket.write(Data(head.utf8))
    for await event in events { try await socket.write(Data(event)) }
  }

  private static func head(_ status: Int, _ fields: [String]) -> String {
    let phrase = status == 200 ? "OK" : "Refused"
    let lines = ["HTTP/1.1 \(status) \(phrase)", "Cache-Control: no-store"] + fields
    return lines.map { $0 + "\r\n" }.joined() + "\r\n"
  }
}
