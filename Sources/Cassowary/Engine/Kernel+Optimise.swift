extension Kernel {
  /// Pivots of step length 0 after which Bland's rule takes over.
  static let patience = 50

  /// Pivots until no multiplier is bad.
  mutating func optimise() {
    degenerateRun = 0
    // Never reached in practice; rounding noise must not keep a layout from being drawn.
    var budget = 1_000 + 100 * (columnCount + kind.count)
    repeat {
      while budget > 0, work <= mostWork, let candidate = nextCandidate() {
        budget -= 1
        if !pivot(at: candidate.position, sign: candidate.violation.sign) { degenerateRun = 0 }
        if needsRenewal || etas.work > refactorisationWork { renewFactors() }
      }
    } while budget > 0 && work <= mostWork && violationCount > 0 && acknowledgeHolding()
  }

  /// Puts required rows that hold, but count as violated because another row stopped the same
  /// step, on the side where they belong; returns whether there were any.
  private mutating func acknowledgeHolding() -> Bool {
    var found = false
    for row in Indices(kind.count)
    where rowPosition[row] < 0 && isViolated(row) && side[row] != naturalSide(of: row) {
      addGradient(-1, of: row)
      setSide(naturalSide(of: row), of: row)
      addGradient(1, of: row)
      found = true
    }
    return found
  }

  /// How much work applying the eta file may take: about as much as refactorising does.
  private var refactorisationWork: Int {
    20_000 + 200 * columnCount
  }

  /// Refactorises, and recomputes all that was updated since.
  mutating func renewFactors() {
    needsRenewal = false
    refactorise()
    computeValues()
    resetSides()
    computeMultipliers()
  }

  /// Puts each passive row on the side where its error is, if it is clearly there.
  mutating func resetSides() {
    for row in Indices(kind.count) where rowPosition[row] < 0 {
      if isMisplaced(row) { setSide(naturalSide(of: row), of: row) }
    }
  }

  /// Whether the error of a passive row lies beyond the piece of cost it is said to be on.
  func isMisplaced(_ row: Int32) -> Bool {
    switch kind[row] {
    case .ghost: false
    case .requiredEqual: side[row] != naturalSide(of: row)
    default: side[row] == 0 || Double(side[row]) * error[row] < -Self.tolerance
    }
  }

  private mutating func nextCandidate() -> (position: Int32, violation: Violation)? {
    if degenerateRun > Self.patience { return blandCandidate() }
    while let (position, level) = candidates.pop() {
      guard let violation = violation(at: position) else { continue }
      if violation.level > level {
        candidates.push(position, level: violation.level)
        continue
      }
      return (position, violation)
    }
    return nil
  }

  /// The bad position whose row was added first: never cycles.
  private func blandCandidate() -> (position: Int32, violation: Violation)? {
    var best: (position: Int32, violation: Violation)?
    var bestRow = Int32.max
    for position in Indices(columnCount) where basisRow[position] < bestRow {
      if let violation = violation(at: position) {
        best = (position, violation)
        bestRow = basisRow[position]
      }
    }
    return best
  }

  /// Releases the row at a position and activates the one at which the cost stops falling.
  /// Returns false if nothing stops the fall, which only rounding noise can bring about.
  private mutating func pivot(at position: Int32, sign: Double) -> Bool {
    direction.add(sign, at: position)
    solveDirection()
    computeSlopes()
    work += direction.pattern.count + slope.pattern.count
    collectBreakpoints()
    guard let stop = findStop(releasing: position, sign: sign) else {
      direction.clear()
      slope.clear()
      return false
    }
    let entering = breakpoints[stop].row
    let distance = breakpoints[stop].distance
    degenerateRun = distance > Self.tolerance ? 0 : degenerateRun + 1
    cross(upTo: stop)
    move(by: distance)
    exchange(position, for: entering, sign: sign, distance: distance)
    direction.clear()
    slope.clear()
    return true
  }

  /// The change of each passive row's error along the direction.
  mutating func computeSlopes() {
    for slot in 0..<direction.pattern.count {
      let k = direction.pattern[slot]
      let amount = direction.value[k]
      if abs(amount) <= 1e-13 { continue }
      var term = columnHead[basisColumn[k]]
      while term >= 0 {
        let row = termRow[term]
        if rowPosition[row] < 0 && kind[row] != .ghost {
          slope.add(termValue[term] * amount, at: row)
        }
        term = termNext[term]
      }
    }
  }

  mutating func move(by distance: Double) {
    if distance == 0 { return }
    for slot in 0..<direction.pattern.count {
      let k = direction.pattern[slot]
      value[basisColumn[k]] += distance * direction.value[k]
    }
    for slot in 0..<slope.pattern.count {
      let row = slope.pattern[slot]
      error[row] += distance * slope.value[row]
    }
  }

  /// Turns the sides of the rows whose breakpoints are passed before the stop, and updates the
  /// multipliers for their gradients.
  private mutating func cross(upTo stop: Int) {
    var done = 0
    while done < stop {
      // One sweep for each level that occurs; a side is turned when its level is swept.
      let level = costLevel(of: breakpoints[done].row)
      for index in done..<stop where costLevel(of: breakpoints[index].row) == level {
        let row = breakpoints[index].row
        let old = gradient(of: row)
        setSide(slope.value[row] > 0 ? 1 : -1, of: row)
        gather(old - gradient(of: row), times: row)
        let finished = breakpoints[index]
        breakpoints[index] = breakpoints[done]
        breakpoints[done] = finished
        done += 1
      }
      applyGradientChange(level: level)
    }
  }
}
