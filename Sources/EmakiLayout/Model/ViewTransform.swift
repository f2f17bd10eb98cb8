public import EmakiDrawing

/// A view's transform by its parts, so that motions turn and grow along the short way.
public struct ViewTransform: Sendable, Hashable {
  /// A move in points, applied last.
  public var translation: Point
  /// Factors across and down, applied first.
  public var scale: Point
  /// A turn in the plane, radians, clockwise on the screen.
  public var rotation: Double
  /// A turn about the horizontal axis, radians.
  public var rotationX: Double
  /// A turn about the vertical axis, radians.
  public var rotationY: Double
  /// The perspective element of the matrix (such as −1/500); 0 for none.
  public var m34: Double

  /// The part of a transform that can change by itself.
  public enum Part: Sendable, Hashable {
    case x, y, scale, rotation, rotationX, rotationY, perspective
  }

  /// Changes nothing.
  public static let identity = ViewTransform()

  /// Makes a transform; by default the identity.
  public init(
    translation: Point = .zero, scale: Point = Point(x: 1, y: 1), rotation: Double = 0,
    rotationX: Double = 0, rotationY: Double = 0, m34: Double = 0
  ) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.m34 = m34
  }

  /// Takes one part of another transform; the others stay.
  public mutating func take(_ part: Part, of other: ViewTransform) {
    switch part {
    case .x: translation.x = other.translation.x
    case .y: translation.y = other.translation.y
    case .scale: scale = other.scale
    case .rotation: rotation = other.rotation
    case .rotationX: rotationX = other.rotationX
    case .rotationY: rotationY = other.rotationY
    case .perspective: m34 = other.m34
    }
  }

  /// The matrix about the origin: scale, turn about x, y and z, perspective, move.
  public var matrix: Transform {
    if self == .identity { return .identity }
    var matrix = Transform.scale(x: scale.x, y: scale.y)
    if rotationX != 0 { matrix = matrix.concatenated(with: .rotationX(rotationX)) }
    if rotationY != 0 { matrix = matrix.concatenated(with: .rotationY(rotationY)) }
    if rotation != 0 { matrix = matrix.concatenated(with: .rotation(rotation)) }
    if m34 != 0 { matrix = matrix.concatenated(with: .perspective(m34: m34)) }
    return matrix.concatenated(with: .translation(x: translation.x, y: translation.y))
  }
}
