/// The extent of a rectangle along one axis.
struct Span: Sendable, Hashable {
  /// The left or top edge.
  var origin: Linear
  /// The width or height.
  var length: Linear

  /// The right or bottom edge.
  var end: Linear { origin + length }
  /// The middle.
  var center: Linear { origin + 0.5 * length }

  /// The extent between two insets.
  func inset(start: Double, end: Double) -> Span {
    Span(origin: origin + start, length: length - (start + end))
  }

  /// The extent moved by a distance.
  func moved(by distance: Linear) -> Span {
    Span(origin: origin + distance, length: length)
  }
}
