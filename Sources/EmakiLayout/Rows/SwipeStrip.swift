import EmakiDrawing

/// Where the buttons lie that a row reveals, from its outer edge inwards.
///
/// With a, how far the row has moved, and W, the sum of the widths w, each button has the part
/// w·a/W of the gap, as on iOS; over the last points before a release would perform the first
/// action, that one takes the parts of the others.
public struct SwipeStrip: Sendable, Hashable {
  /// The widths of the buttons, the outermost first, points.
  public let widths: [Double]
  /// The row's width, points.
  public let breadth: Double

  /// From this share of the row's width on a release performs the first action: a choice.
  public static let fullShare = 0.6
  /// The points before that over which the first button grows: a choice.
  static let ramp = 30.0

  /// Makes a strip.
  public init(widths: [Double], breadth: Double) {
    self.widths = widths
    self.breadth = breadth
  }

  /// Where an opened row rests: the sum of the widths, points.
  public var restingWay: Double { widths.reduce(0, +) }

  /// The distance in points from which on a release performs the first action.
  public var fullWay: Double { max(breadth * Self.fullShare, restingWay + Self.ramp) }

  /// The parts of a gap of so many points, the outermost first.
  public func parts(of gap: Double) -> [Double] {
    guard restingWay > 0, gap > 0 else { return widths.map { _ in 0 } }
    let others = min(max((fullWay - gap) / Self.ramp, 0), 1)
    let inner = widths.dropFirst().map { $0 * gap / restingWay * others }
    return [gap - inner.reduce(0, +)] + inner
  }

  /// Where a row comes to rest that is let go: 0, `restingWay`, or `nil` where the first action is
  /// performed.
  ///
  /// - Parameters:
  ///   - way: how far it has moved, points.
  ///   - velocity: outwards, points a second: one faster than `flick` opens or closes it.
  public func rest(at way: Double, velocity: Double, flick: Double) -> Double? {
    if way >= fullWay, velocity > -flick { return nil }
    if velocity > flick { return restingWay }
    if velocity < -flick { return 0 }
    return way > restingWay / 2 ? restingWay : 0
  }
}
