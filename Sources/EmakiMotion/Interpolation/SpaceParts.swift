import EmakiDrawing

/// A projective map of space taken apart:
///
///     M = lower triangle(scale, shear) · rotation · translation · perspective
///
/// in the order in which they act on a row vector. The perspective is the last column of its
/// matrix. The way is that of CSS Transforms Level 2, section "Decomposing a 3D matrix", but a
/// mirroring map mirrors one axis instead of all three.
struct SpaceParts {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// Of y along x, of z along x, of z along y; not divided by the scale.
  var shear: SIMD3<Double>
  var rotation: Quaternion
  var perspective: SIMD4<Double>

  /// Takes a map apart, or gives `nil` where it flattens space.
  init?(_ transform: Transform) {
    let e = transform.elements
    guard e[15] != 0 else { return nil }
    let m = e / e[15]
    var rows = (0..<3).map { SIMD3(m[4 * $0], m[4 * $0 + 1], m[4 * $0 + 2]) }
    let volume = rows[0].dot(rows[1].cross(rows[2]))
    guard volume.isFinite, abs(volume) > 1e-12 else { return nil }
    translation = SIMD3(m[12], m[13], m[14])
    let depth =
      (m[3] * rows[1].cross(rows[2]) + m[7] * rows[2].cross(rows[0])
        + m[11] * rows[0].cross(rows[1])) / volume
    perspective = SIMD4(depth, 1 - translation.dot(depth))

    var mirrored: Int?
    if volume < 0 { mirrored = (0..<3).min { rows[$0][$0] < rows[$1][$1] } }
    if let mirrored { rows[mirrored] *= -1 }
    let x = rows[0] / rows[0].length
    let shearYX = rows[1].dot(x)
    let upright = rows[1] - shearYX * x
    let y = upright / upright.length
    shear = SIMD3(shearYX, rows[2].dot(x), rows[2].dot(y))
    let z = x.cross(y)
    scale = SIMD3(rows[0].length, upright.length, rows[2].dot(z))
    if let mirrored {
      scale[mirrored] *= -1
      shear *= SIMD3(mirrored == 1 ? -1 : 1, mirrored == 2 ? -1 : 1, mirrored == 2 ? -1 : 1)
    }
    rotation = Quaternion(x: x, y: y, z: z)
  }

  var transform: Transform {
    let (x, y, z) = rotation.axes
    let rows = [
      scale.x * x, shear.x * x + scale.y * y, shear.y * x + shear.z * y + scale.z * z, translation,
    ]
    let depth = SIMD3(perspective.x, perspective.y, perspective.z)
    var elements = SIMD16<Double>()
    for (index, row) in rows.enumerated() {
      for column in 0..<3 { elements[4 * index + column] = row[column] }
      elements[4 * index + 3] = row.dot(depth) + (index == 3 ? perspective.w : 0)
    }
    return Transform(elements: elements)
  }

  func interpolated(to end: SpaceParts, fraction: Double) -> SpaceParts {
    var parts = self
    parts.translation += (end.translation - translation) * fraction
    parts.scale += (end.scale - scale) * fraction
    parts.shear += (end.shear - shear) * fraction
    parts.perspective += (end.perspective - perspective) * fraction
    parts.rotation = rotation.slerp(to: end.rotation, fraction: fraction)
    return parts
  }
}

extension SIMD3<Double> {
  func dot(_ other: Self) -> Double { (self * other).sum() }

  func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var length: Double { dot(self).squareRoot() }
}
