/// Joins changed pixels that lie close together, row by row, with a forest of disjoint sets.
struct RegionFinder {
  /// Changed pixels of one row, with small gaps closed.
  private struct Run {
    let y: Int32
    var first: Int32
    var last: Int32
    var changed: Int32
  }

  /// The runs of a row by their numbers.
  private struct Row {
    var y: Int
    var first: Int
    var end: Int
  }

  /// How far two pixels of the same region may lie from each other, in either direction.
  private let reach: Int
  /// From the top left.
  private var runs: [Run] = []
  /// For each run an earlier one of the same region; the first of a region has itself.
  private var parents: [Int32] = []
  /// The rows above, and the first of them that is still in reach.
  private var rows: [Row] = []
  private var oldest = 0

  /// The regions, the largest first and equal ones from the top left.
  ///
  /// - Parameter gap: how many unchanged pixels may lie between two of the same region.
  static func regions(_ changed: ChangedRows, gap: Int) -> [PixelDifference.Region] {
    var finder = RegionFinder(changed, gap: gap)
    return finder.joined().sorted {
      ($1.changed, $0.bounds.y, $0.bounds.x) < ($0.changed, $1.bounds.y, $1.bounds.x)
    }
  }

  /// The changed pixels in runs of the same region, which have any number that is theirs alone.
  ///
  /// The ends are indices in a list of all changed pixels.
  static func runs(_ changed: ChangedRows, gap: Int) -> [(first: Int, end: Int, region: Int)] {
    var finder = RegionFinder(changed, gap: gap)
    var first = 0
    return finder.runs.indices.map { index in
      defer { first += Int(finder.runs[index].changed) }
      return (first, first + Int(finder.runs[index].changed), finder.root(index))
    }
  }

  private init(_ changed: ChangedRows, gap: Int) {
    reach = max(gap, 0) + 1
    runs.reserveCapacity(changed.spans.count)
    parents.reserveCapacity(changed.spans.count)
    for row in changed.rows { add(changed.spans[row.first..<row.end], y: row.y) }
  }

  private mutating func add(_ spans: ArraySlice<ChangedRows.Span>, y: Int) {
    let start = runs.count
    var open: Run?
    for span in spans {
      if var run = open, Int(span.first - run.last) <= reach {
        run.last = span.end - 1
        run.changed += span.end - span.first
        open = run
      } else {
        if let open { add(open) }
        open = Run(
          y: Int32(y), first: span.first, last: span.end - 1, changed: span.end - span.first)
      }
    }
    if let open { add(open) }
    while oldest < rows.count, y - rows[oldest].y > reach { oldest += 1 }
    let row = Row(y: y, first: start, end: runs.count)
    runs.withUnsafeBufferPointer { runs in
      parents.withUnsafeMutableBufferPointer { parents in
        for above in oldest..<rows.count {
          Self.join(row, rows[above], runs, parents, reach: Int32(clamping: reach))
        }
      }
    }
    rows.append(row)
  }

  private mutating func add(_ run: Run) {
    parents.append(Int32(runs.count))
    runs.append(run)
  }

  /// Joins the regions of runs that are close; both rows are ascending, so each is gone through once.
  private static func join(
    _ row: Row, _ above: Row, _ runs: UnsafeBufferPointer<Run>,
    _ parents: UnsafeMutableBufferPointer<Int32>, reach: Int32
  ) {
    var next = above.first
    for index in row.first..<row.end {
      let run = runs[index]
      while next < above.end, run.first &- runs[next].last > reach { next &+= 1 }
      var other = next
      guard other < above.end, runs[other].first &- run.last <= reach else { continue }
      var own = root(index, in: parents)
      repeat {
        let root = root(other, in: parents)
        if root != own {
          parents[max(own, root)] = Int32(min(own, root))
          own = min(own, root)
        }
        other &+= 1
      } while other < above.end && runs[other].first &- run.last <= reach
    }
  }

  private mutating func root(_ run: Int) -> Int {
    parents.withUnsafeMutableBufferPointer { Self.root(run, in: $0) }
  }

  @inline(__always)
  private static func root(_ run: Int, in parents: UnsafeMutableBufferPointer<Int32>) -> Int {
    var run = run
    while parents[run] != run {
      parents[run] = parents[Int(parents[run])]
      run = Int(parents[run])
    }
    return run
  }

  private mutating func joined() -> [PixelDifference.Region] {
    var regions: [PixelDifference.Region] = []
    /// For the first run of a region the region's number.
    var numbers = [Int32](repeating: 0, count: runs.count)
    for (index, run) in runs.enumerated() {
      let bounds = PixelRect(
        x: Int(run.first), y: Int(run.y), width: Int(run.last - run.first) + 1, height: 1)
      let first = root(index)
      if first == index {
        numbers[index] = Int32(regions.count)
        regions.append(PixelDifference.Region(bounds: bounds, changed: Int(run.changed)))
      } else {
        let number = Int(numbers[first])
        regions[number].changed += Int(run.changed)
        regions[number].bounds = regions[number].bounds.union(bounds)
      }
    }
    return regions
  }
}
