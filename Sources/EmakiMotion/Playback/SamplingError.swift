/// Why the times of a motion cannot be listed.
public enum SamplingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// More steps than allowed.
  case tooManySteps(count: Double, limit: Int)
  /// A number of frames a second that is not above 0.
  case frameRate(Double)
  /// A number of steps below 1.
  case stepCount(Int)
  /// A time that is negative or not a number.
  case time(Double)
  /// A duration that is negative or has no end.
  case duration(Double)

  /// One sentence for the user.
  public var description: String {
    switch self {
    case .tooManySteps(let count, let limit):
      "the motion has \(Self.whole(count)) steps, more than the limit of \(limit)"
    case .frameRate(let rate): "\(rate) frames a second is not above 0"
    case .stepCount(let count): "a motion cannot be drawn in \(count) steps"
    case .time(let time): "\(time) s is not a time of the motion"
    case .duration(let duration): "a motion of \(duration) s cannot be drawn step by step"
    }
  }

  private static func whole(_ count: Double) -> String {
    Int(exactly: count).map(String.init) ?? "\(count)"
  }
}
