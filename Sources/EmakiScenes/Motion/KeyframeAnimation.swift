import EmakiLayout
public import EmakiMotion

/// Changes at parts of a whole time, as by `UIView.animateKeyframes`.
public struct KeyframeAnimation: Sendable, Hashable {
  /// One change.
  public struct Frame: Sendable, Hashable {
    /// When it begins, 0…1 of the whole.
    public var start: Double
    /// How long it takes as a part of the whole; 0 changes at once.
    public var duration: Double
    /// The changes that it animates.
    public var changes: [Change]
    /// How values run to its end, in the modes `linear` and `cubic`.
    public var curve: TimingCurve

    /// Makes a frame; by default values run evenly.
    public init(
      start: Double, duration: Double, changes: [Change], curve: TimingCurve = .linear
    ) {
      self.start = start
      self.duration = duration
      self.changes = changes
      self.curve = curve
    }
  }

  /// The duration of the whole, in seconds.
  public var duration: Double
  /// Seconds until it starts.
  public var delay: Double
  /// The interpolation between the keys, which are the ends of the frames.
  public var mode: KeyframeMode
  /// How often it plays, and whether it comes back; when the last is over, the last values stand.
  public var playback: PlaybackOptions
  /// The changes.
  public var frames: [Frame]

  /// Makes an animation; by default straight from key to key, once.
  public init(
    duration: Double, delay: Double = 0, mode: KeyframeMode = .linear,
    playback: PlaybackOptions = .once, frames: [Frame]
  ) {
    self.duration = duration
    self.delay = delay
    self.mode = mode
    self.playback = playback
    self.frames = frames
  }

  /// The duration of all repetitions, in seconds.
  public var playingTime: Double { playback.totalDuration(of: duration) }

  /// Whether it runs straight from key to key, once: the same as animations side by side.
  public var isPlain: Bool { mode == .linear && playback == .once }

  /// The first changed view that is in a row of a table.
  public var firstInRows: String? {
    frames.lazy.flatMap(\.changes).compactMap { change in
      guard case .view(let id, _) = change, id.key.contains("/") else { return nil }
      return id.rawValue
    }.first
  }

  /// A plain keyframe animation as steps that start together.
  var step: MotionStep {
    let steps = frames.map { frame -> MotionStep in
      .animate(
        Animation(
          duration: duration * frame.duration, delay: duration * frame.start,
          pacing: .curve(frame.curve), changes: frame.changes))
    }
    return .parallel(steps + [.wait(duration)])
  }
}
