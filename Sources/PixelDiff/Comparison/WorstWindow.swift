/// Finds the square with most changed pixels.
enum WorstWindow {
  /// Such a square, cut to the picture where that is smaller; the first from the top left of those
  /// whose last row has a changed pixel.
  ///
  /// A square can be moved up until its last row has one, so no other rows need a look. Column sums
  /// are kept for the rows in reach, and a window moves along them.
  ///
  /// - Parameter changed: the numbers of the changed pixels, ascending.
  static func find(
    _ changed: [Int32], size: PixelSize, side: Int
  ) -> (bounds: PixelRect, changed: Int)? {
    let width = min(side, size.width)
    let height = min(side, size.height)
    guard width > 0, height > 0, !changed.isEmpty else { return nil }
    var columns = [Int32](repeating: 0, count: size.width)
    var best = (bounds: PixelRect(x: 0, y: 0, width: width, height: height), changed: 0)
    var next = 0
    var leaving = 0
    while next < changed.count && best.changed < width * height {
      // The first rows have no square of their own, but belong to the topmost.
      let y = max(Int(changed[next]) / size.width, height - 1)
      while next < changed.count, Int(changed[next]) < (y + 1) * size.width {
        columns[Int(changed[next]) % size.width] += 1
        next += 1
      }
      while Int(changed[leaving]) < (y - height + 1) * size.width {
        columns[Int(changed[leaving]) % size.width] -= 1
        leaving += 1
      }
      // No square can have more than the rows in reach.
      guard next - leaving > best.changed else { continue }
      let (x, count) = largestSum(columns, width: width)
      if count > best.changed {
        best.changed = count
        best.bounds.x = x
        best.bounds.y = y - height + 1
      }
    }
    return best
  }

  /// The first place of the largest sum of `width` neighbours.
  private static func largestSum(_ columns: [Int32], width: Int) -> (x: Int, sum: Int) {
    columns.withUnsafeBufferPointer { columns in
      var sum = columns[..<width].reduce(0, &+)
      var best = (x: 0, sum: sum)
      for x in 0..<(columns.count &- width) {
        sum = sum &+ columns[x &+ width] &- columns[x]
        if sum > best.sum { best = (x &+ 1, sum) }
      }
      return (best.x, Int(best.sum))
    }
  }
}
