extension Kernel {
  /// Finds required rows that contradict each other, when some are violated at the optimum, and
  /// stores multiples of them whose sum no values can satisfy.
  ///
  /// A violated row `j = sum(a[k] active row k)` contradicts the active rows by itself if no
  /// active row may move so that the error shrinks. Otherwise several violated rows compete, and
  /// the multipliers of level 0 say which active rows hold them back (Farkas).
  mutating func findConflict(_ multipliers: inout SparseVector) {
    var row = Int32(truncatingIfNeeded: kind.count)
    while row > 0 {
      row -= 1
      guard rowPosition[row] < 0, isViolated(row) else { continue }
      if explainViolation(of: row, &multipliers) { return }
      multipliers.clear()
    }
    for row in Indices(kind.count) where kind[row].isRequired {
      let position = rowPosition[row]
      let share =
        position < 0 ? gradient(of: row) : multiplier[Int(position) * levelCount]
      if abs(share) > Self.multiplierTolerance { multipliers.add(share, at: row) }
    }
  }

  /// Whether a violated row and active rows alone are in conflict; stores their multiples.
  private mutating func explainViolation(
    of row: Int32, _ multipliers: inout SparseVector
  ) -> Bool {
    gather(Double(side[row]), times: row)
    solveCombination()
    defer { combination.clear() }
    multipliers.add(Double(side[row]), at: row)
    for slot in 0..<combination.pattern.count {
      let k = combination.pattern[slot]
      let share = combination.value[k]
      if abs(share) <= Self.multiplierTolerance { continue }
      let active = basisRow[k]
      guard active >= 0 else { return false }
      switch kind[active] {
      case .requiredEqual: break
      case .requiredAtMost where share < 0: break
      default: return false
      }
      multipliers.add(-share, at: active)
    }
    return true
  }
}
