/// Where a dragged thing comes to rest when it is let go.
///
/// A flick leads to the next resting position in its direction, a slow release to the nearest one.
/// With the resting positions 0 and 1 it decides whether an interactive transition completes.
public struct GestureSettling: Sendable, Hashable {
  /// The positions at which the thing may rest, in growing order; points, or progress 0…1.
  public let restingPositions: [Double]
  /// The speed above which a release is a flick, in units of the positions a second.
  public let flickSpeed: Double

  /// The speed above which iOS turns a page or completes a transition: 300 points a second.
  public static let defaultFlickSpeed = 300.0

  /// Makes a rule from positions in any order.
  public init(restingPositions: [Double], flickSpeed: Double = Self.defaultFlickSpeed) {
    self.restingPositions = restingPositions.sorted()
    self.flickSpeed = flickSpeed
  }

  /// The position nearest to `position` that dragging can reach: between the outer resting ones.
  public func clamped(_ position: Double) -> Double {
    guard let first = restingPositions.first, let last = restingPositions.last else {
      return position
    }
    return min(max(position, first), last)
  }

  /// The resting position for a release at `position` with `velocity` (units a second).
  ///
  /// Halfway between two, the lower one. `position` itself where there are no resting positions.
  public func target(position: Double, velocity: Double = 0) -> Double {
    guard let first = restingPositions.first, let last = restingPositions.last else {
      return position
    }
    if velocity > flickSpeed { return restingPositions.first { $0 > position } ?? last }
    if velocity < -flickSpeed { return restingPositions.last { $0 < position } ?? first }
    return restingPositions.min { abs($0 - position) < abs($1 - position) } ?? position
  }
}
