import EmakiDrawing
import EmakiLayout

extension ViewTransform {
  /// The consequence of a transform for the drawing.
  enum Effect {
    /// Nothing.
    case none
    /// Only a move.
    case move(Point)
    /// Nothing is left to see: a scale of 0, or what is no number.
    case collapse
    /// A matrix.
    case general(Transform)
  }

  /// The simplest way to draw the transform.
  var effect: Effect {
    if self == .identity { return .none }
    if scale.x == 0 || scale.y == 0 { return .collapse }
    if rotation == 0, rotationX == 0, rotationY == 0, scale == Point(x: 1, y: 1) {
      return translation.isFinite ? .move(translation) : .collapse
    }
    let matrix = matrix
    let isFinite = (0..<16).allSatisfy { matrix.elements[$0].isFinite }
    return isFinite ? .general(matrix) : .collapse
  }
}
