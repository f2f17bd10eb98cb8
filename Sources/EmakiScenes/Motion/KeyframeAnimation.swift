import EmakiMotion

/// Changes at parts of a whole time, as by `UIView.animateKeyframes` with linear calculation.
public struct KeyframeAnimation: Sendable, Hashable {
  /// One change.
  public struct Frame: Sendable, Hashable {
    /// When it begins, 0…1 of the whole.
    public var start: Double
    /// How long it takes as a part of the whole; 0 changes at once.
    public var duration: Double
    /// What it changes.
    public var changes: [Change]

    /// Makes a frame.
    public init(start: Double, duration: Double, changes: [Change]) {
      self.start = start
      self.duration = duration
      self.changes = changes
    }
  }

  /// Of the whole, seconds.
  public var duration: Double
  /// The changes; each runs straight from the values before it to its own.
  public var frames: [Frame]

  /// Makes an animation.
  public init(duration: Double, frames: [Frame]) {
    self.duration = duration
    self.frames = frames
  }

  /// The same as steps that start together.
  var step: MotionStep {
    let steps = frames.map { frame -> MotionStep in
      .animate(
        Animation(
          duration: duration * frame.duration, delay: duration * frame.start,
          pacing: .curve(.linear), changes: frame.changes))
    }
    return .parallel(steps + [.wait(duration)])
  }
}
