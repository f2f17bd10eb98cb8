/// Finds the square with most changed pixels.
struct WorstWindow {
  private let spans: [ChangedRows.Span]
  /// For each column the changed pixels of the rows in reach.
  private var columns: [Int32]
  /// The columns with pixels that no square was tried for.
  private var fresh: (first: Int, last: Int)?

  /// Such a square, cut to the picture where that is smaller; the first from the top left of those
  /// whose last row has a changed pixel.
  ///
  /// A square can be moved up until its last row has a changed pixel; and one without a pixel that
  /// came into reach had as many before. So no other squares need a look.
  ///
  /// - Parameter changed: the changed pixels of a picture of this size.
  static func find(
    _ changed: ChangedRows, size: PixelSize, side: Int
  ) -> (bounds: PixelRect, changed: Int)? {
    let width = min(side, size.width)
    let height = min(side, size.height)
    let rows = changed.rows
    guard width > 0, height > 0, !rows.isEmpty else { return nil }
    var window = WorstWindow(changed.spans, pictureWidth: size.width)
    var best = (bounds: PixelRect(x: 0, y: 0, width: width, height: height), changed: 0)
    var oldest = 0
    for (number, row) in rows.enumerated() {
      window.add(1, row)
      // The first rows have no square to themselves, but belong to the topmost.
      let last = max(row.y, height - 1)
      if number + 1 < rows.count, rows[number + 1].y <= last { continue }
      while rows[oldest].y <= last - height {
        window.add(-1, rows[oldest])
        oldest += 1
      }
      // No square can have more than the rows in reach.
      guard row.below - rows[oldest].above > best.changed else { continue }
      let (x, count) = window.largestSum(width: width)
      guard count > best.changed else { continue }
      best.changed = count
      best.bounds.x = x
      best.bounds.y = last - height + 1
      if count == width * height { break }
    }
    return best
  }

  private init(_ spans: [ChangedRows.Span], pictureWidth: Int) {
    self.spans = spans
    columns = Array(repeating: 0, count: pictureWidth)
  }

  /// Counts the pixels of a row that comes into reach, or with -1 of one that leaves it.
  private mutating func add(_ count: Int32, _ row: ChangedRows.Row) {
    columns.withUnsafeMutableBufferPointer { columns in
      for span in spans[row.first..<row.end] {
        for x in Int(span.first)..<Int(span.end) { columns[x] &+= count }
      }
    }
    guard count > 0 else { return }
    let (first, last) = (Int(spans[row.first].first), Int(spans[row.end - 1].end) - 1)
    fresh = (min(fresh?.first ?? first, first), max(fresh?.last ?? last, last))
  }

  /// The first position of the largest sum of `width` neighbours, of those with a fresh column.
  private mutating func largestSum(width: Int) -> (x: Int, sum: Int) {
    let end = columns.count - width
    let first = min(max((fresh?.first ?? 0) - width + 1, 0), end)
    let last = min(fresh?.last ?? end, end)
    fresh = nil
    return columns.withUnsafeBufferPointer { columns in
      var sum = columns[first..<(first + width)].reduce(0, &+)
      var best = (x: first, sum: sum)
      for x in first..<max(first, last) {
        sum = sum &+ columns[x &+ width] &- columns[x]
        if sum > best.sum { best = (x &+ 1, sum) }
      }
      return (best.x, Int(best.sum))
    }
  }
}
