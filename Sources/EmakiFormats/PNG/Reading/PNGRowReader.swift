/// Expands the rows of a picture as they are stored, each with its filter byte, from the top down.
struct PNGRowReader: ~Copyable {
  private var stream: PNGStream
  /// Expanded bytes that were not used.
  private var rest = UnsafeRawBufferPointer(start: nil, count: 0)
  /// A row that did not come whole.
  private var partial = ByteSink(capacity: 0)

  /// Begins a picture.
  ///
  /// - Parameter data: the compressed bytes in pieces; they must not be moved in memory.
  init(_ data: [UnsafeRawBufferPointer]) {
    stream = PNGStream(data, part: 1 << 17)
  }

  /// The next bytes, of a whole row; valid until the next call. Four more can be read behind them.
  mutating func next(_ count: Int) throws(PNGError) -> UnsafeRawBufferPointer {
    if rest.count >= count { return take(count) }
    partial.removeAll()
    partial.reserve(count + 4)
    while partial.count < count {
      if rest.isEmpty {
        guard let more = try stream.next() else { throw PNGError(InflateError.truncated) }
        rest = more
      }
      partial.append(take(min(count - partial.count, rest.count)))
    }
    return partial.bytes
  }

  /// Compares the stream's checksum, unless there are bytes that belong to no row.
  mutating func finish() throws(PNGError) {
    if rest.isEmpty { _ = try stream.next() }
  }

  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer {
    let part = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    return part
  }
}
