extension Engine {
  /// The variables that take several values among the best solutions, in the order of creation.
  ///
  /// Moves that nothing blocks tell at once: what a mixture of them moves, one of them moves. Where
  /// moves could only happen together, the variables they concern are tried one by one: a wish weaker
  /// than all others moves them or does not. Of thousands of those not all are tried.
  mutating func undeterminedVariables() -> [Variable] {
    let moving = FixedBuffer<UInt8>(repeating: 0, count: variableCount)
    let suspect = FixedBuffer<UInt8>(repeating: 0, count: variableCount)
    let dependents = definitions.substitution.transposed()
    row.grow(to: variableCount)
    var moves = kernel.freeMoves()
    let isUnblocked = moves.isUnblocked()
    moves.settle(rowCount: kernel.kind.count)
    for isFree in [true, false] {
      for move in 0..<moves.count where moves.isPossible(move) && isUnblocked[move] == isFree {
        kernel.aim(releasing: moves.position[move], by: moves.sign[move] * Self.share(of: move))
      }
      if isFree { markMoving(moving, dependents) } else { markMoving(suspect, dependents) }
    }
    var trials = Self.mostTrialSteps / max(1, variableCount)
    for index in 0..<variableCount
    where suspect[index] != 0 && moving[index] == 0 && trials > 0 {
      probe(Variable(Int32(truncatingIfNeeded: index)), moving)
      trials -= 1
    }
    return (0..<variableCount).filter { moving[$0] != 0 }
      .map { Variable(Int32(truncatingIfNeeded: $0)) }
  }

  /// How many values all trials together may look at.
  private static let mostTrialSteps = 20_000_000

  /// The share of a move in the mixture, from 1 to 2: such that no two moves cancel out by chance.
  private static func share(of move: Int) -> Double {
    // The finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
    var bits = UInt64(truncatingIfNeeded: move) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double(bits >> 33) / Double(1 << 31)
  }

  /// Marks the variables that the moves in `direction` move, the defined ones included, and empties it.
  private mutating func markMoving(
    _ marks: borrowing FixedBuffer<UInt8>, _ dependents: borrowing Triangle
  ) {
    kernel.solveDirection()
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
