public import EmakiDrawing

/// The position of a scroll view's content, and its insets.
public struct ScrollState: Sendable, Hashable {
  /// The point of the content at the view's top-left corner, also where lines run to the left.
  public var contentOffset: Point
  /// Whether it shows the beginning of its content, whatever `contentOffset.x` says.
  ///
  /// That is the left end with its inset, or where lines run to the left the right one, so that x
  /// is the content's width less the view's. Observed on UIKit's collection views and page
  /// controllers; a plain `UIScrollView` starts at 0, and apps that are translated move it there.
  public var isAtBeginning: Bool
  /// Extra room around the content that can be scrolled to.
  public var contentInset: Insets
  /// The part of `contentInset` that bars ask for: UIKit's adjusted inset less the view's
  /// `contentInset`.
  public var barInset = Insets.zero
  /// Where the safe area adds to `contentInset` as the view is laid out.
  public var insetAdjustment = ContentInsetAdjustment.never
  /// How much of `contentInset.top` gives way as the content is scrolled: the height of a large
  /// title.
  public var collapsingInset = 0.0
  /// The content's size where it is given; `nil` takes it from constraints or frames.
  public var contentSize: Size?
  /// Whether offsets rest at multiples of the view's size.
  public var isPagingEnabled: Bool
  /// Whether a finger moves the content; a table that does not scroll has its content's height.
  public var isScrollEnabled: Bool
  /// Whether a finger moves content that has room enough, and it springs back.
  public var alwaysBouncesVertically = false
  /// Whether a finger moves content sideways that has room enough, and it springs back.
  public var alwaysBouncesHorizontally = false
  /// The zoom factor that is asked for; 0 for the smallest one.
  public var zoomScale: Double
  /// The smallest and largest zoom factor.
  public var zoomRange: ClosedRange<Double>
  /// Whether the smallest factor is instead the one at which the whole content is seen.
  public var zoomsToFit = false
  /// Whether content that is smaller than the view lies in its middle.
  public var centersContent = false
  /// Whether it scrolls to its top when the status bar is tapped.
  public var scrollsToTop = true
  /// The refresh control that a pull below the top starts; `nil` for nothing.
  public var refresh: RefreshControl?

  /// Makes a state; without an offset at the content's beginning.
  public init(
    contentOffset: Point? = nil, contentInset: Insets = .zero, contentSize: Size? = nil,
    isPagingEnabled: Bool = false, isScrollEnabled: Bool = true, zoomScale: Double = 1,
    zoomRange: ClosedRange<Double> = 1...1
  ) {
    self.contentOffset = contentOffset ?? .zero
    isAtBeginning = contentOffset == nil
    self.contentInset = contentInset
    self.contentSize = contentSize
    self.isPagingEnabled = isPagingEnabled
    self.isScrollEnabled = isScrollEnabled
    self.zoomScale = zoomScale
    self.zoomRange = zoomRange
  }
}

extension ScrollState {
  /// Adds room that bars ask for at the top and bottom; the content's beginning moves with it.
  public mutating func makeRoomForBars(top: Double, bottom: Double = 0) {
    for room in [\ScrollState.contentInset, \.barInset] {
      self[keyPath: room].top += top
      self[keyPath: room].bottom += bottom
    }
    contentOffset.y -= top
  }

  /// How much of the view's top is covered at an offset: `contentInset.top`, less what of it has
  /// given way by then.
  ///
  /// - Parameter inset: `contentInset.top`, or what is seen of it on its way.
  public func coveredTop(at offset: Double, inset: Double) -> Double {
    let rest = inset - collapsingInset
    return rest + min(collapsingInset, max(0, -offset - rest))
  }

  /// Whether its content can be scaled.
  public var zooms: Bool { zoomsToFit || zoomRange.upperBound > zoomRange.lowerBound }

  /// The smallest and largest factor for content of a size, unscaled, in a view of another.
  ///
  /// The factor that fits is min(view.width / content.width, view.height / content.height).
  public func zoomLimits(content: Size, viewport: Size) -> ClosedRange<Double> {
    guard zoomsToFit, !content.isEmpty else { return zoomRange }
    let fit = min(viewport.width / content.width, viewport.height / content.height)
    guard fit > 0 else { return zoomRange }
    return fit...max(fit, zoomRange.upperBound)
  }

  /// The factor that is in force: the one asked for, within the limits.
  public func zoom(content: Size, viewport: Size) -> Double {
    if zoomScale == 1, !zooms { return 1 }
    let limits = zoomLimits(content: content, viewport: viewport)
    return zooms ? min(max(zoomScale, limits.lowerBound), limits.upperBound) : zoomScale
  }

  /// The room to the left and above that brings small content to the middle:
  /// max(0, (view − content) / 2).
  ///
  /// - Parameter content: as shown, so already scaled.
  public func margin(content: Size, viewport: Size) -> Point {
    guard centersContent else { return .zero }
    return Point(
      x: max(0, (viewport.width - content.width) / 2),
      y: max(0, (viewport.height - content.height) / 2))
  }
}
