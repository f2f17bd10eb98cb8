internal import CPangoCairo
import EmakiDrawing

/// Collects an outline as FreeType walks along it.
struct OutlinePen {
  private var path = Path()
  private var last = Point.zero

  /// The outline with its last contour closed.
  var finished: Path {
    guard !path.segments.isEmpty else { return path }
    var path = path
    path.close()
    return path
  }

  mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    if !path.segments.isEmpty { path.close() }
    last = Self.point(to)
    path.segments.append(.move(last))
  }

  mutating func line(_ to: UnsafePointer<FT_Vector>?) {
    last = Self.point(to)
    path.segments.append(.line(last))
  }

  /// A quadratic curve as the cubic one with the same points.
  mutating func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    let (middle, end) = (Self.point(control), Self.point(to))
    func towards(_ a: Point) -> Point {
      Point(x: a.x + (middle.x - a.x) * 2 / 3, y: a.y + (middle.y - a.y) * 2 / 3)
    }
    path.segments.append(.cubic(towards(last), towards(end), end: end))
    last = end
  }

  mutating func cubic(
    _ a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) {
    last = Self.point(to)
    path.segments.append(.cubic(Self.point(a), Self.point(b), end: last))
  }

  /// Lets `step` change the pen that FreeType hands back; the 0 tells it to go on.
  static func at(_ raw: UnsafeMutableRawPointer?, step: (inout OutlinePen) -> Void) -> Int32 {
    if let pen = raw?.assumingMemoryBound(to: OutlinePen.self) { step(&pen.pointee) }
    return 0
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    Point(x: Double(vector?.pointee.x ?? 0), y: Double(vector?.pointee.y ?? 0))
  }
}
