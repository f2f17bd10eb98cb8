import EmakiDrawing
internal import EmakiPlatform

/// An affine map of the plane taken apart, as rows in the order in which they act:
///
///     | scale.x     0    |   |  cos  sin |
///     |  shear   scale.y | · | −sin  cos |  + translation
///
/// A mirroring map has one negative scale, on the axis that points most against its direction.
struct PlaneParts {
  var translation: SIMD2<Double>
  var scale: SIMD2<Double>
  var shear: Double
  /// Radians in −π…π, or `nil` where nothing is left to tell a direction by.
  var angle: Double?

  init(_ transform: Transform) {
    let e = transform.elements
    let (a, b, c, d) = (e[0], e[1], e[4], e[5])
    translation = SIMD2(e[12], e[13])
    let mirrorsX = a * d - b * c < 0 && a < d
    let length = hypot(a, b) * (mirrorsX ? -1 : 1)
    if length != 0 {
      angle = atan2(b / length, a / length)
    } else {
      angle = c == 0 && d == 0 ? nil : atan2(-c, d)
    }
    let (cosine, sine) = (cos(angle ?? 0), sin(angle ?? 0))
    scale = SIMD2(length, d * cosine - c * sine)
    shear = c * cosine + d * sine
  }

  var transform: Transform {
    let (cosine, sine) = (cos(angle ?? 0), sin(angle ?? 0))
    return Transform(
      a: scale.x * cosine, b: scale.x * sine,
      c: shear * cosine - scale.y * sine, d: shear * sine + scale.y * cosine,
      tx: translation.x, ty: translation.y)
  }

  func interpolated(to end: PlaneParts, fraction: Double) -> PlaneParts {
    var parts = self
    parts.translation += (end.translation - translation) * fraction
    parts.scale += (end.scale - scale) * fraction
    parts.shear += (end.shear - shear) * fraction
    // A map that has shrunk to nothing has no direction and takes the other's.
    let from = angle ?? end.angle ?? 0
    parts.angle = from + Self.shorter((end.angle ?? from) - from) * fraction
    return parts
  }

  /// The turn by at most half a circle; a half turn keeps its sign, also where it was rounded up.
  private static func shorter(_ turn: Double) -> Double {
    if abs(turn) <= .pi + 1e-9 { return turn }
    return turn - (turn < 0 ? -2 : 2) * .pi
  }
}
