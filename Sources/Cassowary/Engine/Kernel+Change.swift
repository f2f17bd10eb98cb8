extension Kernel {
  /// Takes a row whose terms are complete into account, as passive, and optimises.
  mutating func admit(_ row: Int32) {
    error[row] = computeError(of: row)
    side[row] = 0
    setSide(naturalSide(of: row), of: row)
    addGradient(1, of: row)
    optimise()
  }

  /// Makes a row cost nothing and optimises; its slot is free afterwards.
  mutating func dismiss(_ row: Int32) {
    if rowPosition[row] < 0 {
      addGradient(-1, of: row)
      if isViolated(row) { violationCount -= 1 }
      kind[row] = .ghost
    } else {
      kind[row] = .ghost
      price(rowPosition[row])
    }
    optimise()
    if rowPosition[row] >= 0 { evict(row) }
    freeRow(row)
  }

  /// Makes all violated requirements cost nothing and optimises; returns their slots, which are free
  /// afterwards.
  mutating func dismissViolated() -> [Int32] {
    var violated: [Int32] = []
    for row in Indices(kind.count) where rowPosition[row] < 0 && isViolated(row) {
      addGradient(-1, of: row)
      kind[row] = .ghost
      violated.append(row)
    }
    violationCount = 0
    optimise()
    for row in violated { freeRow(row) }
    return violated
  }

  /// Adds a change to the constant of a row; `settle()` takes all such changes into account.
  mutating func shiftConstant(of row: Int32, by change: Double) {
    guard change != 0 else { return }
    constant[row] += change
    if rowPosition[row] < 0 {
      slope.add(change, at: row)
    } else {
      direction.add(-change, at: rowPosition[row])
    }
  }

  /// Moves the values after changes of constants and optimises.
  mutating func settle() {
    solveDirection()
    computeSlopes()
    move(by: 1)
    direction.clear()
    turnMisplaced()
    optimise()
  }

  /// Turns the sides of the rows in `slope` whose error left their piece of cost.
  mutating func turnMisplaced() {
    for slot in 0..<slope.pattern.count {
      let row = slope.pattern[slot]
      guard isMisplaced(row) else { continue }
      addGradient(-1, of: row)
      setSide(naturalSide(of: row), of: row)
      addGradient(1, of: row)
    }
    slope.clear()
  }

  /// Adds a multiple of a passive row's gradient to those that the multipliers balance.
  mutating func addGradient(_ factor: Double, of row: Int32) {
    let gradient = gradient(of: row)
    guard gradient != 0 else { return }
    gather(-factor * gradient, times: row)
    applyGradientChange(level: costLevel(of: row))
  }

  /// Replaces an active ghost by the anchor of a column that it alone holds.
  ///
  /// The column moves towards 0 until it is there or the cost would rise; in the second case the
  /// row that stopped it becomes active instead.
  mutating func evict(_ row: Int32) {
    let position = rowPosition[row]
    direction.add(1, at: position)
    solveDirection()
    guard let target = largestOfDirection() else { return }
    let sign: Double = value[basisColumn[target]] * direction.value[target] > 0 ? -1 : 1
    direction.clear()
    direction.add(sign, at: position)
    solveDirection()
    computeSlopes()
    collectBreakpoints()
    let distance = abs(value[basisColumn[target]] / direction.value[target])
    let nearest = nearestBreakpoint()
    if let nearest, nearest.distance <= distance {
      move(by: nearest.distance)
      exchange(position, for: nearest.row, sign: sign, distance: nearest.distance)
    } else {
      move(by: distance)
      anchor(position, column: target)
    }
    direction.clear()
    slope.clear()
  }

  private func largestOfDirection() -> Int32? {
    var best: Int32?
    var size = Self.directionTolerance
    for slot in 0..<direction.pattern.count {
      let k = direction.pattern[slot]
      let larger = abs(direction.value[k]) - size
      let isFirst = larger == 0 && best.map { basisColumn[k] < basisColumn[$0] } == true
      if larger > 0 || isFirst {
        best = k
        size = abs(direction.value[k])
      }
    }
    return best
  }

  private func nearestBreakpoint() -> Breakpoint? {
    guard breakpoints.count > 0 else { return nil }
    selectNearest(from: 0)
    return breakpoints[0]
  }

  /// Replaces the active row at `position` by the anchor of the column at position `column`.
  private mutating func anchor(_ position: Int32, column: Int32) {
    combination.add(1, at: column)
    solveCombination()
    rowPosition[basisRow[position]] = -1
    let base = Int(position) * levelCount
    let pivot = combination.value[position]
    for level in 0..<levelCount { lexical[level] = multiplier[base + level] / pivot }
    spreadMultipliers(at: position)
    basisRow[position] = -1 - basisColumn[column]
    value[basisColumn[column]] = 0
    etas.append(combination, at: position)
    combination.clear()
  }
}
