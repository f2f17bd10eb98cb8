import TestSupport
import Cassowary

/// A system of a few variables, small enough to find its best solutions by trying all vertices.
struct SmallSystem {
  struct Row {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var strength: Strength

    func error(at point: [Double]) -> Double {
      let sum = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }

    func constraint(_ variables: [Variable]) -> Constraint {
      let terms = zip(variables, coefficients).map { LinearExpression.Term($0, $1) }
      return Constraint(
        LinearExpression(terms: terms, constant: constant), relation, strength)
    }
  }

  static let strengths: [Strength] = [
    .required, .required, .strong, .medium, Strength(priority: 250.5), .weak,
  ]

  var dimension: Int
  var rows: [Row]

  init(dimension: Int, rows: [Row]) {
    self.dimension = dimension
    self.rows = rows
  }

  /// A random system; most coefficients are 0 or 1, as on a screen.
  init(_ dice: inout SeededGenerator) {
    let dimension = dice.roll(1...3)
    self.dimension = dimension
    rows = []
    for _ in 0..<dice.roll(1...7) { rows.append(Self.row(dimension, &dice)) }
  }

  static func row(_ dimension: Int, _ dice: inout SeededGenerator) -> Row {
    Row(
      coefficients: (0..<dimension).map { _ in dice.pick([0, 1, 1, -1, -1, 2, 0.5]) },
      constant: Double(dice.roll(-9...9)),
      relation: dice.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      strength: dice.pick(strengths))
  }

  /// The cost of a point, strongest level first; nil if it violates a requirement.
  func cost(at point: [Double]) -> [Double]? {
    var cost = [0.0, 0, 0, 0]
    let levels = [750, 500, 250.5, 250]
    for row in rows {
      let error = row.error(at: point)
      guard let level = levels.firstIndex(of: row.strength.priority) else {
        if error > 1e-6 { return nil }
        continue
      }
      cost[level] += error
    }
    return cost
  }

  /// The least cost: that of the best intersection of as many rows, or `x = 0`, as variables.
  func leastCost() -> [Double]? {
    let planes = rows.map { ($0.coefficients, $0.constant) } + axes(through: zero)
    return vertices(of: planes).compactMap { cost(at: $0) }
      .min { Self.isLess($0, $1) }
  }

  /// The variables that differ among equally good solutions close to an optimal point.
  func undetermined(around point: [Double]) -> [Int] {
    guard let best = cost(at: point) else { return [] }
    var planes = rows.map { ($0.coefficients, $0.constant) }
    planes += axes(through: point.map { $0 + 1 }) + axes(through: point.map { $0 - 1 })
    let others = vertices(of: planes).filter { vertex in
      guard zip(vertex, point).allSatisfy({ abs($0 - $1) < 1 + 1e-7 }) else { return false }
      guard let cost = cost(at: vertex) else { return false }
      return Self.isEqual(cost, best)
    }
    return (0..<dimension).filter { index in
      others.contains { abs($0[index] - point[index]) > 1e-5 }
    }
  }

  static func isEqual(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
    return false
  }

  private var zero: [Double] { Array(repeating: 0, count: dimension) }

  private func axes(through point: [Double]) -> [([Double], Double)] {
    (0..<dimension).map { index in
      var axis = zero
      axis[index] = 1
      return (axis, -point[index])
    }
  }

  private func vertices(of planes: [([Double], Double)]) -> [[Double]] {
    var found: [[Double]] = []
    func choose(_ chosen: [([Double], Double)], from first: Int) {
      if chosen.count == dimension {
        if let point = intersection(chosen) { found.append(point) }
        return
      }
      for index in first..<max(first, planes.count) {
        choose(chosen + [planes[index]], from: index + 1)
      }
    }
    choose([], from: 0)
    return found
  }

  /// Gauss and Jordan.
  private func intersection(_ planes: [([Double], Double)]) -> [Double]? {
    var matrix = planes.map { $0.0 + [-$0.1] }
    for column in 0..<dimension {
      let pivot = (column..<dimension).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
      guard let pivot, abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(pivot, column)
      let scale = matrix[column][column]
      for index in 0...dimension { matrix[column][index] /= scale }
      for row in 0..<dimension where row != column {
        let factor = matrix[row][column]
        for index in 0...dimension { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return matrix.map { $0[dimension] }
  }
}
