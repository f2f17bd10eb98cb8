internal import EmakiPlatform

/// A turn in space as a unit quaternion.
struct Quaternion {
  /// The axis times the sine of half the angle, and the cosine of half the angle.
  private var q: SIMD4<Double>

  /// The turn that takes the coordinate axes to three right-handed, orthonormal ones.
  init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    // Each candidate is 4·q_k·q; the one whose k-th component is largest loses no digits.
    let candidates = [
      SIMD4(1 + x.x - y.y - z.z, x.y + y.x, x.z + z.x, y.z - z.y),
      SIMD4(x.y + y.x, 1 - x.x + y.y - z.z, y.z + z.y, z.x - x.z),
      SIMD4(x.z + z.x, y.z + z.y, 1 - x.x - y.y + z.z, x.y - y.x),
      SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + x.x + y.y + z.z),
    ]
    var best = 0
    for index in 1..<4 where candidates[index][index] > candidates[best][best] { best = index }
    // Of q and −q the one whose angle is at most half a circle, so that half a turn back stays a
    // turn back, recognised by the sign of its rounded sine.
    q = Self.normalized(candidates[best]) * (candidates[best].w < 0 ? -1 : 1)
  }

  /// Where the turn takes the coordinate axes.
  var axes: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The turn at `fraction` of the shorter great arc to `end`; a half turn keeps its direction.
  func slerp(to end: Quaternion, fraction: Double) -> Quaternion {
    let product = (q * end.q).sum()
    // q and −q are one turn; the tolerance keeps rounding from reversing a half turn.
    let other = product < -1e-9 ? -end.q : end.q
    let angle = acos(min(abs(product), 1))
    var result = self
    if angle < 1e-8 {
      result.q = Self.normalized(q + (other - q) * fraction)
    } else {
      result.q = Self.normalized(
        (q * sin((1 - fraction) * angle) + other * sin(fraction * angle)) / sin(angle))
    }
    return result
  }

  private static func normalized(_ q: SIMD4<Double>) -> SIMD4<Double> {
    q / (q * q).sum().squareRoot()
  }
}
