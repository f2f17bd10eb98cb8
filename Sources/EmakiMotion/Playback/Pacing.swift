/// How an animation gets from its start to its end: along a curve, or by a spring.
public enum Pacing: Sendable, Hashable {
  /// Along a timing curve, over the animation's duration.
  case curve(TimingCurve)
  /// By a spring, which has a duration by itself; the animation's duration only says when it ends.
  case spring(Spring)

  /// The progress `elapsed` seconds after the start of an animation of `duration` seconds.
  ///
  /// 0 before the start, exactly 1 from the end on. In between a spring or a curve may pass 1.
  public func progress(atElapsed elapsed: Double, duration: Double) -> Double {
    if elapsed < 0 { return 0 }
    if elapsed >= duration { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: elapsed / duration)
    case .spring(let spring): return spring.value(at: elapsed)
    }
  }

  /// How long the motion takes by itself, in seconds: a spring until it rests; `nil` for curves.
  public var naturalDuration: Double? {
    switch self {
    case .curve: nil
    case .spring(let spring): spring.settlingDuration()
    }
  }

  /// A spring that starts at another speed, in whole distances per second; a curve keeps its speed.
  public func starting(at velocity: Double) -> Pacing {
    guard case .spring(let spring) = self else { return self }
    return .spring(
      Spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: velocity))
  }
}
