import EmakiDrawing

/// Places the glyphs of a line and fits Latin letters to the widths of the iOS system font.
///
/// Each cluster that Inter sets is widened, half of it on either side: as the system font by the
/// tracking of `SystemFontWidth`; as another family, whose text is r times as wide, by (r − 1)·W/n
/// for n clusters of natural width W together.
struct Shaper {
  private struct ShapedRun {
    var face: Typeface
    var glyphs: [Typeface.Glyph]
    var isFitted: Bool

    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
    /// Neighbouring glyphs of one cluster count once.
    var clusters: Int {
      zip(glyphs, glyphs.dropFirst()).reduce(glyphs.isEmpty ? 0 : 1) {
        $0 + ($1.0.cluster == $1.1.cluster ? 0 : 1)
      }
    }
  }

  private let font: Font
  private var glyphs: [ShapedLine.Glyph] = []
  private var slots = 0
  private var pen = 0.0
  private var clusterWidths: [Int: Double] = [:]

  private init(font: Font) {
    self.font = font
  }

  /// A line of text as glyphs.
  static func shape(_ text: String, _ font: Font, _ shelf: inout FontShelf) -> ShapedLine {
    guard font.size.isFinite, font.size > 0, !text.isEmpty else {
      return ShapedLine(
        glyphs: [], slots: 0, width: 0, advances: text.map { _ in 0 })
    }
    let runs = TextRuns(text, font, &shelf)
    if runs.runs.isEmpty { return unpainted(text, font) }
    let shaped = runs.visual.map { run in
      shelf.note(used: run.face)
      return ShapedRun(
        face: run.face,
        glyphs: run.face.shape(runs.text, in: run.bytes, isRightToLeft: run.level % 2 == 1),
        isFitted: shelf.isSystemFont(run.face, for: font))
    }
    var shaper = Shaper(font: font)
    shaper.place(shaped)
    return ShapedLine(
      glyphs: shaper.glyphs, slots: shaper.slots, width: shaper.pen,
      advances: runs.starts.map { shaper.clusterWidths[$0] ?? 0 })
  }

  /// The line where there is no font at all: the layout is kept, and the shelf has reported why
  /// nothing is to be seen.
  private static func unpainted(_ text: String, _ font: Font) -> ShapedLine {
    let advances = text.map { character in
      ApproximateTextMeasurer().lines(of: TextRequest(String(character), font: font))
        .first?.width ?? 0
    }
    return ShapedLine(glyphs: [], slots: 0, width: advances.reduce(0, +), advances: advances)
  }

  private mutating func place(_ runs: [ShapedRun]) {
    let tracking = tracking(runs.filter(\.isFitted))
    for run in runs { place(run, tracking: run.isFitted ? tracking : 0) }
  }

  /// What each cluster is widened by, in points.
  private func tracking(_ fitted: [ShapedRun]) -> Double {
    guard let ratio = font.widthOverInter else {
      return SystemFontWidth.tracking(font) * font.size
    }
    let clusters = fitted.reduce(0) { $0 + $1.clusters }
    let natural = fitted.reduce(0) { $0 + $1.width } * font.size
    return clusters == 0 ? 0 : (ratio - 1) * natural / Double(clusters)
  }

  private mutating func place(_ run: ShapedRun, tracking: Double) {
    var previous: Int?
    for glyph in run.glyphs {
      if glyph.cluster != previous {
        if previous != nil { pen += tracking / 2 }
        pen += tracking / 2
        slots += 1
        clusterWidths[glyph.cluster, default: 0] += tracking
        previous = glyph.cluster
      }
      glyphs.append(
        ShapedLine.Glyph(
          face: run.face, id: glyph.id,
          position: Point(
            x: pen + glyph.offset.x * font.size, y: glyph.offset.y * font.size),
          slot: slots - 1))
      pen += glyph.advance * font.size
      clusterWidths[glyph.cluster, default: 0] += glyph.advance * font.size
    }
    if previous != nil { pen += tracking / 2 }
  }
}
