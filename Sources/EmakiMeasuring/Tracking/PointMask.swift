public import EmakiDrawing
import EmakiLimits

/// The points of a screen that belong to something, a square point each.
public struct PointMask: Sendable, Hashable {
  /// Points in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The size of the screen, in points.
  public let size: Size
  private var cells: [Bool]

  /// A mask in which nothing belongs to it.
  public init(size: Size) {
    self.size = size
    width = max(1, Int(clamping: size.width.rounded(.up)))
    height = max(1, Int(clamping: size.height.rounded(.up)))
    cells = [Bool](repeating: false, count: width * height)
  }

  /// Whether a point belongs to it; none outside of the screen does.
  public subscript(x: Int, y: Int) -> Bool {
    get { x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }

  /// Adds the points that a box touches.
  public mutating func fill(_ box: Rect) {
    let columns = Self.touched(box.minX, box.maxX, width)
    for y in Self.touched(box.minY, box.maxY, height) {
      for x in columns { cells[y * width + x] = true }
    }
  }

  private static func touched(_ start: Double, _ end: Double, _ most: Int) -> Range<Int> {
    let first = min(max(Int(clamping: start.rounded(.down)), 0), most)
    return first..<min(max(Int(clamping: end.rounded(.up)), first), most)
  }

  /// Whether none belongs to it.
  public var isEmpty: Bool { !cells.contains(true) }

  /// How many points belong to it.
  public var count: Int { cells.reduce(0) { $0 + ($1 ? 1 : 0) } }

  /// The box around all of it; `nil` where it is empty.
  public var box: Rect? {
    var box: Rect?
    for y in 0..<height {
      for x in 0..<width where cells[y * width + x] {
        let cell = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        box = box?.union(cell) ?? cell
      }
    }
    return box
  }
}
