/// The lengths that stretch when the superview's size changes.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// One bit each.
  public let rawValue: Int

  /// Makes a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the superview's left edge.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge.
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
  /// Nothing stretches by it: from right to left, the left margin's flag counts for the right.
  public static let followsDirection = AutoresizingMask(rawValue: 64)
  /// Fills the superview.
  public static let sizable: AutoresizingMask = [.widthSizable, .heightSizable]
}
