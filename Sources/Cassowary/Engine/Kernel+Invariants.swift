extension Kernel {
  /// The invariants that do not hold although they should after each change; empty if all is well.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    for row in Indices(kind.count) where kind[row] != .ghost {
      let fresh = computeError(of: row)
      let scale = Self.tolerance * max(1, abs(constant[row]))
      if rowPosition[row] >= 0 {
        if abs(fresh) > 10 * scale { broken.append("active row \(row) has the error \(fresh)") }
        continue
      }
      if abs(fresh - error[row]) > 10 * scale {
        broken.append("passive row \(row) has the error \(fresh), not \(error[row])")
      }
      if isMisplaced(row) { broken.append("passive row \(row) is on side \(side[row])") }
    }
    for position in Indices(columnCount) {
      if let found = violation(at: position) {
        broken.append("bad multiplier at position \(position), level \(found.level)")
      }
      if basisRow[position] >= 0 && rowPosition[basisRow[position]] != position {
        broken.append("row \(basisRow[position]) does not know its position \(position)")
      }
    }
    return broken + unbalancedColumns()
  }

  /// Columns in which the multipliers do not balance the gradients.
  private func unbalancedColumns() -> [String] {
    let sums = FixedBuffer<Double>(repeating: 0, count: value.count * levelCount)
    for row in Indices(kind.count) {
      let position = rowPosition[row]
      for term in terms(of: row) {
        let base = Int(termColumn[term]) * levelCount
        if position >= 0 {
          for level in 0..<levelCount {
            sums[base + level] +=
              termValue[term] * multiplier[Int(position) * levelCount + level]
          }
        } else {
          sums[base + costLevel(of: row)] += termValue[term] * gradient(of: row)
        }
      }
    }
    for position in 0..<columnCount where basisRow[position] < 0 {
      let base = Int(-1 - basisRow[position]) * levelCount
      for level in 0..<levelCount {
        sums[base + level] += multiplier[position * levelCount + level]
      }
    }
    return (0..<value.count).filter { column in
      (0..<levelCount).contains { abs(sums[column * levelCount + $0]) > 1e-6 }
    }.map { "column \($0) is not balanced" }
  }
}
