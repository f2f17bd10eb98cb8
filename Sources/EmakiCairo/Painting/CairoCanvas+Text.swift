import EmakiLimits
internal import CPangoCairo
import EmakiDrawing

extension CairoCanvas {
  /// Paints a line of text as wide as the run says.
  func text(_ run: TextRun) {
    let line = fonts.line(run.text, run.font)
    guard !line.glyphs.isEmpty, run.origin.isFinite, setSource(run.color) else { return }
    if medium == .pixels, let scale = uprightScale, run.font.size * scale <= 256 {
      paintMask(of: line, run, scale: scale)
    } else {
      paintOutlines(line.placed(for: run), size: run.font.size)
    }
    if line.isColored { paintPictures(line.placed(for: run), size: run.font.size) }
  }

  /// The letters by a mask that is kept for the next frame, placed to a quarter of a pixel.
  private func paintMask(of line: ShapedLine, _ run: TextRun, scale: Double) {
    let place = transform.apply(to: run.origin)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
    let (x, y) = (Int(clamping: (place.x * 4).rounded()), Int(clamping: (place.y * 4).rounded()))
    let coverage = fonts.coverage(
      of: line, width: run.width, size: run.font.size, scale: scale, phase: (x & 3, y & 3))
    guard let coverage else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    coverage.withSurface {
      cairo_mask_surface(
        cairo, $0, Double((x >> 2) + coverage.left), Double((y >> 2) + coverage.top))
    }
    cairo_restore(cairo)
  }

  /// Letters by their outlines, for documents and for turned, huge or projected text.
  private func paintOutlines(_ glyphs: [ShapedLine.Glyph], size: Double) {
    let outlines = fonts.glyphs.outlines(of: glyphs, size: size)
    if transform.isAffine {
      cairo_new_path(cairo)
      for outline in outlines { outline.append(to: cairo) }
    } else {
      let scale = scale(over: outlines.compactMap(\.bounds).reduce(.zero) { $0.union($1) })
      traceProjected(Path(outlines.flatMap(\.segments)), scale: scale)
    }
    cairo_fill(cairo)
  }

  private func paintPictures(_ glyphs: [ShapedLine.Glyph], size: Double) {
    for glyph in glyphs where glyph.face.isColored {
      guard let picture = fonts.glyphs.picture(glyph.face, glyph.id) else { continue }
      paint(
        picture.pixels, part: picture.pixels.extent, over: picture.frame(glyph.position, size))
    }
  }
}
