/// An axis-parallel rectangle in points, given by its top-left corner and its size.
public struct Rect: Sendable, Hashable, Codable {
  /// The top-left corner.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// The rectangle at (0, 0) of size 0 × 0.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle from its four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether there is nothing to draw.
  public var isEmpty: Bool { size.isEmpty }
  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }
  /// The corners: top left, top right, bottom right, bottom left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY),
      Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// The rectangle moved by (dx, dy).
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }

  /// The rectangle without its insets; never of negative size.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The rectangle grown by `distance` on every edge (shrunk where negative).
  public func outset(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance,
      width: max(0, width + 2 * distance), height: max(0, height + 2 * distance))
  }

  /// The common part of two rectangles, or `nil` where they do not overlap.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether the point lies inside; the right and bottom edges are outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Each edge moved to the nearest line of a grid of `scale` lines a point, halves upwards.
  ///
  /// This is the rounding of UIKit's layout: `floor(edge × scale + 0.5) / scale` for each edge.
  public func snapped(toScale scale: Double) -> Rect {
    func snap(_ edge: Double) -> Double { (edge * scale + 0.5).rounded(.down) / scale }
    return Rect(minX: snap(minX), minY: snap(minY), maxX: snap(maxX), maxY: snap(maxY))
  }
}
