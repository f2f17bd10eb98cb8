/// The expanded bytes of a picture, in parts of one size.
struct PNGStream: ~Copyable {
  private var inflater: Inflater

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - data: the compressed bytes in pieces; they must not be moved in memory.
  ///   - part: how many bytes come at a time.
  ///   - places: the parts in memory: one stays valid until this many less one are asked for behind
  ///     it.
  init(_ data: [UnsafeRawBufferPointer], part: Int, places: Int = 1) {
    inflater = Inflater(data, part: part, places: places)
  }

  /// The next part, which is shorter only at the end; `nil` behind the last, once the stream's
  /// checksum was found right. Four more bytes can be read behind it.
  mutating func next() throws(PNGError) -> UnsafeRawBufferPointer? {
    do { return try inflater.next() } catch { throw PNGError(error) }
  }
}

extension PNGError {
  /// Makes the error for a fault met while expanding the pixels.
  init(_ error: InflateError) {
    let part = "the image data"
    switch error {
    case .truncated: self.init(.truncated(part))
    case .malformed, .tooLong: self.init(.malformed(part))
    case .wrongCheck: self.init(.wrongCheck(chunk: "IDAT"))
    }
  }
}
