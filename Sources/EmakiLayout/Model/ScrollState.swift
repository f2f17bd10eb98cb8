public import EmakiDrawing

/// What a scroll view shows of its content.
public struct ScrollState: Sendable, Hashable {
  /// The point of the content at the view's top-left corner.
  public var contentOffset: Point
  /// Extra room around the content that can be scrolled to.
  public var contentInset: Insets
  /// The content's size where it is given; `nil` takes it from constraints or frames.
  public var contentSize: Size?
  /// Whether offsets rest at multiples of the view's size.
  public var isPagingEnabled: Bool
  /// Whether a finger moves the content; a table that does not scroll has its content's height.
  public var isScrollEnabled: Bool
  /// The zoom factor of the content.
  public var zoomScale: Double
  /// The smallest and largest zoom factor.
  public var zoomRange: ClosedRange<Double>

  /// Makes a state; by default at the content's origin.
  public init(
    contentOffset: Point = .zero, contentInset: Insets = .zero, contentSize: Size? = nil,
    isPagingEnabled: Bool = false, isScrollEnabled: Bool = true, zoomScale: Double = 1,
    zoomRange: ClosedRange<Double> = 1...1
  ) {
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.contentSize = contentSize
    self.isPagingEnabled = isPagingEnabled
    self.isScrollEnabled = isScrollEnabled
    self.zoomScale = zoomScale
    self.zoomRange = zoomRange
  }
}
