extension Eliminator {
  /// Makes pivots of all independent rows of a stage, given in `rows` order.
  mutating func run(stage: Int32) {
    self.stage = stage
    resetBuckets()
    for row in Indices(rowStart.count) where rowStage[row] == stage {
      if rowLength[row] == 1 { singles.append(row) }
      for term in terms(of: row) { enqueue(termColumn[term]) }
    }
    drain()
    // Rows whose small coefficients failed the threshold: their largest coefficient will do.
    for row in Indices(rowStart.count) where rowStage[row] == stage {
      guard let term = largestOpenTerm(of: row) else { continue }
      eliminate(row: row, term: term)
      drain()
    }
  }

  private mutating func drain() {
    while true {
      if let row = singles.popLast() {
        guard rowStage[row] == stage, let term = largestOpenTerm(of: row) else { continue }
        eliminate(row: row, term: term)
      } else if let column = dequeue() {
        guard let (row, term) = shortestRow(holding: column) else { continue }
        eliminate(row: row, term: term)
      } else {
        return
      }
    }
  }

  private func largestOpenTerm(of row: Int32) -> Int? {
    var best: Int?
    var size = 1e-9
    for term in terms(of: row) where columnClosed[termColumn[term]] == 0 {
      if abs(termValue[term]) > size {
        size = abs(termValue[term])
        best = term
      }
    }
    return best
  }

  private func shortestRow(holding column: Int32) -> (row: Int32, term: Int)? {
    var best: (row: Int32, term: Int)?
    var bestLength = Int32.max
    var node = columnHead[column]
    while node >= 0 {
      let row = nodeRow[node]
      node = nodeNext[node]
      guard rowStage[row] == stage, rowLength[row] < bestLength else { continue }
      var largest = 0.0
      var found = -1
      for term in terms(of: row) {
        largest = max(largest, abs(termValue[term]))
        if termColumn[term] == column { found = term }
      }
      guard found >= 0, abs(termValue[found]) >= max(Self.threshold * largest, 1e-9) else {
        continue
      }
      best = (row, found)
      bestLength = rowLength[row]
    }
    return best
  }

  /// Makes `row` the pivot row of the column of `term` and clears the column elsewhere:
  ///
  ///     row p:  u q + sum(v x) + c = 0
  ///     row i:  a q + sum(w x) + d = 0   becomes   sum((w - a/u v) x) + d - a/u c = 0
  private mutating func eliminate(row pivotRow: Int32, term: Int) {
    let column = termColumn[term]
    let first = Int(rowStart[pivotRow])
    let pivotValue = termValue[term]
    (termColumn[term], termValue[term]) = (termColumn[first], termValue[first])
    (termColumn[first], termValue[first]) = (column, pivotValue)
    if placedRow == pivotRow { forgetPlaces() }
    pivots.append(
      Pivot(
        row: pivotRow, column: column, firstStep: Int32(truncatingIfNeeded: steps.count)))
    rowStage[pivotRow] = Self.done
    columnClosed[column] = 1
    for other in otherTerms(of: pivotRow) {
      columnDegree[termColumn[other]] -= rowWeight[pivotRow]
    }
    var node = columnHead[column]
    while node >= 0 {
      let row = nodeRow[node]
      node = nodeNext[node]
      if rowStage[row] == Self.done { continue }
      guard let value = removeTerm(column, from: row) else { continue }
      let factor = value / pivotValue
      steps.append(Step(row: row, factor: factor))
      rowConstant[row] -= factor * rowConstant[pivotRow]
      subtract(factor, times: pivotRow, from: row)
      if rowStage[row] == stage && rowLength[row] == 1 { singles.append(row) }
    }
    for other in otherTerms(of: pivotRow) { enqueue(termColumn[other]) }
  }

  private mutating func subtract(_ factor: Double, times pivotRow: Int32, from row: Int32) {
    let start = Int(rowStart[pivotRow])
    for term in (start + 1)..<(start + Int(rowLength[pivotRow])) {
      let column = termColumn[term]
      let amount = factor * termValue[term]
      let existing = find(column, in: row)
      if existing < 0 {
        insert(column, -amount, into: row)
        continue
      }
      let old = termValue[existing]
      let new = old - amount
      if abs(new) <= Self.noise * max(abs(old), abs(amount)) {
        remove(termAt: existing, from: row)
        columnDegree[column] -= rowWeight[row]
      } else {
        termValue[existing] = new
      }
    }
  }
}
