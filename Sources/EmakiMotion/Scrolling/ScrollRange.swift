/// The offsets at which a scroll view can rest, on one axis, in points.
public struct ScrollRange: Sendable, Hashable {
  /// The offset at the start of the content: −inset.
  public let lower: Double
  /// The offset at its end, not below `lower`.
  public let upper: Double

  /// Makes a range; an upper end below the lower one is moved to it.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The range from −inset to max(−inset, content + inset − viewport).
  ///
  /// - Parameters:
  ///   - content: The extent of the content.
  ///   - viewport: The extent of the scroll view's bounds.
  ///   - leadingInset: The adjusted inset before the content (top or left).
  ///   - trailingInset: The adjusted inset after it (bottom or right).
  public init(
    content: Double, viewport: Double, leadingInset: Double = 0, trailingInset: Double = 0
  ) {
    self.init(lower: -leadingInset, upper: content + trailingInset - viewport)
  }

  /// The nearest offset in the range.
  public func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// The offset that brings the middle of an item to the middle of the viewport, as far as the ends
  /// of the content allow: clamp(middle − viewport/2).
  public func offset(centring middle: Double, viewport: Double) -> Double {
    clamped(middle - viewport / 2)
  }

  /// Whether a scroll view can rest at the offset.
  public func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

  /// How far the offset lies outside: negative before the lower end, positive after the upper one.
  public func excess(of offset: Double) -> Double { offset - clamped(offset) }
}
