extension Kernel {
  /// Replaces the active row at a position by a passive row `j = sum(a[k] active row k)`:
  ///
  ///     t = (y[r] - g[r]) / a[r],   y[j] = g[j] + t,   y[k] -= t a[k]
  mutating func exchange(
    _ position: Int32, for entering: Int32, sign: Double, distance: Double
  ) {
    gather(1, times: entering)
    solveCombination()
    let enteringGradient = gradient(of: entering)
    let enteringLevel = costLevel(of: entering)
    let leaving = basisRow[position]
    var leavingGradient = 0.0
    var leavingLevel = 0
    if leaving >= 0 {
      rowPosition[leaving] = -1
      setSide(sign > 0 ? 1 : -1, of: leaving)
      error[leaving] = sign * distance
      leavingGradient = gradient(of: leaving)
      leavingLevel = costLevel(of: leaving)
    }
    let base = Int(position) * levelCount
    let pivot = combination.value[position]
    // Both solves give this element; a difference shows that the factors have worn out.
    let expected = sign * slope.value[entering]
    if abs(pivot - expected) > 1e-6 * max(1, abs(expected)) { needsRenewal = true }
    for level in 0..<levelCount {
      let gradient = level == leavingLevel ? leavingGradient : 0
      lexical[level] = (multiplier[base + level] - gradient) / pivot
    }
    spreadMultipliers(at: position)
    multiplier[base + enteringLevel] += enteringGradient
    setSide(0, of: entering)
    basisRow[position] = entering
    rowPosition[entering] = position
    error[entering] = 0
    etas.append(combination, at: position)
    for slot in 0..<combination.pattern.count { price(combination.pattern[slot]) }
    price(position)
    combination.clear()
  }

  /// `y[k] -= t a[k]` for the combination `a` of active rows, `y[r] = t`, with `t` in `lexical`.
  mutating func spreadMultipliers(at position: Int32) {
    work += combination.pattern.count * levelCount
    for slot in 0..<combination.pattern.count {
      let k = combination.pattern[slot]
      let share = combination.value[k]
      if abs(share) <= 1e-13 { continue }
      for level in 0..<levelCount {
        multiplier[Int(k) * levelCount + level] -= lexical[level] * share
      }
    }
    let base = Int(position) * levelCount
    for level in 0..<levelCount { multiplier[base + level] = lexical[level] }
  }
}
