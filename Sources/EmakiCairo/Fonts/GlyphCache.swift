import EmakiDrawing
internal import EmakiThreads
internal import Synchronization

/// Masks, outlines and pictures of glyphs that were drawn before.
final class GlyphCache: Sendable {
  /// A glyph at a size and at a position within a pixel.
  private struct MaskKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    /// Pixels per em, in 64ths.
    var size: Int
    /// Quarters of a pixel to the right, and below, times four.
    var phase: Int
  }

  private struct GlyphKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  /// FreeType draws for one thread at a time.
  private let library = Mutex(FreeTypeLibrary())
  private let masks = SharedCache<MaskKey, GlyphMask?>(limit: 16 << 20) {
    64 + ($0?.bytes.count ?? 0)
  }
  private let outlines = SharedCache<GlyphKey, Path>(limit: 8192)
  private let pictures = SharedCache<GlyphKey, GlyphPicture?>(limit: 256)

  /// The coverage of a glyph; see `FreeTypeFace.mask`.
  func mask(
    _ face: Typeface, _ glyph: UInt32, size: Int, phaseX: Int, phaseY: Int
  ) -> GlyphMask? {
    let key = MaskKey(
      face: ObjectIdentifier(face), glyph: glyph, size: size, phase: 4 * phaseY + phaseX)
    return masks.value(of: key) {
      withDrawing(face) { $0.mask(of: glyph, size: size, phaseX: phaseX, phaseY: phaseY) }
    }
  }

  /// The outline of a glyph in ems, y downwards.
  private func outline(_ face: Typeface, _ glyph: UInt32) -> Path {
    outlines.value(of: GlyphKey(face: ObjectIdentifier(face), glyph: glyph)) {
      let outline = withDrawing(face) { $0.outline(of: glyph) } ?? Path()
      return outline.applying(.scale(x: 1 / face.unitsPerEm, y: -1 / face.unitsPerEm))
    }
  }

  /// The outlines of a line's letters at their positions.
  func outlines(of glyphs: [ShapedLine.Glyph], size: Double) -> [Path] {
    glyphs.filter { !$0.face.isColored }.map { glyph in
      outline(glyph.face, glyph.id).applying(
        Transform(a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y))
    }
  }

  /// The picture of a glyph of a coloured font.
  func picture(_ face: Typeface, _ glyph: UInt32) -> GlyphPicture? {
    pictures.value(of: GlyphKey(face: ObjectIdentifier(face), glyph: glyph)) {
      withDrawing(face) { $0.picture(of: glyph) }
    }
  }

  private func withDrawing<Result: Sendable>(
    _ face: Typeface, _ body: @Sendable (FreeTypeFace) -> Result?
  ) -> Result? {
    library.withLock { library in
      library.flatMap { face.drawing(in: $0) }.flatMap(body)
    }
  }
}
