/// The expanded bytes of a picture, in parts of one size.
struct PNGStream: ~Copyable {
  private var inflater: Inflater
  /// The compressed bytes, where they came in pieces.
  private var joined = ByteSink(capacity: 0)

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
      joined.reserve(data.reduce(0) { $0 + $1.count })
      for piece in data { joined.append(piece) }
      input = joined.bytes
    }
    do { try inflater.start(input) } catch { throw PNGError(error) }
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
