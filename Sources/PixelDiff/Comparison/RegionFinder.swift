/// Joins changed pixels that lie close together, row by row, with a forest of disjoint sets.
struct RegionFinder {
  /// Changed pixels of one row, with small gaps closed.
  private struct Run {
    var first: Int
    var last: Int
    var y: Int
    var region: Int
  }

  private let gap: Int
  private var parents: [Int] = []
  private var regions: [PixelDifference.Region] = []
  /// The runs of the rows that are still in reach.
  private var recent: [Run] = []

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
    var runs = [Run]()
    for index in row {
      let x = Int(index) - y * width
      if let last = runs.last, x - last.last <= gap + 1 {
        runs[runs.count - 1].last = x
        regions[last.region].changed += 1
        regions[last.region].bounds.width = x - last.first + 1
      } else {
        let bounds = PixelRect(x: x, y: y, width: 1, height: 1)
        runs.append(Run(first: x, last: x, y: y, region: regions.count))
        parents.append(regions.count)
        regions.append(PixelDifference.Region(bounds: bounds, changed: 1))
      }
    }
    recent.removeAll { y - $0.y > gap + 1 }
    for run in runs {
      for other in recent
      where other.first - run.last <= gap + 1 && run.first - other.last <= gap + 1 {
        let (a, b) = (root(run.region), root(other.region))
        parents[max(a, b)] = min(a, b)
      }
    }
    recent += runs
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
