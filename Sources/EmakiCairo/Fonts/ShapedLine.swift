import EmakiDrawing

/// A line of text as glyphs with positions.
final class ShapedLine: Sendable {
  /// A glyph and where its origin lies, in points from the left end of the baseline, y downwards.
  struct Glyph: Sendable {
    var face: Typeface
    var id: UInt32
    var position: Point
    /// The how-manieth cluster from the left the glyph belongs to.
    var slot: Int
  }

  let glyphs: [Glyph]
  /// The number of clusters: the slots where letter spacing can go.
  let slots: Int
  /// Advance width in points.
  let width: Double
  /// The advance of each character of the text, in the order of the text, in points.
  let advances: [Double]

  /// The faces that the glyphs are of, each once.
  let faces: [Typeface]
  /// Whether some glyphs are coloured pictures.
  let isColored: Bool

  init(glyphs: [Glyph], slots: Int, width: Double, advances: [Double]) {
    self.glyphs = glyphs
    self.slots = slots
    self.width = width
    self.advances = advances
    var faces: [Typeface] = []
    for glyph in glyphs where faces.last !== glyph.face {
      if !faces.contains(where: { $0 === glyph.face }) { faces.append(glyph.face) }
    }
    self.faces = faces
    isColored = faces.contains(where: \.isColored)
  }

  /// The glyphs at their positions in the run's coordinates, the line as wide as the run says.
  func placed(for run: TextRun) -> [Glyph] {
    let spacing = spacing(toFit: run.width)
    return glyphs.map { glyph in
      var glyph = glyph
      glyph.position.x += run.origin.x + spacing * (Double(glyph.slot) + 0.5)
      glyph.position.y += run.origin.y
      return glyph
    }
  }

  /// How much each cluster must be widened so that the line is `wanted` points wide, half of it on
  /// either side of the cluster.
  ///
  /// A width that no letter spacing gives in good looks is one that was never measured: 0 then.
  private func spacing(toFit wanted: Double) -> Double {
    guard slots > 0, wanted.isFinite, width > 0, wanted > width / 2, wanted < width * 2 else {
      return 0
    }
    return (wanted - width) / Double(slots)
  }
}
