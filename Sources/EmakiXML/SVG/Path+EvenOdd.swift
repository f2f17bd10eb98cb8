internal import EmakiDrawing

extension Path {
  /// A path that the non-zero rule fills as the even-odd rule fills this one, as long as its subpaths
  /// do not cross: those inside an odd number of others run the other way than those around them.
  var orientedByNesting: Path {
    let parts = subpaths
    guard parts.count > 1 else { return self }
    let outlines = parts.map { $0.flattened(scale: 1).flatMap(\.points) }
    var path = Path()
    for (index, part) in parts.enumerated() {
      guard let probe = outlines[index].first else { continue }
      let depth = outlines.indices.count { $0 != index && Self.surrounds(outlines[$0], probe) }
      let runsForward = Self.area(outlines[index]) >= 0
      path.segments += (runsForward == depth.isMultiple(of: 2) ? part : part.reversed).segments
    }
    return path
  }

  /// Each from its move to the next.
  private var subpaths: [Path] {
    var parts: [Path] = []
    for segment in segments {
      if case .move = segment { parts.append(Path()) }
      if parts.isEmpty { parts.append(Path()) }
      parts[parts.count - 1].segments.append(segment)
    }
    return parts
  }

  /// One subpath from its end to its start.
  private var reversed: Path {
    var path = Path()
    var points: [Point] = []
    for segment in segments {
      switch segment {
      case .move(let point), .line(let point), .cubic(_, _, let point): points.append(point)
      case .close: break
      }
    }
    guard let last = points.last else { return self }
    path.segments.append(.move(last))
    var index = points.count - 1
    for segment in segments.reversed() where index > 0 {
      switch segment {
      case .line: path.segments.append(.line(points[index - 1]))
      case .cubic(let a, let b, _): path.segments.append(.cubic(b, a, end: points[index - 1]))
      case .move, .close: continue
      }
      index -= 1
    }
    path.segments.append(.close)
    return path
  }

  /// Twice the signed area.
  private static func area(_ points: [Point]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, side in
      sum + side.0.x * side.1.y - side.1.x * side.0.y
    }
  }

  /// Whether a ray from a point to the right crosses an outline an odd number of times.
  private static func surrounds(_ outline: [Point], _ point: Point) -> Bool {
    zip(outline, outline.dropFirst() + outline.prefix(1)).count { a, b in
      guard (a.y > point.y) != (b.y > point.y) else { return false }
      return point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    } % 2 == 1
  }
}
