/// The map of a plane seen in perspective: (x, y) → (X/W, Y/W), each of X, Y, W linear in x, y, 1.
package struct Projection {
  /// The eye sees only what lies at least this far before it, in W.
  package static let nearest = 1e-3

  /// X, Y and W of the unit vectors of x, y and of the origin.
  private var x: SIMD3<Double>
  private var y: SIMD3<Double>
  private var origin: SIMD3<Double>

  package init(_ transform: Transform) {
    let e = transform.elements
    x = SIMD3(e[0], e[1], e[3])
    y = SIMD3(e[4], e[5], e[7])
    origin = SIMD3(e[12], e[13], e[15])
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  /// X, Y and W of a point.
  package func homogeneous(_ point: Point) -> SIMD3<Double> { x * point.x + y * point.y + origin }

  /// Where a point of the plane is seen; meaningless behind the eye.
  package func apply(_ point: Point) -> Point { Self.divide(homogeneous(point)) }

  /// The map back; `nil` where the plane is seen edge-on.
  package var inverse: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let rows = (cross(y, origin), cross(origin, x), cross(x, y))
    let determinant = (x * rows.0).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Projection(
      x: SIMD3(rows.0.x, rows.1.x, rows.2.x) / determinant,
      y: SIMD3(rows.0.y, rows.1.y, rows.2.y) / determinant,
      origin: SIMD3(rows.0.z, rows.1.z, rows.2.z) / determinant)
  }

  /// A polygon of the plane as seen, without the part behind the eye (Sutherland and Hodgman).
  package func apply(_ polygon: [Point]) -> [Point] {
    let corners = polygon.map(homogeneous)
    guard var previous = corners.last else { return [] }
    var seen: [Point] = []
    for corner in corners {
      if (corner.z >= Self.nearest) != (previous.z >= Self.nearest) {
        let progress = (Self.nearest - previous.z) / (corner.z - previous.z)
        seen.append(Self.divide(previous + (corner - previous) * progress))
      }
      if corner.z >= Self.nearest { seen.append(Self.divide(corner)) }
      previous = corner
    }
    return seen
  }

  /// The upright rectangle around what is seen of `rect`, or `nil` if all of it is behind the eye.
  package func boundingBox(of rect: Rect) -> Rect? {
    let seen = apply(rect.corners)
    guard let first = seen.first else { return nil }
    return seen.reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// Where a point with the given X, Y and W is seen.
  static func divide(_ point: SIMD3<Double>) -> Point {
    Point(x: point.x / point.z, y: point.y / point.z)
  }
}

extension Transform {
  /// The scale of a transform that only scales, by the same in both directions, and moves.
  package var uprightScale: Double? {
    let e = elements
    guard isAffine, e[1] == 0, e[4] == 0, e[0] == e[5], e[0] > 0 else { return nil }
    return e[0]
  }
}
