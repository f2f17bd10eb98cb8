import EmakiDrawing

extension Insets {
  /// The inset on the left or top.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// The inset on the right or bottom.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}

extension Size {
  /// The width or height.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Point {
  /// x or y.
  func coordinate(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Rect {
  /// The left or top edge.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// The right or bottom edge.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
