public import EmakiDrawing

/// A view that stands in a bar as a file saved it: no constraints move what is in it.
public struct BarView: Sendable, Hashable {
  /// How large it is, points.
  public var size: Size
  /// What is seen of it, back to front: views without subviews whose `frame` is their place in it.
  public var pieces: [View]

  /// Makes a view of pieces.
  public init(size: Size, pieces: [View]) {
    self.size = size
    self.pieces = pieces
  }
}
