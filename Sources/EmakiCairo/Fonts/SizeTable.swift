/// Figures by point size: linear between the sizes that are known, constant beyond them.
struct SizeTable: Sendable {
  /// The known sizes, rising, and their figures.
  var rows: [(size: Double, figure: Double)] = []

  /// The figure of a size; 0 where none is known.
  func value(at size: Double) -> Double {
    guard let first = rows.first, let last = rows.last else { return 0 }
    if size <= first.size { return first.figure }
    for (lower, upper) in zip(rows, rows.dropFirst()) where size <= upper.size {
      let progress = (size - lower.size) / (upper.size - lower.size)
      return lower.figure + progress * (upper.figure - lower.figure)
    }
    return last.figure
  }
}
