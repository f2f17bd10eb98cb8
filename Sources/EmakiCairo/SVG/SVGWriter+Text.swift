import EmakiDrawing

extension SVGWriter {
  /// A line of text as outlines, with its characters for those who cannot see them.
  mutating func write(_ run: TextRun) {
    let glyphs = fonts.line(run.text, run.font).placed(for: run)
    guard !glyphs.isEmpty, run.origin.isFinite, let source = define(.color(run.color)) else {
      return
    }
    if carried.isAffine, letters != nil {
      writeShared(glyphs, run, source)
    } else {
      writeOutlines(glyphs, run, source)
    }
    for glyph in glyphs where glyph.face.isColored { writePicture(glyph, size: run.font.size) }
  }

  /// Letters as uses of their outlines.
  private mutating func writeShared(
    _ glyphs: [ShapedLine.Glyph], _ run: TextRun, _ source: Source
  ) {
    text.write("<g")
    let plain = glyphs.filter { !$0.face.isColored }
    let start = glyphs[0].position
    text.attribute("aria-label", run.text)
    text.transform(Transform.translation(x: start.x, y: start.y).concatenated(with: carried))
    write(source, as: "fill")
    text.write(">")
    let ids = plain.map { letters?.id(of: $0, size: run.font.size, fonts.glyphs) }
    for (glyph, id) in zip(plain, ids) {
      guard let id else { continue }
      text.write("<use")
      text.attribute("href", ofIDs: "#\(id)")
      let step = glyph.position - start
      if step.x != 0 { text.attribute("x", step.x) }
      if step.y != 0 { text.attribute("y", step.y) }
      text.write("/>")
    }
    text.write("</g>\n")
  }

  private mutating func writeOutlines(
    _ glyphs: [ShapedLine.Glyph], _ run: TextRun, _ source: Source
  ) {
    let outlines = fonts.glyphs.outlines(of: glyphs, size: run.font.size)
    text.write("<path")
    text.attribute("aria-label", run.text)
    text.write(" d=\"")
    if carried.isAffine {
      for outline in outlines { text.path(outline) }
    } else {
      let area = outlines.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
      let scale = ProjectedPicture.scale(of: carried, over: area ?? .zero)
      writeProjected(Path(outlines.flatMap(\.segments)), scale: scale)
    }
    text.write("\"")
    if carried.isAffine { text.transform(carried) }
    write(source, as: "fill")
    text.write("/>\n")
  }

  private mutating func writePicture(_ glyph: ShapedLine.Glyph, size: Double) {
    guard let picture = fonts.glyphs.picture(glyph.face, glyph.id) else { return }
    let image = DisplayImage(
      name: "\(glyph.face.name) glyph \(glyph.id)", pixels: picture.pixels)
    self.image(
      image, source: picture.pixels.extent, destination: picture.frame(glyph.position, size))
  }
}
