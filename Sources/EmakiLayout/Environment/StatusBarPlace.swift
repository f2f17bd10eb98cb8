/// Where the marks of the status bar are in the safe area above the screen's content, points from
/// the top. The lengths are general knowledge of iOS 14 to 18, not measured.
package struct StatusBarPlace {
  private let top: Double

  /// Makes the status bar's position for a safe area that begins so far below the screen's top.
  package init(safeAreaTop top: Double) {
    self.top = top
  }

  /// Whether the marks are beside a cutout or an island.
  package var isBesideCutout: Bool { top >= 40 }

  /// The middle of the marks.
  package var middle: Double { isBesideCutout ? min(top, 54) - 21 : top / 2 }

  /// How high the room of the time is around the middle.
  package static let timeHeight = 24.0

  /// Where the marks end.
  package var end: Double { isBesideCutout ? middle + Self.timeHeight / 2 : top }
}
