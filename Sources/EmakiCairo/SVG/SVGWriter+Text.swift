import EmakiDrawing

extension SVGWriter {
  /// A line of text as outlines, with its characters for those who cannot see them.
  mutating func write(_ run: TextRun) {
    let glyphs = fonts.line(run.text, run.font).placed(for: run)
    guard !glyphs.isEmpty, run.origin.isFinite, let source = define(.color(run.color)) else {
      return
    }
    let outlines = fonts.withGlyphs { $0.outlines(of: glyphs, size: run.font.size) }
    text.write("<path")
    text.attribute("aria-label", run.text)
    text.write(" d=\"")
    if carried.isAffine {
      for outline in outlines { text.path(outline) }
    } else {
      let area = outlines.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
      let scale = ProjectedPicture.scale(of: carried, over: area ?? .zero)
      let lines = outlines.flatMap { $0.flattened(scale: scale).map(\.points) }
      text.polygons(lines.map(Projection(carried).apply))
    }
    text.write("\"")
    if carried.isAffine { text.transform(carried) }
    write(source, as: "fill")
    text.write("/>\n")
    for glyph in glyphs where glyph.face.isColored { writePicture(glyph, size: run.font.size) }
  }

  private mutating func writePicture(_ glyph: ShapedLine.Glyph, size: Double) {
    guard let picture = fonts.withGlyphs({ $0.picture(glyph.face, glyph.id) }) else { return }
    let image = DisplayImage(
      name: "\(glyph.face.name) glyph \(glyph.id)", pixels: picture.pixels)
    self.image(
      image, source: picture.pixels.extent, destination: picture.frame(glyph.position, size))
  }
}
