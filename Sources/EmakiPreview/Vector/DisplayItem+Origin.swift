import EmakiDrawing

extension DisplayItem {
  /// The item moved to the origin, its numbers rounded so that moving leaves no trace, and the map
  /// back to its position. A filled rectangle becomes a unit square.
  ///
  /// A group is left where it is.
  var atOrigin: (item: DisplayItem, place: Transform) {
    switch self {
    case .fill(.rect(let rect), .color(let color)) where !rect.isEmpty:
      let unit = Rect(x: 0, y: 0, width: 1, height: 1)
      return (.fill(.rect(unit), .color(color)), rect.map)
    case .fill(let shape, let paint):
      let (shape, origin) = shape.atOrigin
      return (.fill(shape, paint.moved(origin)), .move(origin))
    case .stroke(let shape, let stroke, let paint):
      let (shape, origin) = shape.atOrigin
      return (.stroke(shape, stroke.rounded, paint.moved(origin)), .move(origin))
    case .shadow(let shape, let shadow):
      let (shape, origin) = shape.atOrigin
      return (.shadow(shape, shadow), .move(origin))
    case .text(var run):
      let origin = run.origin
      run.origin = .zero
      return (.text(run), .move(origin))
    case .image(let image, let source, let destination):
      let place = Rect(origin: .zero, size: destination.size.rounded)
      return (.image(image, source: source, destination: place), .move(destination.origin))
    case .group: return (self, .identity)
    }
  }
}

extension Shape {
  /// The shape moved to the origin, and where it was.
  var atOrigin: (shape: Shape, origin: Point) {
    let origin = bounds.origin
    func moved(_ rect: Rect) -> Rect { Rect(origin: .zero, size: rect.size.rounded) }
    switch self {
    case .rect(let rect): return (.rect(moved(rect)), origin)
    case .roundedRect(let rect, var corner):
      corner.radius = thousandth(corner.radius)
      return (.roundedRect(moved(rect), corner), origin)
    case .ellipse(let rect): return (.ellipse(moved(rect)), origin)
    case .path(let path):
      let segments = path.segments.map { segment -> Path.Segment in
        switch segment {
        case .move(let p): .move((p - origin).rounded)
        case .line(let p): .line((p - origin).rounded)
        case .cubic(let a, let b, let end):
          .cubic((a - origin).rounded, (b - origin).rounded, end: (end - origin).rounded)
        case .close: .close
        }
      }
      return (.path(Path(segments)), origin)
    }
  }
}

extension Paint {
  /// The paint of a shape that is moved by −`origin`.
  fileprivate func moved(_ origin: Point) -> Paint {
    guard case .linearGradient(var gradient) = self else { return self }
    gradient.start = (gradient.start - origin).rounded
    gradient.end = (gradient.end - origin).rounded
    return .linearGradient(gradient)
  }
}

extension Transform {
  /// A move.
  static func move(_ by: Point) -> Transform { .translation(x: by.x, y: by.y) }
}

extension Rect {
  /// The map of the unit square to this rectangle.
  fileprivate var map: Transform {
    Transform(a: width, b: 0, c: 0, d: height, tx: minX, ty: minY)
  }
}

extension Point {
  fileprivate var rounded: Point { Point(x: thousandth(x), y: thousandth(y)) }
}

extension Size {
  fileprivate var rounded: Size { Size(width: thousandth(width), height: thousandth(height)) }
}

extension Stroke {
  /// The width of an icon's lines goes with its size, of which moving leaves a trace in the last bits.
  fileprivate var rounded: Stroke {
    var stroke = self
    stroke.width = thousandth(width)
    stroke.dash = dash.map(thousandth)
    return stroke
  }
}

/// The nearest thousandth, without a negative zero.
///
/// A value that lies halfway, as many a sixteenth does, goes the same way with and without such a
/// trace.
private func thousandth(_ value: Double) -> Double { (value * 1000 + 1e-6).rounded() / 1000 + 0 }
