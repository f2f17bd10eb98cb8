/// The open streams of events.
actor LiveEvents {
  private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  private var nextNumber = 0
  /// Whether no stream is opened any more.
  private var isClosed = false

  /// How many streams are open.
  var count: Int { listeners.count }

  /// A stream of its own for one page.
  func subscribe() -> AsyncStream<[UInt8]> {
    let number = nextNumber
    nextNumber += 1
    // A page that does not read misses old news, which new ones replace anyway.
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(4))
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(number) }
    }
    continuation.yield(Array(": welcome\n\n".utf8))
    if isClosed { continuation.finish() } else { listeners[number] = continuation }
    return stream
  }

  /// Writes text to all streams.
  func send(_ text: String) {
    for listener in listeners.values { listener.yield(Array(text.utf8)) }
  }

  /// Ends all streams.
  func close() {
    isClosed = true
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  private func remove(_ number: Int) {
    listeners[number] = nil
  }
}
