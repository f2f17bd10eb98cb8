/// The bytes of a picture as PNG stores them before compression.
enum PlainRows {
  /// Appends all rows: those that equal the row above with the filter Up, the others without filter.
  ///
  /// - Returns: `false` as soon as a pixel does not fit the format.
  static func append<Format: SampleFormat>(
    _ source: PixelSource, _ format: Format, to sink: inout ByteSink
  ) -> Bool {
    let rowBytes = source.width * Format.size + 1
    // A sample is stored as four bytes, of which the next one overwrites the rest.
    sink.reserve(rowBytes * source.height + 4)
    for y in 0..<source.height {
      let row = source.row(y)
      let start = sink.end
      if y > 0 && EqualRun.length(row, source.row(y - 1), limit: source.width) == source.width {
        start.update(repeating: 0, count: rowBytes)
        start.pointee = 2
      } else {
        start.pointee = 0
        let target = UnsafeMutableRawPointer(start + 1)
        for x in 0..<source.width {
          if format.rejects(row[x]) { return false }
          target.storeBytes(
            of: format.sample(row[x]).littleEndian, toByteOffset: x &* Format.size,
            as: UInt32.self)
        }
      }
      sink.advance(to: start + rowBytes)
    }
    return true
  }
}
