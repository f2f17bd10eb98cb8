import EmakiDrawing
import EmakiLayout

/// A distance between two edges on the screen that a constraint, a pin or a stack view states.
struct StatedDistance {
  /// Along which it is measured.
  let axis: Axis
  /// The two edges, the smaller coordinate first.
  let start, end: Double
  /// Where across the axis both views are.
  let low, high: Double
  /// The view that it positions, by its node, and the edge.
  let index: Int
  let word: String

  /// In points.
  var length: Double { end - start }
  /// The distance as text.
  var figure: String { decimal(length, places: 1) }

  /// The line that measures it at a coordinate across the axis, as thick as `width`.
  func line(at place: Double, width: Double) -> Rect {
    axis == .horizontal
      ? Rect(x: start, y: place - width / 2, width: length, height: width)
      : Rect(x: place - width / 2, y: start, width: width, height: length)
  }
}

extension Rect {
  /// From where to where it reaches along an axis.
  func span(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}
