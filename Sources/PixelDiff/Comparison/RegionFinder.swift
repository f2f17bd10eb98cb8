/// Joins changed pixels that lie close together, row by row, with a forest of disjoint sets.
struct RegionFinder {
  /// Changed pixels of one row, with small gaps closed.
  private struct Run {
    var first: Int
    var last: Int
    var region: Int
  }

  /// The runs of a row by their numbers.
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
    var finder = RegionFinder(changed, width: size.width, gap: gap)
    return finder.joined().sorted {
      ($1.changed, $0.bounds.y, $0.bounds.x) < ($0.changed, $1.bounds.y, $1.bounds.x)
    }
  }

  /// The changed pixels in runs of the same region, which have any number that is theirs alone.
  ///
  /// The ends are places in the list.
  static func runs(
    _ changed: [Int32], size: PixelSize, gap: Int
  ) -> [(first: Int, end: Int, region: Int)] {
    var finder = RegionFinder(changed, width: size.width, gap: gap)
    var runs: [(first: Int, end: Int, region: Int)] = []
    var first = 0
    for index in finder.runs.indices {
      let region = finder.runs[index].region
      let end = first + finder.regions[region].changed
      runs.append((first, end, finder.root(region)))
      first = end
    }
    return runs
  }

  private init(_ changed: [Int32], width: Int, gap: Int) {
    self.gap = max(gap, 0)
    for row in ChangedRow.rows(of: changed, width: width) {
      add(changed[row.first..<row.end], y: row.y, width: width)
    }
  }

  private mutating func add(_ row: ArraySlice<Int32>, y: Int, width: Int) {
    let start = runs.count
    var open: (first: Int, last: Int, changed: Int)?
    for index in row {
      let x = Int(index) - y * width
      if let run = open, x - run.last <= gap + 1 {
        open = (run.first, x, run.changed + 1)
      } else {
        if let open { add(open, y: y) }
        open = (x, x, 1)
      }
    }
    if let open { add(open, y: y) }
    recent.removeAll { y - $0.y > gap + 1 }
    let row = Row(y: y, first: start, end: runs.count)
    for above in recent { join(row, above) }
    recent.append(row)
  }

  private mutating func add(_ run: (first: Int, last: Int, changed: Int), y: Int) {
    runs.append(Run(first: run.first, last: run.last, region: regions.count))
    parents.append(regions.count)
    let bounds = PixelRect(x: run.first, y: y, width: run.last - run.first + 1, height: 1)
    regions.append(PixelDifference.Region(bounds: bounds, changed: run.changed))
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
