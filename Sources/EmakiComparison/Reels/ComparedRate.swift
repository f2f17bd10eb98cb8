/// Rates of frames, a second: finite and above 0, whatever a file or an option says.
public enum ComparedRate {
  /// Of a single frame, or of frames of which nothing is known.
  public static let usual = 60.0
  /// A frame in thirty years, and a thousand million a second.
  private static let range = 1e-9...1e9

  /// The rate of frames of which each stays so many seconds, as people mean it: whole where it nearly
  /// is. Without a length it is the usual one.
  public static func of(step seconds: Double) -> Double {
    guard seconds > 0, seconds.isFinite else { return usual }
    return nearest(to: 1 / seconds)
  }

  /// The rate as people mean it.
  public static func nearest(to rate: Double) -> Double {
    guard rate > 0 else { return usual }
    let rate = min(max(rate, range.lowerBound), range.upperBound)
    return rate >= 0.5 && abs(rate - rate.rounded()) < 0.01 ? rate.rounded() : rate
  }
}
