public import EmakiDrawing
public import EmakiLayout

/// The parts that a device adds to the picture of its screen.
public struct ScreenDecoration: Sendable, Hashable {
  /// The radius of the screen's corners, points.
  public var cornerRadius: Double
  /// The insets that status bar and home indicator take from the screen, in points.
  public var safeArea: Insets
  /// Whether a bar at the bottom stands for a home button.
  public var hasHomeIndicator: Bool
  /// The parts of the device's front that are drawn beside the screen; `nil` for nothing.
  public var front: Device.Front?
  /// How large notch or island are on a device held upright, points.
  public var cutout: Size?
  /// Whether it is a tablet, whose status bar is another.
  public var isTablet = false

  /// Makes a decoration without a front; a home indicator is where the safe area keeps room at the
  /// bottom.
  public init(cornerRadius: Double = 0, safeArea: Insets = .zero, hasHomeIndicator: Bool? = nil) {
    self.cornerRadius = cornerRadius
    self.safeArea = safeArea
    self.hasHomeIndicator = hasHomeIndicator ?? (safeArea.bottom > 0)
  }

  /// Makes the decoration of a device.
  public init(_ device: Device, _ orientation: Orientation) {
    self.init(
      cornerRadius: device.cornerRadius, safeArea: device.safeArea(orientation),
      hasHomeIndicator: device.hasHomeIndicator)
    (front, cutout, isTablet) = (device.front, device.cutout, device.idiom == .pad)
  }
}
