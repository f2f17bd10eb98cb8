package import EmakiDrawing

/// Where a row stands in a section of a grouped table, which decides its lines and corners.
public struct RowGroup: Sendable, Hashable {
  /// Whether it is the first row of its section.
  public var isFirst: Bool
  /// Whether it is the last row of its section.
  public var isLast: Bool
  /// Whether the section is a card with round corners, away from the sides of the table.
  public var isInset: Bool
  /// Whether it begins at the left side of its section: actions revealed at a row's right do not.
  public var beginsAtLeft = true
  /// Whether it ends at the right side of its section.
  public var endsAtRight = true

  /// The radius of a card's corners in points, as observed on iOS 13 to 18.
  public static let cardRadius = 10.0

  /// Points between a card and the sides of its table.
  public static let inset = 16.0

  /// The background of a row that is selected or under a finger: UIKit's systemGray4, in light and
  /// dark, over the usual backgrounds.
  package static let highlight = Color(rgb: 0x787880).multipliedAlpha(0.34)

  /// Makes the position of a row in its group.
  public init(isFirst: Bool, isLast: Bool, isInset: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.isInset = isInset
  }
}
