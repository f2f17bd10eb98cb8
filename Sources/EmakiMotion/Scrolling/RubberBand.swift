/// The resistance of a scroll view that is dragged beyond its range.
///
///     shown = (1 − 1 / (x·c/d + 1))·d
///
/// x is the finger's excess, d the viewport's extent and c = 0.55; what is shown never reaches d.
public struct RubberBand: Sendable, Hashable {
  /// The viewport's extent d on the axis, in points.
  public let viewport: Double
  /// The stiffness c at the edge: one point of the finger moves the content by this.
  public let coefficient: Double

  /// The coefficient of iOS.
  public static let defaultCoefficient = 0.55

  /// Makes a rubber band; a viewport below 0 counts as 0 and shows no excess at all.
  public init(viewport: Double, coefficient: Double = Self.defaultCoefficient) {
    self.viewport = max(0, viewport)
    self.coefficient = coefficient
  }

  /// The excess that is shown for the finger's, both in points; the sign is kept.
  public func shown(forFinger excess: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let pull = abs(excess) * coefficient / viewport
    return (1 - 1 / (pull + 1)) * viewport * (excess < 0 ? -1 : 1)
  }

  /// The finger's excess for one that is shown: the inverse, limited just short of the viewport.
  public func finger(forShown excess: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let part = min(abs(excess) / viewport, 1 - 1e-6)
    return part / (1 - part) * viewport / coefficient * (excess < 0 ? -1 : 1)
  }

  /// How many points the content moves for one point of the finger at this excess of the finger.
  public func give(atFinger excess: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let pull = abs(excess) * coefficient / viewport
    return coefficient / ((pull + 1) * (pull + 1))
  }

  /// The offset that is shown where the finger asks for `offset`.
  public func offset(forFinger offset: Double, in range: ScrollRange) -> Double {
    range.contains(offset)
      ? offset : range.clamped(offset) + shown(forFinger: range.excess(of: offset))
  }

  /// The offset that the finger asks for where `offset` is shown.
  public func fingerOffset(forShown offset: Double, in range: ScrollRange) -> Double {
    range.contains(offset)
      ? offset : range.clamped(offset) + finger(forShown: range.excess(of: offset))
  }
}
