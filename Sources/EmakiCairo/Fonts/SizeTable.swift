/// Figures by point size.
enum SizeTable {
  /// Linear between the table's sizes, constant beyond them.
  static func value(at size: Double, in table: [(size: Double, tracking: Double)]) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking }
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let progress = (size - lower.size) / (upper.size - lower.size)
      return lower.tracking + progress * (upper.tracking - lower.tracking)
    }
    return last.tracking
  }
}
