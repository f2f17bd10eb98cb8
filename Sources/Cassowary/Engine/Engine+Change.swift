extension Engine {
  /// Adds one constraint; a required one that cannot hold is left out and reported.
  mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    var list = ConstraintList()
    list.append(constraint)
    let (slot, error) = source.insert(list, 0, variableCount: variableCount)
    if let error {
      source.release(slot)
      throw error
    }
    let id = source.identifier(of: slot)
    let conflict = admit(slot)
    definitions.evaluate(kernel.value)
    if let conflict { throw .unsatisfiable(conflict) }
    return id
  }

  /// Solves with the constraint of a slot added, or returns why it was left out.
  ///
  /// The defined variables are not evaluated.
  mutating func admit(_ slot: Int32) -> Conflict? {
    if source.kind[slot] == .requiredEqual { laterEquations += 1 }
    if laterEquations > max(128, definitions.count / 2) {
      // Rows that define variables are cheaper than rows the optimiser has to carry along.
      return rebuild().first
    }
    load(slot)
    kernel.admit(slot)
    var found: Conflict?
    if kernel.violationCount > 0 {
      found = conflict(blaming: slot)
      withdraw(slot)
    }
    return found
  }

  /// Makes a row of the kernel from a constraint, the defined variables substituted.
  private mutating func load(_ slot: Int32) {
    let level = level(of: source.priority[slot])
    row.grow(to: variableCount)
    for term in source.terms(of: slot) {
      row.add(source.termValue[term], at: source.termColumn[term])
    }
    let gain = definitions.reduce(&row, slot: slot)
    kernel.beginRow(
      slot, source.kind[slot], level: level, constant: source.constant[slot] + gain)
    for index in 0..<row.pattern.count {
      let column = row.pattern[index]
      guard definitions.ofColumn[column] < 0, abs(row.value[column]) > 1e-11 else { continue }
      kernel.appendTerm(slot, column: column, value: row.value[column])
    }
    row.clear()
  }

  /// Takes a constraint that is a row of the kernel out.
  private mutating func withdraw(_ slot: Int32) {
    kernel.dismiss(slot)
    if Int(slot) < definitions.slotCount {
      // The steps of the definitions still name it.
      source.retire(slot)
    } else {
      definitions.forget(slot)
      source.release(slot)
    }
  }

  mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard let slot = source.slot(of: id) else { throw .unknownConstraint(id) }
    if definitions.definition(ofSlot: slot) != nil {
      source.release(slot)
      _ = rebuild()
    } else {
      withdraw(slot)
      definitions.evaluate(kernel.value)
    }
  }
}
