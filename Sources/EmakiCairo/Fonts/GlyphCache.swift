import EmakiDrawing

/// Masks, outlines and pictures of glyphs that were drawn before.
struct GlyphCache {
  /// A glyph at a size and at a place within a pixel.
  struct MaskKey: Hashable {
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

  private let library = FreeTypeLibrary()
  private var masks: [MaskKey: GlyphMask?] = [:]
  private var maskBytes = 0
  private var outlines: [GlyphKey: Path] = [:]
  private var pictures: [GlyphKey: GlyphPicture] = [:]

  /// The coverage of a glyph; see `FreeTypeFace.mask`.
  mutating func mask(
    _ face: Typeface, _ glyph: UInt32, size: Int, phaseX: Int, phaseY: Int
  ) -> GlyphMask? {
    let key = MaskKey(
      face: ObjectIdentifier(face), glyph: glyph, size: size, phase: 4 * phaseY + phaseX)
    if let known = masks[key] { return known }
    let mask = drawing(face)?.mask(of: glyph, size: size, phaseX: phaseX, phaseY: phaseY)
    maskBytes += 64 + (mask?.bytes.count ?? 0)
    if maskBytes > 16 << 20 {
      masks.removeAll()
      maskBytes = 0
    }
    masks[key] = .some(mask)
    return mask
  }

  /// The outline of a glyph in ems, y downwards.
  private mutating func outline(_ face: Typeface, _ glyph: UInt32) -> Path {
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = outlines[key] { return known }
    let toEms = Transform.scale(x: 1 / face.unitsPerEm, y: -1 / face.unitsPerEm)
    let outline = (drawing(face)?.outline(of: glyph) ?? Path()).applying(toEms)
    if outlines.count >= 8192 { outlines.removeAll() }
    outlines[key] = outline
    return outline
  }

  /// The outlines of a line's letters at their places.
  mutating func outlines(of glyphs: [ShapedLine.Glyph], size: Double) -> [Path] {
    glyphs.filter { !$0.face.isColored }.map { glyph in
      outline(glyph.face, glyph.id).applying(
        Transform(a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y))
    }
  }

  /// The picture of a glyph of a coloured font.
  mutating func picture(_ face: Typeface, _ glyph: UInt32) -> GlyphPicture? {
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = pictures[key] { return known }
    guard let picture = drawing(face)?.picture(of: glyph) else { return nil }
    if pictures.count >= 256 { pictures.removeAll() }
    pictures[key] = picture
    return picture
  }

  private func drawing(_ face: Typeface) -> FreeTypeFace? {
    library.flatMap { face.drawing(in: $0) }
  }
}
