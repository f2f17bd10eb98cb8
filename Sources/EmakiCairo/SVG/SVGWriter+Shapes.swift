import EmakiDrawing

extension SVGWriter {
  /// The inside of a shape.
  mutating func fill(_ shape: Shape, _ paint: Paint) {
    guard !shape.bounds.isEmpty || shape.isPath else { return }
    if let gradient = paint.visibleGradient, !carried.isAffine {
      project(gradient, within: shape)
      return
    }
    guard let source = define(paint) else { return }
    outline(shape)
    write(source, as: "fill")
    text.write("/>\n")
  }

  /// The outline of a shape.
  mutating func stroke(_ shape: Shape, _ stroke: Stroke, _ paint: Paint) {
    guard stroke.width.isFinite, stroke.width > 0, let source = define(paint.plain) else { return }
    guard carried.isAffine else {
      let scale = ProjectedPicture.scale(of: carried, over: shape.bounds)
      text.write("<path d=\"")
      writeProjected(StrokeOutline(shape, stroke, scale: scale).path, scale: scale)
      text.write("\"")
      write(source, as: "fill")
      text.write("/>\n")
      return
    }
    guard let source = define(paint) else { return }
    outline(shape)
    text.write(" fill=\"none\"")
    write(source, as: "stroke")
    text.attribute("stroke-width", stroke.width)
    if stroke.cap != .butt { text.attribute("stroke-linecap", stroke.cap.rawValue) }
    if stroke.join == .miter {
      text.attribute("stroke-miterlimit", Stroke.miterLimit)
    } else {
      text.attribute("stroke-linejoin", stroke.join.rawValue)
    }
    if !stroke.usableDash.isEmpty { text.attribute("stroke-dasharray", stroke.usableDash) }
    text.write("/>\n")
  }

  /// The start of an element of the shape's form, still open for attributes.
  mutating func outline(_ shape: Shape) {
    guard carried.isAffine else {
      let scale = ProjectedPicture.scale(of: carried, over: shape.bounds)
      text.write("<path d=\"")
      writeProjected(shape.path, scale: scale)
      text.write("\"")
      return
    }
    switch shape {
    case .rect(let rect): rectangle(rect, .square)
    case .roundedRect(let rect, let corner) where corner.isPlain || corner.isSquare:
      rectangle(rect, corner)
    case .ellipse(let rect):
      text.write("<ellipse")
      text.attribute("cx", rect.midX)
      text.attribute("cy", rect.midY)
      text.attribute("rx", rect.width / 2)
      text.attribute("ry", rect.height / 2)
    case .roundedRect, .path:
      text.write("<path d=\"")
      text.path(shape.path)
      text.write("\"")
    }
    text.transform(carried)
  }

  /// SVG has round corners that are quarters of a circle, and four of them.
  private mutating func rectangle(_ rect: Rect, _ corner: Corner) {
    text.write("<rect")
    text.frame(rect)
    if !corner.isSquare { text.attribute("rx", corner.limited(to: rect).radius) }
  }

  /// A path of the plane as it is seen, as the value of `d`.
  mutating func writeProjected(_ path: Path, scale: Double) {
    text.path(Projection(carried).apply(path, scale: scale))
  }
}

extension Shape {
  fileprivate var isPath: Bool {
    if case .path = self { true } else { false }
  }
}
