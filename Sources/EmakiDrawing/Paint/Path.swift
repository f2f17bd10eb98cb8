/// Lines and curves, each subpath starting with a move; coordinates in points.
public struct Path: Sendable, Hashable {
  /// One step of the pen.
  public enum Segment: Sendable, Hashable {
    /// Lift the pen and put it down at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier to `end` with its two control points.
    case cubic(Point, Point, end: Point)
    /// A straight line to the start of the subpath.
    case close
  }

  /// The steps in drawing order.
  public var segments: [Segment]

  /// Makes a path from its steps.
  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }

  /// Lifts the pen and starts a subpath at (x, y).
  public mutating func move(_ x: Double, _ y: Double) {
    segments.append(.move(Point(x: x, y: y)))
  }

  /// Draws a straight line to (x, y).
  public mutating func line(_ x: Double, _ y: Double) {
    segments.append(.line(Point(x: x, y: y)))
  }

  /// Draws a cubic Bézier to (x, y) with the control points (x1, y1) and (x2, y2).
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    segments.append(.cubic(Point(x: x1, y: y1), Point(x: x2, y: y2), end: Point(x: x, y: y)))
  }

  /// Closes the subpath.
  public mutating func close() {
    segments.append(.close)
  }

  /// The same steps with every point mapped by `transform` (control points too, so exact for affine maps).
  public func applying(_ transform: Transform) -> Path {
    Path(
      segments.map { segment in
        switch segment {
        case .move(let p): .move(transform.apply(to: p))
        case .line(let p): .line(transform.apply(to: p))
        case .cubic(let a, let b, let end):
          .cubic(transform.apply(to: a), transform.apply(to: b), end: transform.apply(to: end))
        case .close: .close
        }
      })
  }

  /// Whether every coordinate is a number that is not infinite.
  public var isFinite: Bool {
    segments.allSatisfy { segment in
      switch segment {
      case .move(let p), .line(let p): p.isFinite
      case .cubic(let a, let b, let end): a.isFinite && b.isFinite && end.isFinite
      case .close: true
      }
    }
  }

  /// The smallest rectangle around all points and control points, or `nil` for an empty path.
  public var bounds: Rect? {
    var box: Rect?
    func add(_ point: Point) {
      let dot = Rect(origin: point, size: .zero)
      box = box?.union(dot) ?? dot
    }
    for segment in segments {
      switch segment {
      case .move(let p), .line(let p): add(p)
      case .cubic(let a, let b, let end):
        add(a)
        add(b)
        add(end)
      case .close: break
      }
    }
    return box
  }
}
