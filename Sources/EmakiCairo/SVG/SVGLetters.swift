import EmakiDrawing

/// The outlines of letters that SVG documents define once. One thread fills them.
package final class SVGLetters {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
    let size: Double
  }

  private var ids: [Key: String?] = [:]
  private var outlines = SVGText()

  /// No letters yet.
  package init() {}

  /// All that were asked for, in this order, as an element of the document.
  package var definitions: String {
    outlines.bytes.isEmpty
      ? "" : "<defs>\n\(String(decoding: outlines.bytes, as: UTF8.self))</defs>\n"
  }

  /// The id of a letter's outline with its origin at (0, 0); `nil` for one that draws nothing, such as
  /// a space.
  ///
  /// Ids have a colon, which those of views cannot have, so that none is taken.
  func id(
    of glyph: ShapedLine.Glyph, size: Double, _ cache: GlyphCache
  ) -> String? {
    let key = Key(face: ObjectIdentifier(glyph.face), glyph: glyph.id, size: size)
    if let known = ids[key] { return known }
    var letter = glyph
    letter.position = .zero
    let outline = cache.outlines(of: [letter], size: size)
    guard let path = outline.first, !path.segments.isEmpty else {
      ids[key] = .some(nil)
      return nil
    }
    let id = "l:\(ids.count)" + SVGMark.ending
    ids[key] = id
    outlines.write("<path")
    outlines.attribute("id", ofIDs: id)
    outlines.write(" d=\"")
    // A hundredth of a point is not seen in a letter; its numbers are a quarter shorter.
    outlines.path(path, grain: 10)
    outlines.write("\"/>\n")
    return id
  }
}
