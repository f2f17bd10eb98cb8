internal import CPangoCairo
import EmakiDrawing

extension CairoCanvas {
  /// Paints the inside of a shape.
  func fill(_ shape: Shape, _ paint: Paint) {
    guard setSource(paint, over: shape.bounds) else { return }
    if case .roundedRect(let rect, let corner) = shape, case .color = paint,
      paintRounded(rect, corner)
    {
      return
    }
    trace(shape)
    cairo_fill(cairo)
  }

  /// Paints along the outline of a shape.
  func stroke(_ shape: Shape, _ stroke: Stroke, _ paint: Paint) {
    guard stroke.width.isFinite, stroke.width > 0 else { return }
    let area = shape.bounds.outset(by: stroke.width)
    guard setSource(paint, over: area) else { return }
    guard transform.isAffine else {
      let scale = scale(over: area)
      traceProjected(StrokeOutline(shape, stroke, scale: scale).path, scale: scale)
      cairo_fill(cairo)
      return
    }
    if case .roundedRect(let rect, let corner) = shape, case .color = paint,
      stroke.usableDash.isEmpty, paintRounded(rect, corner, lineWidth: stroke.width)
    {
      return
    }
    cairo_set_line_width(cairo, stroke.width)
    cairo_set_line_cap(cairo, stroke.cap.cairo)
    cairo_set_line_join(cairo, stroke.join.cairo)
    cairo_set_miter_limit(cairo, Stroke.miterLimit)
    cairo_set_dash(cairo, stroke.usableDash, Int32(stroke.usableDash.count), 0)
    trace(shape)
    cairo_stroke(cairo)
  }

  /// Cuts what follows, up to the next `cairo_restore`, to a shape.
  func clip(_ shape: Shape) {
    if case .path(let path) = shape, medium == .pixels, transform.isAffine, hasBoxesOffPixels(path)
    {
      // Cairo keeps such a clip as boxes, and ends the program where a dashed upright line meets
      // boxes that lie between pixels. With one side as a curve it keeps the outline.
      cairo_new_path(cairo)
      path.append(to: cairo, bendingFirstLine: true)
    } else {
      trace(shape)
    }
    cairo_clip(cairo)
  }

  /// Whether a path has straight sides alone, and not all of its corners where pixels meet.
  private func hasBoxesOffPixels(_ path: Path) -> Bool {
    var isOffPixels = false
    for segment in path.segments {
      switch segment {
      case .cubic: return false
      case .close: continue
      case .move(let point), .line(let point):
        let corner = transform.apply(to: point)
        if corner.x != corner.x.rounded() || corner.y != corner.y.rounded() { isOffPixels = true }
      }
    }
    return isOffPixels
  }

  /// Makes a shape Cairo's current path.
  func trace(_ shape: Shape) {
    cairo_new_path(cairo)
    if case .rect(let rect) = shape, transform.isAffine {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    } else if transform.isAffine {
      shape.path.append(to: cairo)
    } else {
      traceProjected(shape.path, scale: scale(over: shape.bounds))
    }
  }
}

extension Path {
  /// Adds the path to Cairo's current path, in the current coordinates.
  ///
  /// - Parameter bends: whether the first line is a curve with both handles at its ends.
  func append(to cairo: OpaquePointer, bendingFirstLine bends: Bool = false) {
    var start = Point.zero
    var bends = bends
    for segment in segments {
      switch segment {
      case .move(let p):
        start = p
        cairo_move_to(cairo, p.x, p.y)
      case .line(let p) where bends:
        bends = false
        cairo_curve_to(cairo, start.x, start.y, p.x, p.y, p.x, p.y)
      case .line(let p): cairo_line_to(cairo, p.x, p.y)
      case .cubic(let a, let b, let end): cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
