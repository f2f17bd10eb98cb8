/// A time as a fraction of a second, in lowest terms.
public struct FrameDuration: Sendable, Hashable {
  /// The upper number.
  public let numerator: Int
  /// The lower number, above 0.
  public let denominator: Int

  /// Makes a time of `numerator / denominator` seconds.
  ///
  /// - Precondition: `numerator ≥ 0` and `denominator > 0`.
  public init(numerator: Int, denominator: Int) {
    precondition(numerator >= 0 && denominator > 0)
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// The time of one frame at a number of frames a second.
  public static func frame(atRate framesPerSecond: Int) -> FrameDuration {
    FrameDuration(numerator: 1, denominator: framesPerSecond)
  }

  /// The time in seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// The exact sum of two times.
  public static func + (a: FrameDuration, b: FrameDuration) -> FrameDuration {
    FrameDuration(
      numerator: a.numerator * b.denominator + b.numerator * a.denominator,
      denominator: a.denominator * b.denominator)
  }

  /// Whether both numbers have sixteen bits, as animated PNG stores them.
  var fitsPNG: Bool { numerator <= UInt16.max && denominator <= UInt16.max }
}
