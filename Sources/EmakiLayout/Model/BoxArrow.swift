/// The arrow of a popover: a part of its outline that reaches out of its bounds.
public struct BoxArrow: Sendable, Hashable {
  /// The edge of the box that it grows from.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    case top, bottom, left, right
  }

  /// Where it grows from.
  public var edge: Edge
  /// Where the middle of its base is on the edge, points from the left or upper end.
  public var middle: Double
  /// The height from its base, which is twice as wide, to its tip, in points.
  public var height: Double

  /// Makes an arrow.
  public init(_ edge: Edge, middle: Double, height: Double) {
    self.edge = edge
    self.middle = middle
    self.height = height
  }
}
