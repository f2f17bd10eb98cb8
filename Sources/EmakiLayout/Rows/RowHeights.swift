import EmakiLimits

/// The heights of a section's rows: the first ones one by one, the rest all alike.
struct RowHeights: Sendable, Hashable {
  let count: Int
  /// Where each of the first rows ends, from the first one's top.
  private let ends: [Double]
  /// The height of the others.
  private let rest: Double
  /// Heights that a motion has added to rows, in their order, in points.
  private var added: [Part] = []
  /// Those of them to which it gives a height, whatever is in them.
  private var given: Set<Int> = []
  /// Heights missing from rows that are being deleted, in their order, in points.
  private var missing: [Part] = []

  private struct Part: Sendable, Hashable {
    var row: Int
    var height: Double
  }

  /// - Parameters:
  ///   - heights: of the first rows.
  ///   - rest: of all others.
  ///   - others: of rows that differ from these, by their numbers.
  init(count: Int, heights: [Double], rest: Double, others: [Int: Double] = [:]) {
    self.count = count
    self.rest = rest
    var end = 0.0
    ends = heights.prefix(count).map { height in
      end += height
      return end
    }
    added = parts(others)
  }

  private func parts(_ heights: [Int: Double]) -> [Part] {
    heights.keys.sorted().filter { $0 >= 0 && $0 < count }.map { row in
      Part(row: row, height: (heights[row] ?? 0) - listedHeight(of: row))
    }
  }

  var isShortened: Bool { !missing.isEmpty }

  var total: Double { start(of: count) }

  /// Where a row begins, from the first one's top.
  func start(of row: Int) -> Double {
    let start = added.reduce(listedStart(of: row)) { $1.row < row ? $0 + $1.height : $0 }
    return missing.reduce(start) { $1.row < row ? $0 - $1.height : $0 }
  }

  private func listedStart(of row: Int) -> Double {
    if row <= ends.count { return row == 0 ? 0 : ends[row - 1] }
    return (ends.last ?? 0) + Double(row - ends.count) * rest
  }

  func height(of row: Int) -> Double {
    missing.reduce(fullHeight(of: row)) { $1.row == row ? $0 - $1.height : $0 }
  }

  /// With all that is missing.
  func fullHeight(of row: Int) -> Double {
    added.reduce(listedHeight(of: row)) { $1.row == row ? $0 + $1.height : $0 }
  }

  private func listedHeight(of row: Int) -> Double {
    row < ends.count ? ends[row] - listedStart(of: row) : rest
  }

  /// Whether a motion has given a row its height.
  func isGiven(_ row: Int) -> Bool { given.contains(row) }

  /// The same with rows of other heights, points.
  func giving(_ heights: [Int: Double]) -> RowHeights {
    var other = self
    other.added = (added.filter { heights[$0.row] == nil } + parts(heights))
      .sorted { $0.row < $1.row }
    other.given = Set(heights.keys)
    return other
  }

  /// Heights that are on their way from old ones to new ones.
  struct Difference {
    /// How much of the way is left; less than nothing where a spring has passed its end.
    var share: Double
    var old: RowHeights
    var new: RowHeights
  }

  /// The same with all that is still seen of other heights: h + Σ share · (old − new).
  ///
  /// They are added before they are limited: of a row that is sent back on its way one part may be
  /// less than nothing, the whole is not.
  func adding(_ differences: [Difference]) -> RowHeights {
    func mixed(_ height: (RowHeights) -> Double) -> Double {
      max(0, differences.reduce(height(self)) { $0 + $1.share * (height($1.old) - height($1.new)) })
    }
    let all = [self] + differences.flatMap { [$0.old, $0.new] }
    let listed = all.map(\.ends.count).max() ?? 0
    var heights = RowHeights(
      count: count, heights: (0..<listed).map { row in mixed { $0.listedHeight(of: row) } },
      rest: mixed(\.rest))
    let rows = Set(all.flatMap(\.added).map(\.row))
    heights.added = rows.sorted().map { row in
      Part(row: row, height: mixed { $0.fullHeight(of: row) } - heights.listedHeight(of: row))
    }
    heights.given = all.reduce(into: []) { $0.formUnion($1.given) }
    return heights
  }

  /// The same without parts of rows.
  ///
  /// - Parameter shares: the part of a row that is gone, 0…1.
  func without(_ shares: [Int: Double]) -> RowHeights {
    var heights = self
    heights.missing = shares.keys.sorted().filter { $0 >= 0 && $0 < count }.map { row in
      Part(row: row, height: fullHeight(of: row) * min(max(shares[row] ?? 0, 0), 1))
    }
    return heights
  }

  /// The rows that have a part between two distances from the first one's top.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > top, bottom > 0, top < total else { return 0..<0 }
    let first = row(at: max(0, top))
    var last = row(at: min(bottom, total))
    if last < count, start(of: last) < bottom { last += 1 }
    return first..<max(first, min(last, count))
  }

  /// The row at a distance; the last one beyond the end.
  private func row(at distance: Double) -> Int {
    if missing.isEmpty, added.isEmpty { return listedRow(at: distance) }
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle + 1) > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The same with listed heights alone.
  private func listedRow(at distance: Double) -> Int {
    let listed = ends.last ?? 0
    if distance >= listed {
      guard rest > 0, count > ends.count else { return max(0, min(ends.count, count) - 1) }
      let index = ((distance - listed) / rest).rounded(.down)
      return min(count - 1, ends.count + Int(clamping: min(index, 1e15)))
    }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
