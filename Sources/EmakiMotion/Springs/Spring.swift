internal import EmakiPlatform

/// A damped oscillator that runs from 0 to 1.
///
///     m·x″ + c·x′ + k·(x − 1) = 0,  x(0) = 0,  x′(0) = v
///
/// Values that no spring can have are moved to the nearest that one can: mass and stiffness are
/// positive, damping is not negative. Readers of files report such values before they come here.
public struct Spring: Sendable, Hashable {
  /// The moved mass m, above 0.
  public let mass: Double
  /// The force per distance k, above 0.
  public let stiffness: Double
  /// The force per speed c, 0 or more; 0 never comes to rest.
  public let damping: Double
  /// The speed v at the start, in whole distances per second.
  public let initialVelocity: Double

  /// Makes a spring by its physics, as `UISpringTimingParameters` does.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass.limited(from: Self.least, orElse: 1)
    self.stiffness = stiffness.limited(from: Self.least, orElse: 1)
    self.damping = damping.limited(from: 0, orElse: 0)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// The natural frequency ω = √(k/m) without damping, in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio ζ = c / 2√(k·m): below 1 it overshoots, at 1 it is fastest without.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The position at `time` seconds after the start; 0 before it.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (even, odd) = decayed(at: time)
    return 1 - even + (initialVelocity - decay) * odd
  }

  /// The speed at `time` seconds after the start, in whole distances per second; 0 before it.
  public func velocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    let (even, odd) = decayed(at: time)
    return initialVelocity * even + (stiffness / mass - decay * initialVelocity) * odd
  }

  /// The rate a = ζ·ω at which the envelope e^(−a·t) falls.
  var decay: Double { damping / (2 * mass) }

  /// The two solutions of the motion about the end: e^(−a·t)·C(t) and e^(−a·t)·S(t) with
  ///
  ///     C = cos σt, S = sin σt / σ   under-damped, σ² = ω² − a²
  ///     C = 1,      S = t            critically damped
  ///     C = cosh σt, S = sinh σt / σ over-damped, σ² = a² − ω²
  ///
  /// S is continuous over the three cases, so nothing cancels near critical damping.
  func decayed(at time: Double) -> (even: Double, odd: Double) {
    let omega = naturalFrequency
    let ratio = dampingRatio
    // ω²(1 − ζ)(1 + ζ) keeps the digits that ω² − a² loses when ζ is near 1.
    let sigma = omega * (abs(1 - ratio) * (1 + ratio)).squareRoot()
    if sigma == 0 {
      let envelope = exp(-decay * time)
      return (envelope, envelope * time)
    }
    if ratio < 1 {
      let envelope = exp(-decay * time)
      return (envelope * cos(sigma * time), envelope * sin(sigma * time) / sigma)
    }
    // The slow exponent σ − a, written so that it does not cancel for strong damping.
    let slow = exp(-omega / (decay + sigma) * omega * time)
    let gap = expm1(-2 * sigma * time)
    return (slow * (2 + gap) / 2, -slow * gap / (2 * sigma))
  }

  /// The smallest mass and stiffness.
  private static let least = 1e-9
}

extension Double {
  /// The number, at least `least`; `other` for what is no finite number.
  func limited(from least: Double, orElse other: Double) -> Double {
    isFinite ? Swift.max(self, least) : other
  }
}
