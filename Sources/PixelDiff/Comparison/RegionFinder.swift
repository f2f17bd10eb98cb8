/// Joins changed pixels that lie close together, row by row, with a forest of disjoint sets.
struct RegionFinder {
  /// Changed pixels of one row, with small gaps closed.
  private struct Run {
    var first: Int
    var last: Int
    var region: Int
  }

  /// The runs of a row by their numbers; a range would be looked up at run time.
  private struct Row {
    var y: Int
    var first: Int
    var end: Int
  }

  private let gap: Int
  private var parents: [Int] = []
  private var regions: [PixelDifference.Region] = []
  /// From the top left.
  private var runs: [Run] = []
  /// The rows that are still in reach, and the numbers of their runs.
  private var recent: [Row] = []

  /// The regions, the largest first and equal ones from the top left.
  ///
  /// - Parameters:
  ///   - changed: the numbers of the changed pixels, ascending.
  ///   - gap: how many unchanged pixels may lie between two of the same region.
  static func regions(
    _ changed: [Int32], size: PixelSize, gap: Int
  ) -> [PixelDifference.Region] {
    var finder = RegionFinder(gap: gap)
    var start = 0
    while start < changed.count {
      let y = Int(changed[start]) / size.width
      var end = start + 1
      while end < changed.count, Int(changed[end]) < (y + 1) * size.width { end += 1 }
      finder.add(changed[start..<end], y: y, width: size.width)
      start = end
    }
    return finder.joined().sorted {
      ($1.changed, $0.bounds.y, $0.bounds.x) < ($0.changed, $1.bounds.y, $1.bounds.x)
    }
  }

  private init(gap: Int) { self.gap = max(gap, 0) }

  private mutating func add(_ row: ArraySlice<Int32>, y: Int, width: Int) {
    let start = runs.count
    for index in row {
      let x = Int(index) - y * width
      if runs.count > start, x - runs[runs.count - 1].last <= gap + 1 {
        runs[runs.count - 1].last = x
        let run = runs[runs.count - 1]
        regions[run.region].changed += 1
        regions[run.region].bounds.width = x - run.first + 1
      } else {
        let bounds = PixelRect(x: x, y: y, width: 1, height: 1)
        runs.append(Run(first: x, last: x, region: regions.count))
        parents.append(regions.count)
        regions.append(PixelDifference.Region(bounds: bounds, changed: 1))
      }
    }
    recent.removeAll { y - $0.y > gap + 1 }
    let row = Row(y: y, first: start, end: runs.count)
    for above in recent { join(row, above) }
    recent.append(row)
  }

  /// Joins the regions of runs that are close; both rows are ascending, so each is gone through once.
  private mutating func join(_ row: Row, _ above: Row) {
    var next = above.first
    for index in row.first..<row.end {
      let run = runs[index]
      while next < above.end, run.first - runs[next].last > gap + 1 { next += 1 }
      var other = next
      while other < above.end, runs[other].first - run.last <= gap + 1 {
        let (a, b) = (root(run.region), root(runs[other].region))
        parents[max(a, b)] = min(a, b)
        other += 1
      }
    }
  }

  private mutating func root(_ region: Int) -> Int {
    var region = region
    while parents[region] != region {
      parents[region] = parents[parents[region]]
      region = parents[region]
    }
    return region
  }

  private mutating func joined() -> [PixelDifference.Region] {
    for index in regions.indices.reversed() {
      let top = root(index)
      guard top != index else { continue }
      regions[top].changed += regions[index].changed
      regions[top].bounds = regions[top].bounds.union(regions[index].bounds)
    }
    return regions.indices.filter { parents[$0] == $0 }.map { regions[$0] }
  }
}
