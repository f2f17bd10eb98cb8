public import EmakiDrawing
public import EmakiLayout
public import EmakiMotion

/// A scroll view's offset over time, as by `setContentOffset(_:animated:)`.
public struct Scroll: Sendable, Hashable {
  /// Where to.
  public enum Destination: Sendable, Hashable {
    /// An offset in points; it may lie outside the range.
    case offset(Point)
    /// A page, from 0, along the axis in which the content is longer.
    case page(Int)
    /// A row of a table, from 0 over all sections, comes to the top as far as the content's end
    /// allows.
    case row(Int)
    /// So many pages on from the nearest one, back with a negative number, as far as there are pages.
    case pages(Int)
    /// A view inside comes to the middle, as far as the content's ends allow.
    case center(ViewID)
    /// An end of the content, or in `leading` and `trailing` the ends where lines begin and end.
    case end(End)
  }

  /// An end of a scroll view's content.
  public enum End: String, Sendable, Hashable, CaseIterable {
    /// With the room that `contentInset` makes there.
    case top, bottom, left, right, leading, trailing
  }

  /// The scroll view.
  public var view: ViewID
  /// Where to.
  public var destination: Destination
  /// Seconds.
  public var duration: Double
  /// How.
  public var pacing: Pacing

  /// Makes a scroll; by default in 0.30 s with ease-in-out.
  public init(
    _ view: ViewID, to destination: Destination, duration: Double = 0.3,
    pacing: Pacing = .curve(.easeInOut)
  ) {
    self.view = view
    self.destination = destination
    self.duration = duration
    self.pacing = pacing
  }
}
