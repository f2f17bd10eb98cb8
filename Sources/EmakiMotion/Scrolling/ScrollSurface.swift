/// A scrolling surface on one axis: its range, its viewport and its manners.
public struct ScrollSurface: Sendable, Hashable {
  /// The offsets at which it can rest.
  public var range: ScrollRange
  /// The extent of the viewport on the axis, in points.
  public var viewport: Double
  /// How fast it slows down.
  public var rate: Deceleration.Rate
  /// Whether it can be dragged beyond its range; otherwise it stops dead at the edge.
  public var bounces: Bool
  /// The pages that it comes to rest on, or `nil` where it does not page.
  public var paging: PagingTarget?
  /// How far from the beginning of its range it does not come to rest, but at the nearer end of that:
  /// a large title is open or closed.
  public var collapsing = 0.0
  /// The room that a pull opens before the content, or `nil` where there is none.
  public var refresh: RefreshRoom?

  /// Makes a surface.
  public init(
    range: ScrollRange, viewport: Double, rate: Deceleration.Rate = .normal, bounces: Bool = true,
    paging: PagingTarget? = nil
  ) {
    self.range = range
    self.viewport = viewport
    self.rate = rate
    self.bounces = bounces
    self.paging = paging
  }

  /// The offset that is shown where the finger asks for `offset`.
  func shown(forFinger offset: Double) -> Double {
    bounces
      ? RubberBand(viewport: viewport).offset(forFinger: offset, in: range) : range.clamped(offset)
  }

  /// The offset that the finger asks for where `offset` is shown.
  func finger(forShown offset: Double) -> Double {
    bounces
      ? RubberBand(viewport: viewport).fingerOffset(forShown: offset, in: range)
      : range.clamped(offset)
  }

  /// The velocity that is shown where the finger asks for `offset` with `velocity`.
  func shownVelocity(forFinger offset: Double, velocity: Double) -> Double {
    let excess = range.excess(of: offset)
    if excess == 0 { return velocity }
    return bounces ? velocity * RubberBand(viewport: viewport).give(atFinger: excess) : 0
  }
}
