/// A position in points; x grows to the right, y downwards.
public struct Point: Sendable, Hashable, Codable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// The point (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Makes the point (x, y).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Adds coordinate by coordinate.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// Subtracts coordinate by coordinate.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
