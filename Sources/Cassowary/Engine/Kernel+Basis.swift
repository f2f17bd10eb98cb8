extension Kernel {
  /// Turns `direction` from values of active rows into values of columns, both by position.
  mutating func solveDirection() {
    etas.solveColumns(&direction)
    factors.solveColumns(&direction)
  }

  /// Turns `combination` from values of columns into multiples of active rows, both by position.
  mutating func solveCombination() {
    factors.solveRows(&combination)
    etas.solveRows(&combination)
  }

  /// Refactorises the active rows; rows that turn out dependent are replaced by anchors.
  mutating func refactorise() {
    var elimination = Eliminator(
      columns: value.count, rows: columnCount, terms: 3 * columnCount)
    var slots = FixedBuffer<Int32>(capacity: columnCount)
    for position in 0..<columnCount {
      let row = basisRow[position]
      if row < 0 {
        elimination.close(-1 - row)
      } else {
        load(row, stage: 0, into: &elimination)
        slots.append(row)
      }
    }
    elimination.run(stage: 0)
    adopt(elimination, slots: slots)
  }

  /// Chooses active rows greedily: stage by stage, whatever is independent of those before.
  ///
  /// `slots` lists the rows, `stages` the stage of each, ascending.
  mutating func crash(slots: borrowing FixedBuffer<Int32>, stages: borrowing FixedBuffer<Int32>) {
    var elimination = Eliminator(
      columns: value.count, rows: slots.count, terms: termColumn.count)
    var last: Int32 = -1
    for index in 0..<slots.count {
      load(slots[index], stage: stages[index], into: &elimination)
      last = max(last, stages[index])
    }
    for stage in 0..<max(0, last + 1) { elimination.run(stage: stage) }
    adopt(elimination, slots: slots)
  }

  private func load(_ row: Int32, stage: Int32, into elimination: inout Eliminator) {
    _ = elimination.appendRow(stage: stage, weight: 1, constant: 0)
    for term in terms(of: row) {
      elimination.appendTerm(column: termColumn[term], value: termValue[term])
    }
  }

  /// Makes the pivot rows of an elimination active, and anchors the columns without pivot.
  private mutating func adopt(
    _ elimination: borrowing Eliminator, slots: borrowing FixedBuffer<Int32>
  ) {
    let localPosition = FixedBuffer<Int32>(repeating: -1, count: slots.count)
    let free = basisColumn.copy()
    for position in 0..<columnCount {
      if basisRow[position] >= 0 { rowPosition[basisRow[position]] = -1 }
      columnPosition[basisColumn[position]] = -1
    }
    var position: Int32 = 0
    for pivot in 0..<elimination.pivots.count {
      let (row, column) = (elimination.pivots[pivot].row, elimination.pivots[pivot].column)
      localPosition[row] = position
      basisRow[position] = slots[row]
      rowPosition[slots[row]] = position
      basisColumn[position] = column
      columnPosition[column] = position
      position += 1
    }
    for index in 0..<free.count where columnPosition[free[index]] < 0 {
      let column = free[index]
      basisRow[position] = -1 - column
      basisColumn[position] = column
      columnPosition[column] = position
      position += 1
    }
    factors = Factors(
      elimination, count: columnCount, rowPosition: localPosition, columnPosition: columnPosition)
    etas.removeAll()
  }

  /// Computes the values of the columns and the errors of the passive rows from the constants.
  mutating func computeValues() {
    for position in Indices(columnCount) {
      let row = basisRow[position]
      if row >= 0 { direction.add(-constant[row], at: position) }
    }
    solveDirection()
    for position in Indices(columnCount) {
      value[basisColumn[position]] = direction.value[position]
    }
    direction.clear()
    for row in Indices(kind.count) where rowPosition[row] < 0 {
      if kind[row] != .ghost { error[row] = computeError(of: row) }
    }
  }
}
