public import EmakiDrawing

/// Writes pictures as PNG, fastest for flat drawings with text.
///
/// Opaque pictures become RGB and others RGBA; pictures of at most 256 colours get a palette where
/// that is smaller. The bytes depend on nothing but the pixels, the level and the metadata.
///
/// An encoder keeps its working storage (about 3 MB at most for usual screens), so use one for many
/// frames; it must not be used from two threads at once.
///
/// Why not a library: laying out, drawing and writing a screen of four megapixels takes 57 ms of
/// processor time in all; libpng takes 157 to write it.
public final class PNGEncoder {
  /// How much time to spend.
  public enum Level: Sendable, Hashable, CaseIterable {
    /// About a thousandth of a second for a megapixel of drawing.
    case fast
    /// Some five times slower and a twelfth smaller.
    case small
  }

  /// Bytes of a file below which a palette must prove that it pays.
  private static let smallFile = 1 << 14

  /// How much time to spend.
  public let level: Level
  private let compressor: FrameCompressor
  private let textCompressor = ByteCompressor()
  /// The texts of the last file, and their chunks: frames often say the same.
  private var texts: (said: [PNGText], chunks: [UInt8]) = ([], [])
  private var palette = Palette()
  private var sink = ByteSink()

  /// Makes an encoder.
  public init(level: Level = .fast) {
    self.level = level
    compressor = FrameCompressor(level: level, compressor: ByteCompressor())
  }

  /// The PNG file of a picture.
  public func encode(
    _ picture: PixelBuffer, metadata: PNGMetadata = PNGMetadata()
  ) throws(PNGError) -> [UInt8] {
    try picture.withSource { source throws(PNGError) in
      try encode(source, StraightRGBA.self, metadata)
    }
  }

  /// The PNG file of a Cairo surface of format ARGB32, whose rows are read in place.
  ///
  /// A pixel is a 32-bit number in the machine's byte order with alpha in the highest byte, then
  /// red, green and blue, premultiplied. The surface must be flushed.
  ///
  /// - Parameters:
  ///   - rows: all rows; at least `stride · (height − 1) + 4 · width` bytes, aligned to 4.
  ///   - stride: bytes from one row to the next, a multiple of 4.
  public func encode(
    premultipliedARGB rows: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int,
    metadata: PNGMetadata = PNGMetadata()
  ) throws(PNGError) -> [UInt8] {
    let source = try PixelSource(rows, stride: stride, width: width, height: height)
    return try encode(source, PremultipliedARGB.self, metadata)
  }

  private func encode<Layout: PixelLayout>(
    _ source: PixelSource, _ layout: Layout.Type, _ metadata: PNGMetadata
  ) throws(PNGError) -> [UInt8] {
    guard palette.collect(source) else { return try encodeDirect(source, layout, metadata) }
    let colors = palette.sortedColors(layout)
    compressor.compress(source, IndexedSamples(slots: palette.slots))
    let indexed = try file(source, IndexedSamples.colorType, colors, metadata)
    // Only in a small file can the palette itself cost more than it saves.
    guard indexed.count < Self.smallFile else { return indexed }
    let direct = try encodeDirect(source, layout, metadata)
    return direct.count < indexed.count ? direct : indexed
  }

  /// A file without palette.
  private func encodeDirect<Layout: PixelLayout>(
    _ source: PixelSource, _ layout: Layout.Type, _ metadata: PNGMetadata
  ) throws(PNGError) -> [UInt8] {
    // Whether the picture is opaque shows on the way: translucent pixels mostly come early.
    if compressor.compress(source, RGBSamples<Layout>()) {
      return try file(source, RGBSamples<Layout>.colorType, [], metadata)
    }
    compressor.compress(source, RGBASamples<Layout>())
    return try file(source, RGBASamples<Layout>.colorType, [], metadata)
  }

  /// The file around the compressed rows.
  private func file(
    _ source: PixelSource, _ colorType: UInt8, _ colors: [UInt32], _ metadata: PNGMetadata
  ) throws(PNGError) -> [UInt8] {
    sink.removeAll()
    PNGChunks.appendHeader(
      width: source.width, height: source.height, colorType: colorType, bitDepth: 8,
      metadata: metadata, to: &sink)
    if !colors.isEmpty { PNGChunks.appendPalette(colors, to: &sink) }
    try appendTexts(metadata.texts)
    PNGChunks.append("IDAT", to: &sink) { $0.append(compressor.bytes) }
    PNGChunks.append("IEND", to: &sink) { _ in }
    return Array(sink.bytes)
  }

  private func appendTexts(_ said: [PNGText]) throws(PNGError) {
    if texts.said != said {
      var chunks = ByteSink()
      for text in said { try PNGChunks.append(text, to: &chunks, compressor: textCompressor) }
      texts = (said, Array(chunks.bytes))
    }
    sink.append(texts.chunks)
  }
}
