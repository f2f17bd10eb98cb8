#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The critically damped spring that brings an offset back to an edge or on to a page.
///
///     u(t) = (u0 + (v0 + ω·u0)·t)·e^(−ωt),  u = offset − edge,  ω = √(stiffness / mass)
///
/// Mass 1, stiffness 100, damping 20, so ω = 10 a second.
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
  public static let frequency = 10.0
  /// The distance in points, less than a third of a pixel, at which the spring has come to rest.
  public static let restDistance = 0.1

  /// Makes a spring.
  public init(to edge: Double, from start: Double, velocity: Double) {
    self.edge = edge
    self.start = start
    self.velocity = velocity
    duration = Self.duration(distance: start - edge, velocity: velocity)
  }

  /// The offset `time` seconds after the start; exactly the edge from `duration` on.
  public func offset(at time: Double) -> Double {
    guard time < duration else { return edge }
    let t = max(0, time)
    return edge + ((start - edge) + pull * t) * exp(-Self.frequency * t)
  }

  /// The velocity `time` seconds after the start, in points a second; 0 from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let t = max(0, time)
    return (velocity - Self.frequency * pull * t) * exp(-Self.frequency * t)
  }

  private var pull: Double { Self.pull(start - edge, velocity) }

  private static func pull(_ distance: Double, _ velocity: Double) -> Double {
    velocity + frequency * distance
  }

  /// When (|u0| + |v0 + ω·u0|·t)·e^(−ωt), which bounds |u|, falls to the rest distance for good.
  private static func duration(distance: Double, velocity: Double) -> Double {
    let far = abs(distance)
    let pull = abs(pull(distance, velocity))
    let peak = pull > 0 ? max(0, 1 / frequency - far / pull) : 0
    return Settling.lastTime(after: peak, above: restDistance) {
      (far + pull * $0) * exp(-frequency * $0)
    }
  }
}
