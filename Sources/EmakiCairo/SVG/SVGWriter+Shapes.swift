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
      write(polygons: StrokeOutline(shape.path, stroke, scale: scale).polygons, source)
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
      let lines = shape.path.flattened(scale: scale).map(\.points)
      text.polygons(lines.map(Projection(carried).apply))
      text.write("\"")
      return
    }
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _):
      text.write("<rect")
      text.frame(rect)
      if case .roundedRect(_, let radius) = shape, radius > 0 {
        text.attribute("rx", min(radius, rect.width / 2, rect.height / 2))
      }
    case .ellipse(let rect):
      text.write("<ellipse")
      text.attribute("cx", rect.midX)
      text.attribute("cy", rect.midY)
      text.attribute("rx", rect.width / 2)
      text.attribute("ry", rect.height / 2)
    case .path(let path):
      text.write("<path d=\"")
      text.path(path)
      text.write("\"")
    }
    text.transform(carried)
  }

  /// An element for polygons of the plane as they are seen.
  mutating func write(polygons: [[Point]], _ source: Source) {
    text.write("<path d=\"")
    text.polygons(polygons.map(Projection(carried).apply))
    text.write("\"")
    write(source, as: "fill")
    text.write("/>\n")
  }
}

extension Shape {
  fileprivate var isPath: Bool {
    if case .path = self { true } else { false }
  }
}
