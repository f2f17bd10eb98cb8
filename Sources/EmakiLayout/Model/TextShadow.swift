public import EmakiDrawing

/// A copy of letters in one colour that is seen behind them, without a blur, as labels of UIKit have it.
public struct TextShadow: Sendable, Hashable {
  /// The colour of the copy.
  public var color: Color
  /// How far the copy lies from the letters, in points.
  public var offset: Point

  /// Makes a shadow; without an offset a point above the letters, as UIKit's.
  public init(color: Color, offset: Point = Point(x: 0, y: -1)) {
    self.color = color
    self.offset = offset
  }
}
