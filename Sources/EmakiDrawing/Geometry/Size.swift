/// A width and a height in points.
public struct Size: Sendable, Hashable, Codable {
  /// Horizontal extent in points.
  public var width: Double
  /// Vertical extent in points.
  public var height: Double

  /// The size 0 × 0.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size of `width` × `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both extents are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// Whether there is nothing to draw: an extent is zero or negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
