internal import EmakiPlatform

/// Cuts lines into dashes; lengths of dashes and gaps in turn, an odd number of them used twice.
package struct Dashes {
  private let lengths: [Double]

  package init(_ lengths: [Double]) {
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
  }

  /// The dashes along a line, or the line itself where there are none.
  package func split(_ line: Polyline) -> [Polyline] {
    // A line of very many dashes would never end; seen from afar it is solid.
    guard !lengths.isEmpty, line.length / lengths.reduce(0, +) < 10_000 else { return [line] }
    var dashes: [Polyline] = []
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    var phase = 0
    var left = lengths[0]
    var dash = points.prefix(1).map { $0 }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done = 0.0
      while length - done > left {
        done += left
        let cut = Point(
          x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        if phase % 2 == 0 { dashes.append(Polyline(points: dash + [cut], isClosed: false)) }
        phase = (phase + 1) % lengths.count
        left = lengths[phase]
        dash = [cut]
      }
      left -= length - done
      dash.append(to)
    }
    if phase % 2 == 0, dash.count > 1 { dashes.append(Polyline(points: dash, isClosed: false)) }
    return dashes
  }
}

extension Polyline {
  fileprivate var length: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
