/// A value that an animation can lead to another.
public protocol Interpolatable: Sendable, Hashable {
  /// The value at `fraction` of the way to `end`.
  ///
  /// Exactly this value at 0 and exactly `end` at 1. Springs ask for fractions beyond 0…1, which
  /// continue in the same direction as far as the type allows.
  func interpolated(to end: Self, fraction: Double) -> Self

  /// How far `other` is away, 0 or more; what paced keyframes keep an even speed over.
  ///
  /// (Not `distance(to:)`, which for numbers exists already and has a sign.)
  func separation(from other: Self) -> Double

  /// The uniform Catmull-Rom spline between `start` and `end` at `fraction` of the way.
  ///
  /// `before` and `after` are the neighbours beyond them.
  static func spline(_ path: SplineSpan<Self>, fraction: Double) -> Self
}

/// The four values that decide one span of a Catmull-Rom spline, from `start` to `end`.
public struct SplineSpan<Value: Interpolatable>: Sendable, Hashable {
  /// The value before the span, or `nil` where the spline begins.
  public var before: Value?
  /// The value at fraction 0.
  public var start: Value
  /// The value at fraction 1.
  public var end: Value
  /// The value after the span, or `nil` where the spline ends.
  public var after: Value?

  /// Makes a span.
  public init(before: Value?, start: Value, end: Value, after: Value?) {
    self.before = before
    self.start = start
    self.end = end
    self.after = after
  }
}

extension Interpolatable {
  /// By Barry and Goldman's pyramid of straight interpolations, which needs nothing else.
  ///
  /// Where a neighbour is missing the spline continues straight: two values alone are a line.
  public static func spline(_ path: SplineSpan<Self>, fraction t: Double) -> Self {
    if t == 0 { return path.start }
    if t == 1 { return path.end }
    let middle = path.start.interpolated(to: path.end, fraction: t)
    let first = path.before?.interpolated(to: path.start, fraction: t + 1) ?? middle
    let last = path.end.interpolated(to: path.after ?? path.end, fraction: t - 1)
    let early = first.interpolated(to: middle, fraction: (t + 1) / 2)
    let late = middle.interpolated(to: path.after == nil ? middle : last, fraction: t / 2)
    return early.interpolated(to: late, fraction: t)
  }
}
