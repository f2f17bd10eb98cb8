public import EmakiDrawing

/// A view that stands in a bar as a file saved it: no constraints move what is in it.
public struct BarView: Sendable, Hashable {
  /// Its size, in points.
  public var size: Size
  /// The visible pieces, back to front: views without subviews whose `frame` is in the bar's
  /// coordinates.
  public var pieces: [View]

  /// Makes a view of pieces.
  public init(size: Size, pieces: [View]) {
    self.size = size
    self.pieces = pieces
  }
}
