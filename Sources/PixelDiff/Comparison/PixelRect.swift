/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Makes a rectangle from its corner and size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels inside.
  public var area: Int { width * height }

  /// Whether the pixel lies inside.
  @inline(__always)
  public func contains(x px: Int, y py: Int) -> Bool {
    px >= x && px < x + width && py >= y && py < y + height
  }

  /// Whether all of the other lies inside.
  public func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// The part inside a picture.
  public func intersection(_ size: PixelSize) -> PixelRect {
    let (left, top) = (min(max(x, 0), size.width), min(max(y, 0), size.height))
    let right = min(Self.end(x, width), size.width)
    let bottom = min(Self.end(y, height), size.height)
    return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Where a length ends, or the largest number where that is beyond all numbers.
  private static func end(_ start: Int, _ length: Int) -> Int {
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? .max : end
  }

  /// The rectangle with so many more pixels on each side.
  public func outset(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
