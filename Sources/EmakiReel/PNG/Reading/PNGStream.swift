/// The expanded bytes of a picture, in parts of one size.
struct PNGStream: ~Copyable {
  private var inflater: Inflater
  /// The compressed bytes, where they came in pieces.
  private let joined: ReadyMemory?

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - data: the compressed bytes in pieces; they must stay in place.
  ///   - part: how many bytes come at a time.
  ///   - places: a part stays in place until this many parts less one are asked for behind it.
  init(_ data: [UnsafeRawBufferPointer], part: Int, places: Int = 1) throws(PNGError) {
    inflater = Inflater(part: part, places: places)
    var input = data.first ?? UnsafeRawBufferPointer(start: nil, count: 0)
    if data.count > 1 {
      let memory = Self.join(data)
      input = UnsafeRawBufferPointer(
        start: memory.start, count: data.reduce(0) { $0 + $1.count })
      joined = consume memory
    } else {
      joined = nil
    }
    do { try inflater.start(input) } catch { throw PNGError(error) }
  }

  private static func join(_ pieces: [UnsafeRawBufferPointer]) -> ReadyMemory {
    let memory = ReadyMemory(count: pieces.reduce(1) { $0 + $1.count })
    var end = UnsafeMutableRawPointer(memory.start)
    for piece in pieces {
      if let start = piece.baseAddress { end.copyMemory(from: start, byteCount: piece.count) }
      end += piece.count
    }
    return memory
  }

  /// The next part, which is shorter only at the end; `nil` behind the last, once the stream's own
  /// check was found right. Four more bytes can be read behind it.
  mutating func next() throws(PNGError) -> UnsafeRawBufferPointer? {
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
