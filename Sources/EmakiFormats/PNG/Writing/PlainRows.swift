/// The bytes of a picture as PNG stores them before compression.
enum PlainRows {
  /// Appends all rows: those that equal the row above with the filter Up, the others without filter.
  ///
  /// - Returns: `false` as soon as a pixel does not fit the format.
  static func append<Format: SampleFormat>(
    _ source: PixelSource, _ format: Format, to sink: inout ByteSink
  ) -> Bool {
    let rowBytes = source.width * Format.size + 1
    // Samples are stored as four or eight bytes, of which the next ones overwrite the rest.
    sink.reserve(rowBytes * source.height + 8)
    for y in 0..<source.height {
      let row = source.row(y)
      let start = sink.end
      if y > 0 && EqualRun.length(row, source.row(y - 1), limit: source.width) == source.width {
        start.update(repeating: 0, count: rowBytes)
        start.pointee = 2
      } else {
        start.pointee = 0
        guard append(row, source.width, format, at: start + 1) else { return false }
      }
      sink.advance(to: start + rowBytes)
    }
    return true
  }

  private static func append<Format: SampleFormat>(
    _ row: UnsafePointer<UInt32>, _ width: Int, _ format: Format,
    at start: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let target = UnsafeMutableRawPointer(start)
    var x = 0
    while Format.channels != nil && x &+ 8 <= width {
      let pixels = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<UInt32>.self)
      if format.rejectsAny(pixels) { return false }
      let samples = unsafeBitCast(format.samples(pixels), to: SIMD4<UInt64>.self)
      // Two samples of three bytes in the low six of each lane.
      let pairs = samples & 0xFF_FFFF | (samples &>> 8 & 0xFFFF_FF00_0000)
      for lane in 0..<4 {
        target.storeBytes(
          of: pairs[lane].littleEndian, toByteOffset: x &* 3 &+ lane &* 6, as: UInt64.self)
      }
      x &+= 8
    }
    while x < width {
      if format.rejects(row[x]) { return false }
      target.storeBytes(
        of: format.sample(row[x]).littleEndian, toByteOffset: x &* Format.size, as: UInt32.self)
      x &+= 1
    }
    return true
  }
}
