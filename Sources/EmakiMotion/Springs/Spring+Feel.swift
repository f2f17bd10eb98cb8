internal import EmakiPlatform

extension Spring {
  /// Makes a spring by its feel: mass 1, stiffness (2π/T)², damping ratio 1 − b for b ≥ 0 and
  /// 1/(1 + b) for b < 0.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration T in seconds, above 0; the motion settles later.
  ///   - bounce: b in (−1, 1]: 0 does not overshoot, 1 never rests, negative values creep.
  ///   - initialVelocity: The speed at the start, in whole distances per second.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let omega = 2 * Double.pi / duration.limited(from: 1e-4, orElse: 0.5)
    let b = min(bounce.limited(from: -0.999, orElse: 0), 1)
    self.init(
      frequency: omega, ratio: b >= 0 ? 1 - b : 1 / (1 + b), initialVelocity: initialVelocity)
  }

  /// The time T = 2π/ω of a swing without damping, in seconds: what is perceived as the duration.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// Makes the spring of `usingSpringWithDamping`: its envelope has fallen to 0.001 after
  /// `duration`.
  ///
  ///     ζ < 1:  ω = −ln 0.001 / (ζ·d)
  ///     ζ ≥ 1:  the ω for which 1 − x(d) = 0.001 when started at rest; for ζ = 1 that is
  ///             (1 + ωd)·e^(−ωd) = 0.001
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, 0.01 or more.
  ///   - duration: d in seconds, above 0.
  ///   - initialVelocity: The speed at the start, in whole distances per second.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.limited(from: 0.01, orElse: 1)
    let length = duration.limited(from: 1e-4, orElse: 0.5)
    let reach = ratio < 1 ? -log(Self.rest) / ratio : Self.reachWithoutOvershoot(ratio)
    self.init(frequency: reach / length, ratio: ratio, initialVelocity: initialVelocity)
  }

  /// The time in seconds after which the motion stays within `tolerance` of its end.
  ///
  /// Taken from the envelope, so never too early; infinite without damping.
  public func settlingDuration(tolerance: Double = 0.001) -> Double {
    guard damping > 0, tolerance > 0 else { return .infinity }
    let pull = initialVelocity - decay
    if dampingRatio < 1 {
      let omega = naturalFrequency
      let sigma = omega * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      // Near critical damping the sine hardly turns and the second bound is the nearer one.
      let bound = log(hypot(1, pull / sigma) / tolerance) / decay
      return min(max(0, bound), criticalBound(pull, tolerance))
    }
    return Settling.lastTime(above: tolerance) { time in
      let (even, odd) = decayed(at: time)
      return even + abs(pull) * odd
    }
  }

  /// The deviation that counts as rest.
  static let rest = 0.001

  private init(frequency: Double, ratio: Double, initialVelocity: Double) {
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// ω·d for a spring that does not overshoot: its deviation at d is 0.001.
  private static func reachWithoutOvershoot(_ ratio: Double) -> Double {
    let unit = Spring(frequency: 1, ratio: ratio, initialVelocity: 0)
    return Settling.lastTime(above: rest) { 1 - unit.value(at: $0) }
  }

  /// |cos| ≤ 1 and |sin σt / σ| ≤ t bound every under-damped motion.
  private func criticalBound(_ pull: Double, _ tolerance: Double) -> Double {
    let decay = decay
    return Settling.lastTime(above: tolerance) { exp(-decay * $0) * (1 + abs(pull) * $0) }
  }
}
