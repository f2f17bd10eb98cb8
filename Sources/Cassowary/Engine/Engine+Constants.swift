extension Engine {
  /// Changes the constants of constraints and solves once; all or none are changed.
  mutating func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) {
    for (id, constant) in changes {
      guard source.slot(of: id) != nil else { throw .unknownConstraint(id) }
      guard constant.isFinite else { throw .notFinite }
    }
    var old: [(id: ConstraintID, constant: Double)] = []
    for (id, constant) in changes {
      let turn: Double = source.isTurned[id.slot] ? -1 : 1
      old.append((id, turn * source.constant[id.slot]))
      shift(id.slot, to: turn * constant)
    }
    settle()
    guard kernel.violationCount > 0 else { return }
    let conflict = conflict(blaming: changes.count == 1 ? changes[0].id.slot : nil)
    for (id, constant) in old.reversed() {
      shift(id.slot, to: source.isTurned[id.slot] ? -constant : constant)
    }
    settle()
    throw .unsatisfiable(conflict)
  }

  /// Tells the kernel what a new constant means for its rows.
  private mutating func shift(_ slot: Int32, to constant: Double) {
    let amount = constant - source.constant[slot]
    source.constant[slot] = constant
    if amount == 0 { return }
    guard let definition = definitions.definition(ofSlot: slot) else {
      kernel.shiftConstant(of: slot, by: amount)
      return
    }
    change.grow(to: source.slotCount)
    definitions.spread(amount, from: definition, into: &change)
    for index in 0..<change.pattern.count {
      let slot = change.pattern[index]
      if definitions.definition(ofSlot: slot) == nil {
        kernel.shiftConstant(of: slot, by: change.value[slot])
      }
    }
    change.clear()
  }

  private mutating func settle() {
    kernel.settle()
    definitions.evaluate(kernel.value)
  }
}
