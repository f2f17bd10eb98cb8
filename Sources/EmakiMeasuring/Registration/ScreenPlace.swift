public import EmakiDrawing

/// Where a screen lies in the frames of a recording.
public struct ScreenPlace: Sendable, Hashable {
  /// The upper left corner of the screen, in pixels of a frame.
  public var origin: Point
  /// Pixels a point.
  public var scale: Double

  /// Makes a place.
  public init(origin: Point = .zero, scale: Double) {
    (self.origin, self.scale) = (origin, scale)
  }

  /// Points of the screen as pixels of a frame.
  public func pixels(_ point: Point) -> Point {
    Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  /// Pixels of a frame as points of the screen.
  public func points(_ pixel: Point) -> Point {
    Point(x: (pixel.x - origin.x) / scale, y: (pixel.y - origin.y) / scale)
  }

  /// The same in frames that are larger by a factor.
  public func scaled(by factor: Double) -> ScreenPlace {
    ScreenPlace(
      origin: Point(x: origin.x * factor, y: origin.y * factor), scale: scale * factor)
  }
}
