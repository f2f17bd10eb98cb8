/// Compresses the rows of pictures, and keeps its storage between them.
final class FrameCompressor {
  private let level: PNGEncoder.Level
  private var stream = DeflateStream()
  private let places = RecentPlaces()
  private let edges = RowEdges()
  private var rows = ByteSink()
  private let compressor: ByteCompressor
  /// The zlib stream of the last picture; valid until the next.
  private(set) var bytes = UnsafeRawBufferPointer(start: nil, count: 0)

  /// - Parameter compressor: for the level `.small`; what it returned before becomes invalid.
  init(level: PNGEncoder.Level, compressor: ByteCompressor) {
    self.level = level
    self.compressor = compressor
  }

  /// Compresses all rows; `false` where a pixel does not fit the format.
  @discardableResult
  func compress<Format: SampleFormat>(_ source: PixelSource, _ format: Format) -> Bool {
    switch level {
    case .fast: compressFast(source, format)
    case .small: compressSmall(source, format)
    }
  }

  private func compressFast<Format: SampleFormat>(
    _ source: PixelSource, _ format: Format
  ) -> Bool {
    stream.reset()
    stream.output.append([0x78, 0x01])
    places.clear()
    var tokenizer = FrameTokenizer(
      source: source, format: format, places: places, edges: edges)
    guard tokenizer.run(into: &stream) else { return false }
    stream.finish()
    stream.output.append(bigEndian: tokenizer.adler.value)
    bytes = stream.output.bytes
    return true
  }

  private func compressSmall<Format: SampleFormat>(
    _ source: PixelSource, _ format: Format
  ) -> Bool {
    rows.removeAll()
    guard PlainRows.append(source, format, to: &rows) else { return false }
    bytes = compressor.compress(rows.bytes)
    return true
  }
}
