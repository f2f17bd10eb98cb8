extension Projection {
  /// How far a curve may lie from the exact one, in units of the surface.
  private static let tolerance = 0.02

  /// A path of the plane as seen, without the parts behind the eye.
  ///
  /// Lines stay lines. A cubic Bézier becomes a rational one (Farin, *Curves and Surfaces for CAGD*,
  /// chapter 13), which cubics with the same ends and the same directions there approximate.
  ///
  /// - Parameter scale: about how many units of the surface a point is wide.
  package func apply(_ path: Path, scale: Double) -> Path {
    var seen = Path()
    for part in path.subpaths {
      if part.segments.allSatisfy({ $0.points.allSatisfy(isVisible) }) {
        append(part, to: &seen)
      } else {
        for line in part.flattened(scale: scale) { seen.appendPolygon(apply(line.points)) }
      }
    }
    return seen
  }

  private func isVisible(_ point: Point) -> Bool { homogeneous(point).z >= Self.nearest }

  private func append(_ part: Path, to seen: inout Path) {
    var here = SIMD3(0.0, 0, 1)
    for segment in part.segments {
      switch segment {
      case .move(let point):
        here = homogeneous(point)
        seen.segments.append(.move(Self.divide(here)))
      case .line(let point):
        here = homogeneous(point)
        seen.segments.append(.line(Self.divide(here)))
      case .cubic(let a, let b, let end):
        let curve = RationalCubic(
          start: here, a: homogeneous(a), b: homogeneous(b), end: homogeneous(end))
        curve.append(to: &seen, tolerance: Self.tolerance)
        here = curve.end
      case .close: seen.close()
      }
    }
  }
}

/// A cubic Bézier by its points in X, Y and W.
private struct RationalCubic {
  let start: SIMD3<Double>
  let a: SIMD3<Double>
  let b: SIMD3<Double>
  let end: SIMD3<Double>

  /// Adds cubics that lie on the curve, from its start, where the path is.
  func append(to path: inout Path, tolerance: Double, depth: Int = 0) {
    func seen(_ point: SIMD3<Double>) -> SIMD2<Double> { SIMD2(point.x, point.y) / point.z }
    let (first, last) = (seen(start), seen(end))
    // The derivative at an end is 3 (w₁ / w₀) (P₁ − P₀).
    let handle = first + (seen(a) - first) * (a.z / start.z)
    let handleBack = last + (seen(b) - last) * (b.z / end.z)
    let (before, after) = halves
    let error = seen(before.end) - (first + last + (handle + handleBack) * 3) / 8
    if depth == 6 || (error * error).sum() <= tolerance * tolerance {
      let ends = [handle, handleBack, last].map { Point(x: $0.x, y: $0.y) }
      path.segments.append(.cubic(ends[0], ends[1], end: ends[2]))
    } else {
      before.append(to: &path, tolerance: tolerance, depth: depth + 1)
      after.append(to: &path, tolerance: tolerance, depth: depth + 1)
    }
  }

  /// Both halves (de Casteljau).
  private var halves: (RationalCubic, RationalCubic) {
    let (ab, bc, cd) = ((start + a) / 2, (a + b) / 2, (b + end) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    return (
      RationalCubic(start: start, a: ab, b: abc, end: middle),
      RationalCubic(start: middle, a: bcd, b: cd, end: end)
    )
  }
}

extension Path {
  /// Its parts between moves of the pen, each with the move that begins it.
  fileprivate var subpaths: [Path] {
    var parts: [Path] = []
    var start = Point.zero
    var isClosed = true
    for segment in segments {
      switch segment {
      case .move(let point):
        start = point
        parts.append(Path([segment]))
      case .close:
        if !parts.isEmpty { parts[parts.count - 1].close() }
      case .line, .cubic:
        // After a close the pen goes on where the part began.
        if isClosed { parts.append(Path([.move(start)])) }
        parts[parts.count - 1].segments.append(segment)
      }
      isClosed = segment == .close
    }
    return parts
  }

  /// Adds a closed polygon; nothing for less than two points.
  package mutating func appendPolygon(_ points: [Point]) {
    guard points.count > 1 else { return }
    segments.append(.move(points[0]))
    segments += points.dropFirst().map { .line($0) }
    close()
  }
}

extension Path.Segment {
  /// Control points and end, in this order.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .cubic(let a, let b, let end): [a, b, end]
    case .close: []
    }
  }
}
