public import EmakiDrawing

/// What a device adds to the picture of its screen.
public struct ScreenDecoration: Sendable, Hashable {
  /// The radius of the screen's corners, points.
  public var cornerRadius: Double
  /// What status bar and home indicator cover of the screen.
  public var safeArea: Insets
  /// Whether a bar at the bottom stands for a home button.
  public var hasHomeIndicator: Bool

  /// Makes a decoration; a home indicator is where the safe area keeps room at the bottom.
  public init(cornerRadius: Double = 0, safeArea: Insets = .zero, hasHomeIndicator: Bool? = nil) {
    self.cornerRadius = cornerRadius
    self.safeArea = safeArea
    self.hasHomeIndicator = hasHomeIndicator ?? (safeArea.bottom > 0)
  }
}
