extension Engine {
  /// The multiples of constraints whose sum is an expression less its value, by constraint.
  ///
  /// Defined variables bring the equations that define them; the rest is a combination of the
  /// active rows, which reads off the row of the tableau. A share that an anchor holds has no
  /// constraint.
  mutating func derivation(of expression: LinearExpression) -> [ConstraintShare] {
    row.grow(to: variableCount)
    change.grow(to: source.slotCount)
    for term in expression.terms where Int(term.variable.index) < variableCount {
      row.add(term.coefficient, at: term.variable.index)
    }
    takeDefinitions()
    for index in 0..<row.pattern.count {
      let column = row.pattern[index]
      let position = kernel.columnPosition[column]
      if position >= 0, row.value[column] != 0 {
        kernel.combination.add(row.value[column], at: position)
      }
    }
    row.clear()
    kernel.solveCombination()
    for index in 0..<kernel.combination.pattern.count {
      let position = kernel.combination.pattern[index]
      let active = kernel.basisRow[position]
      if active >= 0 { change.add(kernel.combination.value[position], at: active) }
    }
    kernel.combination.clear()
    definitions.explain(&change)
    return takeShares()
  }

  /// Replaces the defined variables in `row`, and notes in `change` how often each definition is
  /// used.
  private mutating func takeDefinitions() {
    for definition in 0..<definitions.count {
      let column = definitions.column[definition]
      guard row.mark[column] != 0, row.value[column] != 0 else { continue }
      let factor = row.value[column]
      change.add(factor * definitions.inverse[definition], at: definitions.slot[definition])
      row.add(-factor, at: column)
      for term in definitions.terms(of: definition) {
        row.add(-factor * definitions.termValue[term], at: definitions.termColumn[term])
      }
    }
  }

  /// The shares in `change`, which is emptied, in the order in which the constraints were added.
  private mutating func takeShares() -> [ConstraintShare] {
    var shares: [ConstraintShare] = []
    for index in 0..<change.pattern.count {
      let slot = change.pattern[index]
      let factor = source.isTurned[slot] ? -change.value[slot] : change.value[slot]
      guard abs(factor) > Kernel.multiplierTolerance else { continue }
      shares.append(ConstraintShare(constraint: source.identifier(of: slot), factor: factor))
    }
    change.clear()
    return shares.sorted { $0.constraint < $1.constraint }
  }
}
