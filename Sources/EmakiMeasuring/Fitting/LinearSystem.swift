/// The normal equations of a weighted least-squares problem: AᵀWA x = AᵀWb.
struct LinearSystem {
  /// How many unknowns there are.
  let count: Int
  private var matrix: [Double]
  private var right: [Double]

  init(count: Int) {
    self.count = count
    matrix = [Double](repeating: 0, count: count * count)
    right = [Double](repeating: 0, count: count)
  }

  /// Adds an equation: row · x = value.
  mutating func add(_ row: [Double], equals value: Double, weight: Double = 1) {
    for i in 0..<count {
      right[i] += weight * row[i] * value
      for j in i..<count { matrix[i * count + j] += weight * row[i] * row[j] }
    }
  }

  /// Adds to the diagonal, in proportion to it: steps become shorter.
  mutating func damp(by share: Double) {
    for i in 0..<count { matrix[i * count + i] *= 1 + share }
  }

  /// The values, and the diagonal of the inverse; `nil` where nothing decides.
  ///
  /// An unknown that no equation decides stays at 0, with an infinite variance.
  func solution() -> (values: [Double], inverse: [Double])? {
    let scales = (0..<count).map { matrix[$0 * count + $0] }
    guard let largest = scales.max(), largest > 0, largest.isFinite else { return nil }
    let free = (0..<count).filter { scales[$0] > 1e-9 * largest }
    var rows = free.map { i in
      free.map { j in matrix[min(i, j) * count + max(i, j)] } + [right[i]]
        + free.map { $0 == i ? 1.0 : 0.0 }
    }
    let size = free.count
    for column in 0..<size {
      let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-12 * scales[free[column]] else { return nil }
      rows.swapAt(column, pivot)
      let factor = 1 / rows[column][column]
      for index in rows[column].indices { rows[column][index] *= factor }
      for row in 0..<size where row != column && rows[row][column] != 0 {
        let factor = rows[row][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    var values = [Double](repeating: 0, count: count)
    var inverse = [Double](repeating: .infinity, count: count)
    for (index, unknown) in free.enumerated() {
      values[unknown] = rows[index][size]
      inverse[unknown] = max(rows[index][size + 1 + index], 0)
    }
    return (values, inverse)
  }
}
