/// How messages are separated in a stream of bytes.
public enum RPCFraming: Sendable, Hashable {
  /// Each behind a header with its length: `Content-Length: 42`, as the Language Server Protocol has
  /// it.
  case headers
  /// Each on a separate line, as the Model Context Protocol has it.
  case lines

  /// A message as it is sent.
  func framed(_ message: String) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    case .lines: Array(message.utf8) + [UInt8(ascii: "\n")]
    }
  }
}
