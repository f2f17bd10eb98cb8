/// When a frame begins, or the last one ends, as its source says.
public struct FrameStart: Sendable, Hashable {
  /// From the start of the motion.
  public var seconds: Double
  /// By how much the source had to round at most; `nil` where it stores numbers as they are.
  var rounding: Double?

  /// A time that is not rounded.
  public init(seconds: Double) {
    self.seconds = seconds
  }

  init(seconds: Double, rounding: Double) {
    self.seconds = seconds
    self.rounding = rounding
  }

  /// The most that adding times up can be off.
  private static let noise = 1e-9

  /// A time later by a fraction whose numbers have sixteen bits, as in animated PNG. What a number of
  /// seconds was rounded by, to be such a fraction, is a hundred millionth, and of long times more.
  func later(byFraction seconds: Double) -> FrameStart {
    let part = max(seconds, 1) / 65535
    return FrameStart(
      seconds: self.seconds + seconds, rounding: (rounding ?? 0) + 1e-8 + part * part)
  }

  /// Whether both are the same time. Those of two files of one kind are, where the same is stored;
  /// only between fractions and other numbers rounding is left out.
  func isSame(as other: FrameStart, within tolerance: Double) -> Bool {
    let isRounded = (rounding == nil) != (other.rounding == nil)
    let room = isRounded ? (rounding ?? 0) + (other.rounding ?? 0) : 0
    return abs(seconds - other.seconds) <= tolerance + room + Self.noise
  }
}

/// Frames that are shown at another time.
public struct FrameTimeChange: Sendable, Hashable {
  /// The first of them; behind the last frame it is the end.
  public var index: Int
  /// When it is shown in the expected motion, in seconds.
  public var expected: Double
  /// When it is shown in the actual motion, in seconds.
  public var actual: Double
  /// How many they are.
  public var count = 1
}
