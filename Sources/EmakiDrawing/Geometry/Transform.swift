internal import EmakiPlatform

/// A projective map of the plane with depth, as a 4 × 4 matrix in Core Animation's convention:
/// a point is a row vector (x, y, z, 1), multiplied from the left.
///
/// Affine maps are the special case in which only `m11 m12 m21 m22 m41 m42` differ from the
/// identity. With perspective, (x, y, z) is drawn at (x/w, y/w).
public struct Transform: Sendable, Hashable {
  /// The sixteen elements, row by row: `elements[4 * row + column]`.
  public var elements: SIMD16<Double>

  /// The map that changes nothing.
  public static let identity = Transform(
    elements: SIMD16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1))

  /// Makes a transform from its sixteen elements, row by row.
  public init(elements: SIMD16<Double>) {
    self.elements = elements
  }

  /// Makes the affine map x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    elements = SIMD16(a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1)
  }

  /// A move by (x, y) points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin, in radians; positive is clockwise on the screen.
  public static func rotation(_ angle: Double) -> Transform {
    Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// A turn about the horizontal axis, in radians.
  public static func rotationX(_ angle: Double) -> Transform {
    var m = Transform.identity
    m.elements[5] = cos(angle)
    m.elements[6] = sin(angle)
    m.elements[9] = -sin(angle)
    m.elements[10] = cos(angle)
    return m
  }

  /// A turn about the vertical axis, in radians.
  public static func rotationY(_ angle: Double) -> Transform {
    var m = Transform.identity
    m.elements[0] = cos(angle)
    m.elements[2] = -sin(angle)
    m.elements[8] = sin(angle)
    m.elements[10] = cos(angle)
    return m
  }

  /// The perspective that divides by w = 1 + m34·z; −1/500 is a usual value.
  public static func perspective(m34: Double) -> Transform {
    var m = Transform.identity
    m.elements[11] = m34
    return m
  }

  /// Whether straight parallels stay parallel: no perspective division is needed for z = 0.
  public var isAffine: Bool {
    elements[3] == 0 && elements[7] == 0 && elements[15] == 1
  }

  /// The map that applies `self` first and `next` to the result.
  public func concatenated(with next: Transform) -> Transform {
    var product = SIMD16<Double>()
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for k in 0..<4 { sum += elements[4 * row + k] * next.elements[4 * k + column] }
        product[4 * row + column] = sum
      }
    }
    return Transform(elements: product)
  }

  /// The map as seen with `anchor` as origin: move there, apply, move back.
  public func about(_ anchor: Point) -> Transform {
    Transform.translation(x: -anchor.x, y: -anchor.y)
      .concatenated(with: self)
      .concatenated(with: .translation(x: anchor.x, y: anchor.y))
  }

  /// Where a point of the plane z = 0 is drawn. Points behind the eye (w ≤ 0) are clamped to w = 1e-6.
  public func apply(to point: Point) -> Point {
    let e = elements
    let x = point.x * e[0] + point.y * e[4] + e[12]
    let y = point.x * e[1] + point.y * e[5] + e[13]
    let w = point.x * e[3] + point.y * e[7] + e[15]
    if w == 1 { return Point(x: x, y: y) }
    let divisor = max(w, 1e-6)
    return Point(x: x / divisor, y: y / divisor)
  }

  /// The smallest upright rectangle around the drawn corners of `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    let drawn = rect.corners.map(apply(to:))
    var box = Rect(origin: drawn[0], size: .zero)
    for corner in drawn.dropFirst() { box = box.union(Rect(origin: corner, size: .zero)) }
    return box
  }
}
