/// A value that is up to eight independent numbers; each of them is interpolated by itself.
public protocol VectorValue: Interpolatable {
  /// The numbers, zeros behind the last.
  var vector: SIMD8<Double> { get }

  /// Makes the nearest value to the numbers.
  init(vector: SIMD8<Double>)
}

extension VectorValue {
  /// Each number in a straight line.
  public func interpolated(to end: Self, fraction: Double) -> Self {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    return Self(vector: vector + (end.vector - vector) * fraction)
  }

  /// The Euclidean length of the difference.
  public func separation(from other: Self) -> Double {
    let difference = other.vector - vector
    return (difference * difference).sum().squareRoot()
  }

  /// The spline of the numbers, rounded to a value only at the end.
  ///
  ///     p(t) = p1 + m1·t + (3Δ − 2m1 − m2)·t² + (m1 + m2 − 2Δ)·t³
  ///     Δ = p2 − p1, m1 = (p2 − p0)/2, m2 = (p3 − p1)/2
  public static func spline(_ path: SplineSpan<Self>, fraction t: Double) -> Self {
    if t == 0 { return path.start }
    if t == 1 { return path.end }
    let start = path.start.vector
    let end = path.end.vector
    let before = path.before?.vector ?? 2 * start - end
    let after = path.after?.vector ?? 2 * end - start
    let delta = end - start
    let m1 = (end - before) / 2
    let m2 = (after - start) / 2
    let square = 3 * delta - 2 * m1 - m2
    let cube = m1 + m2 - 2 * delta
    return Self(vector: start + ((cube * t + square) * t + m1) * t)
  }
}

extension SIMD8: Interpolatable, VectorValue where Scalar == Double {
  /// The numbers themselves.
  public var vector: SIMD8<Double> { self }

  /// The numbers themselves.
  public init(vector: SIMD8<Double>) { self = vector }
}
