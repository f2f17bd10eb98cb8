/// Expands the rows of a picture as they are stored, each with its filter byte, from the top down.
struct PNGRowReader: ~Copyable {
  private var inflater = Inflater()
  /// The compressed bytes, where they came in pieces.
  private var joined = ByteSink(capacity: 0)
  /// What was expanded but not used.
  private var rest = UnsafeRawBufferPointer(start: nil, count: 0)
  /// A row that did not come whole.
  private var partial = ByteSink(capacity: 0)

  /// Begins a picture.
  ///
  /// - Parameter data: the compressed bytes in pieces; they must stay in place.
  init(_ data: [UnsafeRawBufferPointer]) throws(PNGError) {
    var input = data.first ?? rest
    if data.count > 1 {
      for piece in data { joined.append(piece) }
      input = joined.bytes
    }
    do { try inflater.start(input) } catch { throw PNGError(error) }
  }

  /// The next bytes, of a whole row; valid until the next call. Four more can be read behind them.
  mutating func next(_ count: Int) throws(PNGError) -> UnsafeRawBufferPointer {
    if rest.count >= count { return take(count) }
    partial.removeAll()
    partial.reserve(count + 4)
    try read(into: UnsafeMutableRawBufferPointer(start: partial.start, count: count))
    return UnsafeRawBufferPointer(start: partial.start, count: count)
  }

  /// Copies the next bytes.
  mutating func read(into target: UnsafeMutableRawBufferPointer) throws(PNGError) {
    var filled = 0
    while filled < target.count {
      if rest.isEmpty {
        guard let more = try expanded() else { throw PNGError(InflateError.truncated) }
        rest = more
      }
      let part = take(min(target.count - filled, rest.count))
      UnsafeMutableRawBufferPointer(rebasing: target[filled...]).copyMemory(from: part)
      filled += part.count
    }
  }

  /// Compares the stream's own check, unless there are bytes that belong to no row.
  mutating func finish() throws(PNGError) {
    while rest.isEmpty, let more = try expanded() { rest = more }
  }

  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer {
    let part = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    return part
  }

  private mutating func expanded() throws(PNGError) -> UnsafeRawBufferPointer? {
    do { return try inflater.next() } catch { throw PNGError(error) }
  }
}

extension PNGError {
  /// What expanding the pixels came upon.
  init(_ error: InflateError) {
    let part = "the image data"
    switch error {
    case .truncated: self.init(.truncated(part))
    case .malformed, .tooLong: self.init(.malformed(part))
    case .wrongCheck: self.init(.wrongCheck(chunk: "IDAT"))
    }
  }
}
