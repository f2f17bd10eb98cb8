import Cassowary
import Testing

struct UniquenessTests {
  @Test func `a variable without constraints is undetermined`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x == 3)
    #expect(solver.undeterminedVariables == [y])
    #expect(solver.isDetermined(x))
  }

  @Test func `two equal wishes that contradict leave a range`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 0).at(.weak))
    try solver.add((x == 10).at(.weak))
    #expect(solver.undeterminedVariables == [x])
    try solver.add((x == 5).at(.medium))
    #expect(solver.undeterminedVariables.isEmpty)
    #expect(solver.value(of: x) == 5)
  }

  @Test func `two views that share a width without preference are undetermined`() {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    let total = solver.makeVariable()
    solver.add(contentsOf: [
      total == 100, first + second == total, first >= 0, second >= 0,
    ])
    #expect(solver.undeterminedVariables == [first, second])
  }

  @Test func `a difference of undetermined variables can be determined`() {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let width = solver.makeVariable()
    solver.add(contentsOf: [width == right - left, right == left + 40])
    #expect(solver.undeterminedVariables == [left, right])
    #expect(solver.value(of: width) == 40)
  }

  @Test func `of many moves at once each variable that can move is found, and no other`() {
    var solver = Solver()
    let variables = (0..<600).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for index in stride(from: 0, to: 600, by: 3) {
      // Two that share a length without preference, and one that has its own.
      constraints += [
        variables[index] + variables[index + 1] == 100, variables[index] >= 0,
        variables[index + 1] >= 0, variables[index + 2] == Double(index),
      ]
    }
    solver.add(contentsOf: constraints)
    let open = variables.indices.filter { $0 % 3 != 2 }.map { variables[$0] }
    #expect(solver.undeterminedVariables == open)
  }
}
