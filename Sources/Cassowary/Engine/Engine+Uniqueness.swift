extension Engine {
  /// The variables that take several values among the best solutions, in the order of creation.
  ///
  /// Moves that nothing blocks tell at once. Where moves could only happen together, the variables
  /// they concern are tried one by one: a wish weaker than all others moves them or does not.
  mutating func undeterminedVariables() -> [Variable] {
    let moving = FixedBuffer<UInt8>(repeating: 0, count: variableCount)
    let suspect = FixedBuffer<UInt8>(repeating: 0, count: variableCount)
    let dependents = definitions.substitution.transposed()
    row.grow(to: variableCount)
    var moves = kernel.freeMoves()
    let isUnblocked = moves.isUnblocked()
    moves.settle(rowCount: kernel.kind.count)
    for move in 0..<moves.count where moves.isPossible(move) {
      kernel.aim(releasing: moves.position[move], sign: moves.sign[move])
      if isUnblocked[move] {
        markMoving(moving, dependents)
      } else {
        markMoving(suspect, dependents)
      }
    }
    for index in 0..<variableCount where suspect[index] != 0 && moving[index] == 0 {
      probe(Variable(Int32(truncatingIfNeeded: index)), moving)
    }
    return (0..<variableCount).filter { moving[$0] != 0 }
      .map { Variable(Int32(truncatingIfNeeded: $0)) }
  }

  /// Marks the variables that `direction` moves, the defined ones included, and empties it.
  private mutating func markMoving(
    _ marks: borrowing FixedBuffer<UInt8>, _ dependents: borrowing Triangle
  ) {
    for slot in 0..<kernel.direction.pattern.count {
      let k = kernel.direction.pattern[slot]
      row.add(kernel.direction.value[k], at: kernel.basisColumn[k])
    }
    kernel.direction.clear()
    dependents.solve(&row, &definitions.reach)
    for slot in 0..<row.pattern.count {
      let variable = row.pattern[slot]
      if abs(row.value[variable]) > Kernel.directionTolerance { marks[variable] = 1 }
    }
    row.clear()
  }

  /// Marks what moves when a variable is wished elsewhere more weakly than anything else.
  private mutating func probe(_ variable: Variable, _ marks: borrowing FixedBuffer<UInt8>) {
    for step in [1.0, -1.0] {
      let before = kernel.value.copy()
      let target = value(of: variable) + step
      let wish = Constraint(variable - target, .equal, .imperceptible)
      guard let id = try? add(wish) else { continue }
      for index in 0..<variableCount
      where abs(kernel.value[index] - before[index]) > Kernel.tolerance {
        marks[index] = 1
      }
      try? remove(id)
    }
  }
}
