public import EmakiDrawing

/// How the progress of an animation depends on the fraction of its time.
public enum TimingCurve: Sendable, Hashable {
  /// Constant speed.
  case linear
  /// Starts slowly: (0.42, 0), (1, 1).
  case easeIn
  /// Ends slowly: (0, 0), (0.58, 1).
  case easeOut
  /// Starts and ends slowly: (0.42, 0), (0.58, 1). UIKit's default for view animations.
  case easeInOut
  /// Core Animation's default for layers: (0.25, 0.1), (0.25, 1).
  case `default`
  /// The cubic Bézier with two control points; see `CubicBezier`.
  case cubic(Point, Point)

  /// The curve as a Bézier through (0, 0), two control points and (1, 1).
  public var bezier: CubicBezier {
    switch self {
    case .linear: CubicBezier(p1: Point(x: 0, y: 0), p2: Point(x: 1, y: 1))
    case .easeIn: CubicBezier(p1: Point(x: 0.42, y: 0), p2: Point(x: 1, y: 1))
    case .easeOut: CubicBezier(p1: Point(x: 0, y: 0), p2: Point(x: 0.58, y: 1))
    case .easeInOut: CubicBezier(p1: Point(x: 0.42, y: 0), p2: Point(x: 0.58, y: 1))
    case .default: CubicBezier(p1: Point(x: 0.25, y: 0.1), p2: Point(x: 0.25, y: 1))
    case .cubic(let p1, let p2): CubicBezier(p1: p1, p2: p2)
    }
  }

  /// The progress at `fraction` of the time: 0 up to fraction 0, 1 from fraction 1.
  public func value(at fraction: Double) -> Double {
    bezier.value(at: fraction)
  }
}
