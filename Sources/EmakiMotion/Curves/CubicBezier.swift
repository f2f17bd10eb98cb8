public import EmakiDrawing

/// A timing function: the cubic Bézier from (0, 0) to (1, 1) with two control points.
///
///     x(s) = 3·x1·s·(1 − s)² + 3·x2·s²·(1 − s) + s³, and y(s) likewise
///
/// The value at a fraction of the time is y at the s where x(s) equals the fraction. x must not run
/// backwards, so x1 and x2 lie in 0…1; y is free, which lets a curve overshoot.
public struct CubicBezier: Sendable, Hashable {
  /// The first control point.
  public let p1: Point
  /// The second control point.
  public let p2: Point

  /// Makes a curve; the x of a control point outside 0…1 is moved to the nearer end.
  public init(p1: Point, p2: Point) {
    self.p1 = Point(x: min(max(p1.x, 0), 1), y: p1.y)
    self.p2 = Point(x: min(max(p2.x, 0), 1), y: p2.y)
  }

  /// The value at `fraction` of the time; 0 up to fraction 0, and 1 from fraction 1.
  ///
  /// Within 1e-12 of the exact root, also where the curve stands upright.
  public func value(at fraction: Double) -> Double {
    if !(fraction > 0) { return 0 }
    if fraction >= 1 { return 1 }
    if p1.x == p1.y, p2.x == p2.y { return fraction }
    if fraction < Self.polynomial(p1.x, p2.x).value(at: 0.25) {
      return valueNearStart(fraction)
    }
    if fraction > Self.polynomial(p1.x, p2.x).value(at: 0.75) {
      return 1 - mirrored.valueNearStart(1 - fraction)
    }
    return valueNearMiddle(fraction)
  }

  /// The curve turned by half a turn about (½, ½): the time from the end gives the value from the end.
  private var mirrored: CubicBezier {
    CubicBezier(p1: Point(x: 1 - p2.x, y: 1 - p2.y), p2: Point(x: 1 - p1.x, y: 1 - p1.y))
  }

  /// Solves for s ≤ ¼. Powers of s keep small roots exact, where an upright start has x ~ s³.
  private func valueNearStart(_ fraction: Double) -> Double {
    let x = Self.polynomial(p1.x, p2.x)
    let s = x.adding(-fraction).increasingRoot(in: 0...0.25)
    return Self.polynomial(p1.y, p2.y).value(at: s)
  }

  /// Solves for ¼ ≤ s ≤ ¾. Powers of s − ½ keep the root exact where x stands still at s = ½.
  private func valueNearMiddle(_ fraction: Double) -> Double {
    let x = Self.centredPolynomial(p1.x, p2.x)
    let u = x.adding(-fraction).increasingRoot(in: -0.25...0.25)
    return Self.centredPolynomial(p1.y, p2.y).value(at: u)
  }

  /// One coordinate in powers of s.
  private static func polynomial(_ first: Double, _ second: Double) -> Cubic {
    Cubic(a: 1 + 3 * (first - second), b: 3 * (second - 2 * first), c: 3 * first, d: 0)
  }

  /// One coordinate in powers of u = s − ½.
  private static func centredPolynomial(_ first: Double, _ second: Double) -> Cubic {
    Cubic(
      a: 1 + 3 * (first - second), b: 1.5 * (1 - first - second),
      c: 0.75 * (1 + second - first), d: (1 + 3 * (first + second)) / 8)
  }
}
