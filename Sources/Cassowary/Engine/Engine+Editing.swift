extension Engine {
  func value(of variable: Variable) -> Double {
    guard variable.index >= 0, Int(variable.index) < variableCount else { return 0 }
    return kernel.value[variable.index]
  }

  private func slot(editing variable: Variable) throws(SolverError) -> Int32 {
    guard variable.index >= 0, Int(variable.index) < variableCount else {
      throw .unknownVariable(variable)
    }
    return editSlot[variable.index]
  }

  mutating func beginEditing(
    _ variable: Variable, _ strength: Strength
  ) throws(SolverError) {
    guard try slot(editing: variable) < 0 else { throw .duplicateEdit(variable) }
    if strength.isRequired { throw .requiredEdit(variable) }
    let constraint = Constraint(variable - value(of: variable), .equal, strength)
    let id = try add(constraint)
    editSlot[variable.index] = id.slot
  }

  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let slot = try slot(editing: variable)
    guard slot >= 0 else { throw .unknownEdit(variable) }
    let id = source.identifier(of: slot)
    if source.constant[slot] == -value { return }
    try setConstants([(id, -value)])
  }

  mutating func suggest(
    _ values: [(variable: Variable, value: Double)]
  ) throws(SolverError) {
    var changes: [(id: ConstraintID, constant: Double)] = []
    for (variable, value) in values {
      let slot = try slot(editing: variable)
      guard slot >= 0 else { throw .unknownEdit(variable) }
      changes.append((source.identifier(of: slot), -value))
    }
    try setConstants(changes)
  }

  mutating func endEditing(_ variable: Variable) throws(SolverError) {
    let slot = try slot(editing: variable)
    guard slot >= 0 else { throw .unknownEdit(variable) }
    editSlot[variable.index] = -1
    let id = source.identifier(of: slot)
    try remove(id)
  }
}
