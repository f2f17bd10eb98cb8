internal import EmakiPlatform

/// The critically damped spring that brings an offset back to an edge or on to a page.
///
///     u(t) = (u0 + (v0 + ω·u0)·t)·e^(−ωt),  u = offset − edge,  ω = √(stiffness / mass)
///
/// Mass 1, stiffness 100, damping 20, so ω = 10 a second, unless said otherwise.
public struct EdgeSpring: Sendable, Hashable {
  /// Where the spring comes to rest, in points.
  public let edge: Double
  /// The offset at the start, in points.
  public let start: Double
  /// The velocity at the start, in points a second.
  public let velocity: Double
  /// How long it takes in seconds until the offset stays within `restDistance` of the edge.
  public let duration: Double
  /// ω in radians a second.
  public let frequency: Double

  /// ω of a scroll view that goes back to its edge, in radians a second.
  public static let usualFrequency = 10.0
  /// The distance in points, less than a third of a pixel, at which the spring has come to rest.
  public static let restDistance = 0.1

  /// Makes a spring.
  public init(
    to edge: Double, from start: Double, velocity: Double, frequency: Double = usualFrequency
  ) {
    self.edge = edge
    self.start = start
    self.velocity = velocity
    self.frequency = frequency
    let distance = start - edge
    duration = Self.duration(abs(distance), abs(velocity + frequency * distance), frequency)
  }

  /// Makes a spring that does not swing past the edge: it is the stiffer, the faster it starts.
  init(settlingAt edge: Double, from start: Double, velocity: Double) {
    let isTowards = (edge - start) * velocity > 0
    self.init(
      to: edge, from: start, velocity: velocity,
      frequency: isTowards
        ? max(Self.usualFrequency, velocity / (edge - start)) : Self.usualFrequency)
  }

  /// The offset `time` seconds after the start; exactly the edge from `duration` on.
  public func offset(at time: Double) -> Double {
    guard time < duration else { return edge }
    let t = max(0, time)
    return edge + ((start - edge) + pull * t) * exp(-frequency * t)
  }

  /// The velocity `time` seconds after the start, in points a second; 0 from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let t = max(0, time)
    return (velocity - frequency * pull * t) * exp(-frequency * t)
  }

  private var pull: Double { velocity + frequency * (start - edge) }

  /// When (|u0| + |v0 + ω·u0|·t)·e^(−ωt), which bounds |u|, falls to the rest distance for good.
  private static func duration(_ far: Double, _ pull: Double, _ frequency: Double) -> Double {
    let peak = pull > 0 ? max(0, 1 / frequency - far / pull) : 0
    return Settling.lastTime(after: peak, above: restDistance) {
      (far + pull * $0) * exp(-frequency * $0)
    }
  }
}
