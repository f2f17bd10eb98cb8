import EmakiDrawing

/// How far frames reach beyond the alignment rectangles that constraints join.
///
/// Source: saved frames of switches, sliders and segmented controls.
enum AlignmentInsets {
  static func of(_ kind: View.Kind) -> Insets {
    switch kind {
    case .switch: Insets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider: Insets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: Insets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}

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
