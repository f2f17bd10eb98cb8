import EmakiLimits

/// The changes between two motions.
public struct MotionDifference: Sendable, Hashable {
  /// Frame counts, where they differ.
  public var frameCounts: Change<Int>?
  /// Frames a second, where they differ.
  public var frameRates: Change<Double>?
  /// Views that only the actual motion has.
  public var added: [String] = []
  /// Views that only the expected motion has.
  public var removed: [String] = []
  /// Views that move differently, the largest displacement first.
  public var views: [ViewMotionDifference] = []

  /// No difference.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool {
    frameCounts == nil && frameRates == nil && added.isEmpty && removed.isEmpty && views.isEmpty
  }

  /// A value on both sides.
  public struct Change<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value of the expected motion.
    public var expected: Value
    /// The value of the actual motion.
    public var actual: Value

    /// Makes a change.
    public init(expected: Value, actual: Value) {
      self.expected = expected
      self.actual = actual
    }
  }
}

/// How one view moves differently.
public struct ViewMotionDifference: Sendable, Hashable {
  /// The view's identifier.
  public var id: String
  /// The part of the difference that is timing; empty where timing explains nothing.
  public var timing: [TimingChange] = []
  /// The largest displacement that is left after the timing was aligned, in points.
  public var residual = 0.0
  /// The largest difference of opacity that is left, 0…1.
  public var residualAlpha = 0.0
  /// The largest difference of rotation that is left, in radians.
  public var residualRotation = 0.0
  /// The first and last frame (of the expected motion) that differ without alignment.
  public var differingFrames: ClosedRange<Int>
  /// The largest displacement without alignment, in points.
  public var largestDisplacement = 0.0
  /// When it occurs, in seconds.
  public var largestDisplacementTime = 0.0
  /// The first states, where they differ.
  public var start: MotionDifference.Change<ViewState>?
  /// The last states, where they differ.
  public var end: MotionDifference.Change<ViewState>?
}

/// A change of timing.
public enum TimingChange: Sendable, Hashable, CustomStringConvertible {
  /// The motion starts later (above 0) or earlier.
  case delay(frames: Double, seconds: Double)
  /// The motion takes another time; both in seconds.
  case duration(expected: Double, actual: Double)
  /// The motion follows another curve; `nil` where it comes back to its start.
  case curve(expected: CurveMatch?, actual: CurveMatch?)

  /// A few words for people: `+2 frames (+0.033 s)`, `duration 0.30 → 0.35 s`.
  public var description: String {
    switch self {
    case .delay(let frames, let seconds):
      let number =
        frames.rounded() == frames ? String(Int(clamping: frames)) : Self.fixed(frames, 2)
      let sign = frames > 0 ? "+" : ""
      let word = abs(frames) == 1 ? "frame" : "frames"
      return "\(sign)\(number) \(word) (\(sign)\(Self.fixed(seconds, 3)) s)"
    case .duration(let expected, let actual):
      return "duration \(Self.fixed(expected, 2)) → \(Self.fixed(actual, 2)) s"
    case .curve(let expected, let actual):
      return "curve \(expected?.description ?? "unknown") → \(actual?.description ?? "unknown")"
    }
  }

  /// The number with so many digits behind the point.
  private static func fixed(_ value: Double, _ digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int(clamping: (abs(value) * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(value < 0 ? "-" : "")\(scaled / scale).\(zeros)\(fraction)"
  }
}
