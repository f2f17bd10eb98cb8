/// The frame rates that GIF can say exactly: its times are hundredths of a second, and players
/// lengthen those below two.
public enum GIFRate: Int, Sendable, Hashable, CaseIterable {
  /// Ten frames a second.
  case ten = 10
  /// Twenty frames a second.
  case twenty = 20
  /// Twenty-five frames a second.
  case twentyFive = 25
  /// Fifty frames a second.
  case fifty = 50

  /// Hundredths of a second that a frame stays.
  public var hundredths: Int { 100 / rawValue }

  /// The fastest rate that is not above `framesPerSecond`, or the slowest there is.
  public init(atMost framesPerSecond: Double) {
    self = Self.allCases.last { Double($0.rawValue) <= framesPerSecond } ?? .ten
  }
}
