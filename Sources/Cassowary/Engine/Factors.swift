/// The active rows as `L D U`: `L` and `U` with ones on their diagonals, `D` diagonal.
///
/// Position `k` is that of the k-th pivot: a row and a column. Both directions of both triangles
/// are kept, so that each of the four solves only touches what changes.
struct Factors: ~Copyable {
  var lowerByColumn: Triangle
  var lowerByRow: Triangle
  var upperByRow: Triangle
  var upperByColumn: Triangle
  var inverseDiagonal: FixedBuffer<Double>
  var reach = Reach()

  /// The identity matrix.
  init(identity count: Int) {
    lowerByColumn = Triangle(count: count)
    lowerByRow = Triangle(count: count)
    upperByRow = Triangle(count: count)
    upperByColumn = Triangle(count: count)
    inverseDiagonal = FixedBuffer(repeating: 1, count: count)
  }

  /// Takes the pivots of a finished elimination; positions from `pivots.count` on are rows of the
  /// identity. `rowPosition` holds the position of each of its rows, or -1.
  init(
    _ elimination: borrowing Eliminator, count: Int, rowPosition: borrowing FixedBuffer<Int32>,
    columnPosition: borrowing FixedBuffer<Int32>
  ) {
    self.init(identity: count)
    var lower = Triangle(count: 0)
    var upper = Triangle(count: 0)
    for pivot in 0..<elimination.pivots.count {
      let row = elimination.pivots[pivot].row
      let inverse = 1 / elimination.termValue[elimination.terms(of: row).lowerBound]
      inverseDiagonal[pivot] = inverse
      for term in elimination.otherTerms(of: row) {
        upper.index.append(columnPosition[elimination.termColumn[term]])
        upper.value.append(elimination.termValue[term] * inverse)
      }
      upper.appendUnknown()
      for step in elimination.stepRange(pivot) {
        let position = rowPosition[elimination.steps[step].row]
        guard position >= 0 else { continue }
        lower.index.append(position)
        lower.value.append(elimination.steps[step].factor)
      }
      lower.appendUnknown()
    }
    for _ in elimination.pivots.count..<count {
      upper.appendUnknown()
      lower.appendUnknown()
    }
    lowerByRow = lower.transposed()
    upperByColumn = upper.transposed()
    lowerByColumn = lower
    upperByRow = upper
  }

  /// Appends a position with a row of the identity.
  mutating func appendPosition() {
    lowerByColumn.appendUnknown()
    lowerByRow.appendUnknown()
    upperByRow.appendUnknown()
    upperByColumn.appendUnknown()
    inverseDiagonal.append(1)
  }

  /// Solves `L D U x = b`, from values of rows to values of columns.
  mutating func solveColumns(_ vector: inout SparseVector) {
    lowerByColumn.solve(&vector, &reach)
    vector.prune()
    scale(&vector)
    upperByColumn.solve(&vector, &reach)
    vector.prune()
  }

  /// Solves `transposed(L D U) y = a`, from values of columns to values of rows.
  mutating func solveRows(_ vector: inout SparseVector) {
    upperByRow.solve(&vector, &reach)
    vector.prune()
    scale(&vector)
    lowerByRow.solve(&vector, &reach)
    vector.prune()
  }

  private func scale(_ vector: inout SparseVector) {
    for slot in 0..<vector.pattern.count {
      let k = vector.pattern[slot]
      vector.value[k] *= inverseDiagonal[k]
    }
  }

  func copy() -> Factors {
    var result = Factors(identity: 0)
    result.lowerByColumn = lowerByColumn.copy()
    result.lowerByRow = lowerByRow.copy()
    result.upperByRow = upperByRow.copy()
    result.upperByColumn = upperByColumn.copy()
    result.inverseDiagonal = inverseDiagonal.copy()
    return result
  }
}
