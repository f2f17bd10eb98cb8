import EmakiLimits

/// How long the frames of a GIF stand, whose times are hundredths of a second.
///
/// Each frame begins at the hundredth that is nearest to its time, so the times of all frames add up to
/// that of the motion: at 24 frames a second they stand for 4, 4, 4, 4, 5 … hundredths. Players
/// lengthen what is shorter than two hundredths, so a frame that would be gives way to the next.
public struct GIFTiming: Sendable, Hashable {
  /// The most frames a second that players show as fast as the file says.
  public static let mostFrames = 50.0
  /// Which of the steps are frames.
  public private(set) var steps: [Int] = []
  /// How long each of them stands, in hundredths of a second.
  public private(set) var hundredths: [Int] = []

  /// Makes frames of steps.
  ///
  /// - Parameters:
  ///   - times: when the steps are, in seconds, growing.
  ///   - hold: how long the last one stands, in seconds.
  public init(times: [Double], hold: Double) {
    var starts: [Int] = []
    for (step, time) in times.enumerated() {
      let start = Self.hundredths(time)
      if let last = starts.last, start - last < 2 {
        // The end is shown in any case.
        guard step == times.count - 1, steps.count > 1 else { continue }
        steps.removeLast()
        starts.removeLast()
      }
      steps.append(step)
      starts.append(start)
    }
    let end = (starts.last ?? 0) + max(2, Self.hundredths(hold))
    hundredths = zip(starts, starts.dropFirst() + [end]).map { $1 - $0 }
  }

  private static func hundredths(_ seconds: Double) -> Int {
    Int(clamping: (min(max(seconds, 0), 1e7) * 100).rounded())
  }
}
