import EmakiLimits
import EmakiDrawing
internal import EmakiThreads

/// The pixels of lines that were painted before.
struct LineCoverages: Sendable {
  /// A line at one position within a pixel.
  struct Key: Hashable, Sendable {
    var line: ObjectIdentifier
    var width: Double
    var size: Double
    var scale: Double
    /// Quarters of a pixel to the right, and below, times four.
    var phase: Int
  }

  /// Holds the line too: else another line could come to lie at its address.
  private struct Entry: Sendable {
    var line: ShapedLine
    var coverage: Coverage?
  }

  private let entries = SharedCache<Key, Entry>(limit: 16 << 20) {
    256 + ($0.coverage?.bytes.count ?? 0)
  }

  /// The pixels of a line, from its letters' masks where they are not known.
  func coverage(of line: ShapedLine, _ key: Key, _ glyphs: GlyphCache) -> Coverage? {
    entries.value(of: key) {
      Entry(line: line, coverage: Self.sum(of: line, key, glyphs))
    }.coverage
  }

  private static func sum(of line: ShapedLine, _ key: Key, _ glyphs: GlyphCache) -> Coverage? {
    let run = TextRun(
      text: "", font: Font(size: key.size), color: .black, origin: .zero, width: key.width)
    let pixelSize = Int(clamping: (key.size * key.scale * 64).rounded())
    let masks = line.placed(for: run).compactMap { glyph -> PlacedMask? in
      guard !glyph.face.isColored else { return nil }
      let x = Int(clamping: (glyph.position.x * key.scale * 4).rounded()) + key.phase % 4
      let y = Int(clamping: (glyph.position.y * key.scale * 4).rounded()) + key.phase / 4
      let mask = glyphs.mask(glyph.face, glyph.id, size: pixelSize, phaseX: x & 3, phaseY: y & 3)
      return mask.map { PlacedMask(mask: $0, x: (x >> 2) + $0.left, y: (y >> 2) + $0.top) }
    }
    return Coverage(masks)
  }
}
