import EmakiPlatform
import EmakiText
import Synchronization

/// Where messages are written, each as a whole, from any thread.
final class RPCOutput: Sendable {
  private let framing: RPCFraming
  private let descriptor: Int32
  /// Whether nobody reads any more.
  private let isClosed = Mutex(false)

  init(_ framing: RPCFraming, _ descriptor: Int32) {
    self.framing = framing
    self.descriptor = descriptor
  }

  func send(_ message: JSONValue) {
    let bytes = framing.framed(message.text)
    isClosed.withLock { isClosed in
      var rest = bytes
      while !isClosed, !rest.isEmpty {
        let count = write(descriptor, rest, rest.count)
        if count < 0 {
          if errno != EINTR { isClosed = true }
        } else {
          rest = count == rest.count ? [] : Array(rest[count...])
        }
      }
    }
  }
}
