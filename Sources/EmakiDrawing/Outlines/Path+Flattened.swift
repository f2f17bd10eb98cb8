import EmakiLimits
internal import EmakiPlatform

/// A line of straight pieces.
package struct Polyline {
  package var points: [Point]
  package var isClosed: Bool
}

extension Path {
  /// The path as straight pieces, each curve in as many as its length on the surface needs.
  ///
  /// - Parameter scale: pixels per point.
  package func flattened(scale: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var current = Polyline(points: [], isClosed: false)
    func finish() {
      if !current.points.isEmpty { lines.append(current) }
    }
    for segment in segments {
      switch segment {
      case .move(let point):
        finish()
        current = Polyline(points: [point], isClosed: false)
      case .line(let point): current.points.append(point)
      case .cubic(let a, let b, let end):
        let start = current.points.last ?? a
        current.points += Self.pieces(start, a, b, end, scale: scale)
      case .close:
        current.isClosed = true
        finish()
        current = Polyline(points: current.points.first.map { [$0] } ?? [], isClosed: false)
      }
    }
    if current.points.count > 1 || lines.isEmpty { finish() }
    return lines
  }

  /// Points along B(t) = (1−t)³·p + 3(1−t)²t·a + 3(1−t)t²·b + t³·q, without its start.
  private static func pieces(
    _ p: Point, _ a: Point, _ b: Point, _ q: Point, scale: Double
  ) -> [Point] {
    func distance(_ a: Point, _ b: Point) -> Double { hypot(a.x - b.x, a.y - b.y) }
    let length = (distance(p, a) + distance(a, b) + distance(b, q)) * scale
    // The error of a chord falls with the square of their number: √length keeps it under 1/10 px.
    let count = Int(clamping: min(max(1.5 * length.squareRoot(), 4), 96))
    return (1...count).map { step in
      let t = Double(step) / Double(count)
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: w0 * p.x + w1 * a.x + w2 * b.x + w3 * q.x,
        y: w0 * p.y + w1 * a.y + w2 * b.y + w3 * q.y)
    }
  }
}
