import EmakiLimits
internal import EmakiPlatform

/// The area that a stroke covers, as outlines that turn the same way: filled together by the non-zero
/// rule they are their union.
///
/// Cairo strokes in an affine plane only; in perspective the width of a line changes along it.
package struct StrokeOutline {
  package private(set) var path = Path()
  private let stroke: Stroke
  private let half: Double
  private let scale: Double

  /// Makes the area of `stroke` along `shape`, for a surface of about `scale` pixels a point.
  package init(_ shape: Shape, _ stroke: Stroke, scale: Double) {
    self.stroke = stroke
    self.scale = scale
    half = stroke.width / 2
    if let frame = shape.frame(stroke) {
      path = frame
      return
    }
    for line in shape.path.flattened(scale: scale) {
      for piece in Dashes(stroke.usableDash).split(line) { add(piece) }
    }
  }

  private mutating func add(_ line: Polyline) {
    let points = line.withoutRepeats
    guard points.count > 1 else {
      if stroke.cap == .round, let point = points.first {
        path.appendPolygon(arc(around: point, from: Point(x: half, y: 0), by: 2 * .pi))
      }
      return
    }
    let back = Array(points.reversed())
    if line.isClosed {
      path.appendPolygon(side(of: points, isClosed: true))
      path.appendPolygon(side(of: back, isClosed: true))
    } else {
      path.appendPolygon(
        side(of: points, isClosed: false) + cap(of: points) + side(of: back, isClosed: false)
          + cap(of: back))
    }
  }

  /// The left side of a line, half the width away from it.
  private func side(of points: [Point], isClosed: Bool) -> [Point] {
    let count = points.count
    var side: [Point] = []
    for index in points.indices {
      let before = index > 0 || isClosed ? points[(index + count - 1) % count] : nil
      let after = index < count - 1 || isClosed ? points[(index + 1) % count] : nil
      switch (before, after) {
      case (let before?, let after?): side += join(before, points[index], after)
      case (let before?, nil): side.append(points[index] + normal(before, points[index]))
      case (nil, let after?): side.append(points[index] + normal(points[index], after))
      case (nil, nil): break
      }
    }
    return side
  }

  /// The left side's points at a corner.
  private func join(_ before: Point, _ corner: Point, _ after: Point) -> [Point] {
    let (first, second) = (normal(before, corner), normal(corner, after))
    let turn = (first.x * second.y - first.y * second.x) / (half * half)
    let cosine = (first.x * second.x + first.y * second.y) / (half * half)
    // Half the miter's length over half the width is 1 / cos of half the turn.
    let shrink = 1 + cosine
    let tip = corner + Point(x: (first.x + second.x) / shrink, y: (first.y + second.y) / shrink)
    let shorter = min(
      hypot(corner.x - before.x, corner.y - before.y), hypot(after.x - corner.x, after.y - corner.y)
    )
    if cosine > 0.9, shorter > half / 4 { return [tip] }
    // On the inner side the pen passes the corner itself, so that no hole opens where sides cross.
    if turn < 0 { return [corner + first, corner, corner + second] }
    switch stroke.join {
    case .round: return arc(around: corner, from: first, by: atan2(abs(turn), cosine))
    case .miter where shrink / 2 * Stroke.miterLimit * Stroke.miterLimit >= 1:
      return [corner + first, tip, corner + second]
    case .miter, .bevel: return [corner + first, corner + second]
    }
  }

  /// The points of a line's cap beyond its last point, from the left side to the right.
  private func cap(of points: [Point]) -> [Point] {
    let end = points[points.count - 1]
    let side = normal(points[points.count - 2], end)
    switch stroke.cap {
    case .butt: return []
    case .round: return arc(around: end, from: side, by: .pi)
    case .square:
      let ahead = Point(x: -side.y, y: side.x)
      return [end + side + ahead, end - side + ahead]
    }
  }

  /// Points on a circle.
  private func arc(around center: Point, from start: Point, by angle: Double) -> [Point] {
    let whole = min(max(6 * (half * scale).squareRoot(), 12), 64)
    let count = Int(clamping: (whole * angle / (2 * .pi)).rounded(.up))
    guard count > 0 else { return [center + start] }
    return (0...count).map { step in
      let turn = angle * Double(step) / Double(count)
      return center
        + Point(
          x: start.x * cos(turn) - start.y * sin(turn), y: start.x * sin(turn) + start.y * cos(turn)
        )
    }
  }

  /// Half the width, at a right angle to the left of the line from one point to another.
  private func normal(_ from: Point, _ to: Point) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    return Point(x: dy / length * half, y: -dx / length * half)
  }
}

extension Shape {
  /// The area that an undashed stroke along a box covers: the box around it without the one inside
  /// it.
  ///
  /// - Returns: `nil` where its sides are no such boxes.
  fileprivate func frame(_ stroke: Stroke) -> Path? {
    let half = stroke.width / 2
    let rect = bounds
    let corner: Corner
    switch self {
    case .rect: corner = .square
    case .roundedRect(_, let own): corner = own.limited(to: rect)
    case .ellipse where rect.width == rect.height: corner = Corner(rect.width / 2)
    case .ellipse, .path: return nil
    }
    guard stroke.usableDash.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
    let hasSharp = corner.isSquare || corner.masked != .all
    if hasSharp, stroke.join == .bevel || stroke.join == .round && !corner.isSquare { return nil }
    let isSharp = corner.isSquare && stroke.join == .miter
    let outside = Shape.roundedRect(
      rect.outset(by: half), isSharp ? .square : corner.inset(by: -half))
    let inner = rect.outset(by: -half)
    guard inner.width > 0, inner.height > 0 else { return outside.path }
    let inside = Shape.roundedRect(inner, corner.inset(by: half))
    return Path(outside.path.segments + inside.path.reversed.segments)
  }
}

extension Path {
  /// A closed path with one part, drawn the other way round.
  fileprivate var reversed: Path {
    var path = Path()
    var handles: [Point] = []
    for step in segments.reversed().map(\.points) where !step.isEmpty {
      if let end = step.last {
        switch (path.segments.isEmpty, handles.count) {
        case (true, _): path.move(end.x, end.y)
        case (false, 2): path.segments.append(.cubic(handles[1], handles[0], end: end))
        case (false, _): path.line(end.x, end.y)
        }
      }
      handles = Array(step.dropLast())
    }
    path.close()
    return path
  }
}

extension Polyline {
  /// Its points without those that lie on their predecessor.
  fileprivate var withoutRepeats: [Point] {
    var kept: [Point] = []
    for point in points where point != kept.last { kept.append(point) }
    if isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
    return kept
  }
}
