/// When an animation plays, how often, and whether it shows before and after.
public struct PlaybackOptions: Sendable, Hashable {
  /// Which values stand outside the time that the animation plays.
  public struct Fill: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first values stand during the delay.
    public static let backwards = Fill(rawValue: 1)
    /// The values that were last played stay.
    public static let forwards = Fill(rawValue: 2)
    /// Both; what a view animation of UIKit looks like.
    public static let both: Fill = [.backwards, .forwards]
  }

  /// The time in seconds before the first playing.
  public var delay: Double
  /// How often it plays; a part of a playing counts, infinity is allowed, 0 and less count as 1.
  public var repeatCount: Double
  /// Whether each playing is followed by the same one backwards.
  public var autoreverses: Bool
  /// Which values stand before and after.
  public var fill: Fill

  /// Plays once, at once, and keeps its end.
  public static let once = PlaybackOptions()

  /// Makes options; by default it plays once, at once, and keeps its end.
  public init(
    delay: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false, fill: Fill = .both
  ) {
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fill = fill
  }

  /// The time in seconds from now until the last playing of an animation of `duration` is over.
  public func totalDuration(of duration: Double) -> Double {
    delay + playings * cycle(of: duration)
  }

  /// The time within one playing of `duration` seconds, `time` seconds from now.
  ///
  /// Runs back where the animation is reversing. `nil` where the animation does not show: before
  /// its start without `backwards`, after its end without `forwards`. The last instant always shows.
  public func elapsed(at time: Double, duration: Double) -> Double? {
    let local = time - delay
    if local < 0 { return fill.contains(.backwards) ? 0 : nil }
    let length = cycle(of: duration)
    if length <= 0 { return local > 0 && !fill.contains(.forwards) ? nil : lastInstant(duration) }
    let played = Self.settled(local / length)
    if played > playings && !fill.contains(.forwards) { return nil }
    if played >= playings { return lastInstant(duration) }
    return instant(within: played - played.rounded(.down), duration)
  }

  private var playings: Double { repeatCount > 0 ? repeatCount : 1 }

  private func cycle(of duration: Double) -> Double {
    max(0, duration) * (autoreverses ? 2 : 1)
  }

  private func lastInstant(_ duration: Double) -> Double {
    let part = playings - playings.rounded(.down)
    if part > 0 { return instant(within: part, duration) }
    return autoreverses ? 0 : duration
  }

  /// The time within a playing at `part` (0…1) of its cycle.
  private func instant(within part: Double, _ duration: Double) -> Double {
    guard autoreverses else { return part * duration }
    return (part <= 0.5 ? 2 * part : 2 - 2 * part) * duration
  }

  /// A count of cycles, whole where it is whole but for rounding, so that no step falls on the
  /// wrong side of a jump.
  private static func settled(_ cycles: Double) -> Double {
    let whole = cycles.rounded()
    return abs(cycles - whole) < 1e-9 ? whole : cycles
  }
}
