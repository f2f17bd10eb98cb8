import NIOCore
import NIOHTTP1
import Synchronization

/// Those of some channels that are still open.
final class OpenChannels: Sendable {
  /// `nil` from when all were closed.
  private let channels = Mutex<[ObjectIdentifier: any Channel]?>([:])

  var count: Int { all.count }

  private var all: [any Channel] { channels.withLock { $0.map { Array($0.values) } ?? [] } }

  /// Holds a channel until it closes; closes it where `close()` came before.
  func insert(_ channel: any Channel) {
    let identifier = ObjectIdentifier(channel)
    let isOpen = channels.withLock { channels in
      channels?[identifier] = channel
      return channels != nil
    }
    guard isOpen else { return channel.close(promise: nil) }
    channel.closeFuture.whenComplete { _ in
      self.channels.withLock { $0?[identifier] = nil }
    }
  }

  /// Writes text to all. A page that does not read misses old news, which new ones replace anyway.
  func send(_ text: String) {
    let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text)))
    for channel in all where channel.isWritable { channel.writeAndFlush(part, promise: nil) }
  }

  /// Closes all, and those that are inserted later.
  func close() {
    let open = channels.withLock { $0.take() }
    for channel in (open ?? [:]).values { channel.close(promise: nil) }
  }
}
