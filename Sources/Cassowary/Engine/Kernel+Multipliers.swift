extension Kernel {
  /// A bad multiplier: its first bad level, and the sign of the error after its row's release.
  struct Violation {
    var level: Int
    var sign: Double
  }

  /// How the multiplier at a position fails to be a subgradient, if it does.
  func violation(at position: Int32) -> Violation? {
    let row = basisRow[position]
    let base = Int(position) * levelCount
    guard row >= 0 else { return firstNonzero(base, from: 0) }
    switch kind[row] {
    case .requiredEqual:
      return nil
    case .ghost:
      return firstNonzero(base, from: 0)
    case .requiredAtMost:
      guard let found = firstNonzero(base, from: 0), found.sign < 0 else { return nil }
      return found
    case .softEqual:
      return boundedViolation(base, at: Int(level[row]), lower: -1)
    case .softAtMost:
      return boundedViolation(base, at: Int(level[row]), lower: 0)
    }
  }

  private func firstNonzero(_ base: Int, from first: Int) -> Violation? {
    for level in first..<levelCount {
      let y = multiplier[base + level]
      if abs(y) > Self.multiplierTolerance { return Violation(level: level, sign: y > 0 ? 1 : -1) }
    }
    return nil
  }

  /// Whether the multiplier is lexicographically outside `lower...1` at `level`.
  private func boundedViolation(_ base: Int, at level: Int, lower: Double) -> Violation? {
    for stronger in 0..<level {
      let y = multiplier[base + stronger]
      if abs(y) > Self.multiplierTolerance {
        return Violation(level: stronger, sign: y > 0 ? 1 : -1)
      }
    }
    let y = multiplier[base + level]
    if y > 1 + Self.multiplierTolerance { return Violation(level: level, sign: 1) }
    if y < lower - Self.multiplierTolerance { return Violation(level: level, sign: -1) }
    // On the edge of the interval the weaker levels decide.
    if y > 1 - Self.multiplierTolerance {
      guard let rest = firstNonzero(base, from: level + 1), rest.sign > 0 else { return nil }
      return rest
    }
    if y < lower + Self.multiplierTolerance {
      guard let rest = firstNonzero(base, from: level + 1), rest.sign < 0 else { return nil }
      return rest
    }
    return nil
  }

  /// Queues a position whose multiplier is bad.
  @inline(__always)
  mutating func price(_ position: Int32) {
    if let found = violation(at: position) { candidates.push(position, level: found.level) }
  }

  /// Computes all multipliers from the gradients of the passive rows.
  mutating func computeMultipliers() {
    multiplier.reset(to: columnCount * levelCount, filling: 0)
    candidates.reset(levels: levelCount)
    var rows: [[Int32]] = Array(repeating: [], count: levelCount)
    for row in Indices(kind.count)
    where rowPosition[row] < 0 && gradient(of: row) != 0 {
      rows[costLevel(of: row)].append(row)
    }
    for level in 0..<levelCount where !rows[level].isEmpty {
      for row in rows[level] { gather(-gradient(of: row), times: row) }
      solveCombination()
      for slot in 0..<combination.pattern.count {
        let k = combination.pattern[slot]
        multiplier[Int(k) * levelCount + level] = combination.value[k]
      }
      combination.clear()
    }
    for position in Indices(columnCount) { price(position) }
  }

  /// Accounts for changed gradients at a level: `combination` holds `-sum(change * row)`, and is
  /// consumed.
  mutating func applyGradientChange(level: Int) {
    solveCombination()
    for slot in 0..<combination.pattern.count {
      let k = combination.pattern[slot]
      multiplier[Int(k) * levelCount + level] += combination.value[k]
      price(k)
    }
    combination.clear()
  }

  /// Adds a multiple of a row to `combination`, by column position.
  mutating func gather(_ factor: Double, times row: Int32) {
    for term in terms(of: row) {
      combination.add(factor * termValue[term], at: columnPosition[termColumn[term]])
    }
  }
}
