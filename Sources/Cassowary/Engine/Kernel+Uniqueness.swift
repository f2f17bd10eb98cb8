extension Kernel {
  /// The largest number of noted points at which moves end, 8 bytes each.
  private static let mostBarriers = 4_000_000

  /// The releases of active rows that leave the cost as it is, to first order.
  ///
  /// Every move from an optimal vertex that keeps the cost is a sum of these. Where thousands of moves
  /// end at thousands of rows each, not all moves are found.
  mutating func freeMoves() -> FreeMoves {
    var moves = FreeMoves()
    for position in Indices(columnCount) where moves.barrierCount < Self.mostBarriers {
      for sign in [1.0, -1.0] where isFree(at: position, sign: sign) {
        moves.append(position: position, sign: sign)
        aim(releasing: position, by: sign)
        solveDirection()
        computeSlopes()
        noteBarriers(in: &moves)
        slope.clear()
        direction.clear()
      }
    }
    return moves
  }

  /// Adds to `direction` the release of the row at a position, as values of active rows.
  mutating func aim(releasing position: Int32, by amount: Double) {
    direction.add(amount, at: position)
  }

  /// Whether the multiplier at a position is at the end of the subgradients on a side.
  private func isFree(at position: Int32, sign: Double) -> Bool {
    let row = basisRow[position]
    var costly = -1
    if row >= 0 {
      switch kind[row] {
      case .ghost: break
      case .requiredEqual: return false
      case .requiredAtMost: if sign > 0 { return false }
      case .softEqual: costly = Int(level[row])
      case .softAtMost: if sign > 0 { costly = Int(level[row]) }
      }
    }
    for level in 0..<levelCount {
      let slope =
        (level == costly ? 1 : 0) - sign * multiplier[Int(position) * levelCount + level]
      if abs(slope) > Self.multiplierTolerance { return false }
    }
    return true
  }

  private func noteBarriers(in moves: inout FreeMoves) {
    for slot in 0..<slope.pattern.count {
      let row = slope.pattern[slot]
      let change = slope.value[row]
      guard abs(change) > Self.directionTolerance, abs(error[row]) <= Self.tolerance else {
        continue
      }
      moves.note(row, isUp: change > 0, blocksUp: side[row] <= 0, blocksDown: side[row] >= 0)
    }
  }
}
