public import EmakiDrawing

/// The surroundings of a root view while it is laid out.
public struct LayoutEnvironment: Sendable, Hashable {
  /// The root view's size in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// Pixels a point up to which lines of text are rounded, where it is not `scale`.
  public var textScale: Double?
  /// Whether horizontal edges that lie halfway between two pixels stay there.
  public var keepsHalfPixels = false
  /// Insets of the root view covered by bars, notch and home indicator.
  public var safeArea: Insets
  /// The margins of the root view, before the safe area is added.
  public var rootMargins: Insets
  /// The direction of views that do not set one.
  public var direction: LayoutDirection
  /// Whether it is the screen of a running app and not Interface Builder's canvas: what the notch
  /// takes from the sides then also reaches views in content that scrolls up and down.
  public var isRunning = false
  /// Whether the root becomes higher than `size` where its constraints ask for that, as a row does
  /// that is shown without its table.
  public var growsToFit = false
  /// The heights of bars.
  public var bars = BarHeights.regular
  /// Where the safe area comes from.
  public var origins = LayoutOrigins()
  /// Whether there is little height, as on phones in landscape.
  public var heightClass = SizeClass.regular

  /// Makes an environment; by default without safe area, with side margins of 16 pt (20 from 414
  /// pt).
  public init(
    size: Size, scale: Double = 2, safeArea: Insets = .zero, rootMargins: Insets? = nil,
    direction: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    let side = Self.sideMargin(inWidth: size.width)
    self.rootMargins = rootMargins ?? Insets(top: 0, left: side, bottom: 0, right: side)
    self.direction = direction
  }

  /// The margins at the sides of a controller of a width, points: 16, and 20 from 414 points on, as
  /// Interface Builder saves them.
  public static func sideMargin(inWidth width: Double) -> Double { width >= 414 ? 20 : 16 }
}
