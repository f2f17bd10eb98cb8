/// The heights of bars in points, without what they cover of status bar and home indicator.
///
/// Observed on running apps: 44, 49 and 44; on phones in landscape, where the height is compact, 32
/// each; on tablets without a button 50, 50 and 44.
public struct BarHeights: Sendable, Hashable {
  /// The height of a navigation bar with a small title.
  public var navigationBar: Double
  /// The height of a tab bar.
  public var tabBar: Double
  /// The height of a toolbar.
  public var toolbar: Double

  /// Makes heights; by default those of phones held upright.
  public init(navigationBar: Double = 44, tabBar: Double = 49, toolbar: Double = 44) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.toolbar = toolbar
  }

  /// The heights on phones held upright.
  public static let regular = BarHeights()
  /// The heights on phones in landscape.
  public static let short = BarHeights(navigationBar: 32, tabBar: 32, toolbar: 32)
  /// The heights on tablets without a button.
  public static let roundedPad = BarHeights(navigationBar: 50, tabBar: 50)
}

extension Device {
  /// The heights of bars.
  public func barHeights(_ orientation: Orientation) -> BarHeights {
    if heightClass(orientation) == .compact { return .short }
    return idiom == .pad && hasHomeIndicator ? .roundedPad : .regular
  }
}
