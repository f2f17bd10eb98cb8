import Cassowary
import Testing

struct ScaleTests {
  @Test func `a chain of ten thousand keeps its accuracy`() {
    var solver = Solver()
    let variables = (0...10_000).map { _ in solver.makeVariable() }
    var constraints = [variables[0] == 0.1]
    for index in 1...10_000 {
      constraints.append(variables[index] == variables[index - 1] + 0.1)
    }
    solver.add(contentsOf: constraints)
    let worst = variables.indices.map { index in
      abs(solver.value(of: variables[index]) - 0.1 * Double(index + 1))
    }.max()
    #expect((worst ?? 1) < 1e-6)
  }

  @Test func `the median of many wishes wins`() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(contentsOf: (0...2_000).map { (x == Double($0)).at(.weak) })
    #expect(solver.value(of: x) == 1_000)
  }

  @Test func `four hundred inequalities in a chain are pushed to their end`() {
    var solver = Solver()
    let variables = (0...400).map { _ in solver.makeVariable() }
    var constraints = variables.map { ($0 == 0).at(.weak) }
    constraints.append(variables[0] >= 5)
    for index in 1...400 {
      constraints.append(variables[index] >= variables[index - 1] + 1)
    }
    let result = solver.add(contentsOf: constraints)
    #expect(result.conflicts.isEmpty)
    for (index, variable) in variables.enumerated() {
      #expect(abs(solver.value(of: variable) - Double(index + 5)) < 1e-6)
    }
  }

  @Test(arguments: [(1, 300, true), (2, 300, false), (3, 800, true)])
  func `a nested screen is solved`(seed: Int, boxes: Int, hasMinimumWidths: Bool) {
    var screen = Screen(seed: seed, boxes: boxes, hasMinimumWidths: hasMinimumWidths)
    let result = screen.solver.add(contentsOf: screen.constraints)
    #expect(result.conflicts.isEmpty)
    #expect(screen.solver.checkInvariants().isEmpty)
    for constraint in screen.constraints where constraint.strength == .required {
      #expect(constraint.error(in: screen.solver) < 1e-6)
    }
  }

  @Test func `a screen built one by one costs what it costs as a batch`() throws {
    var batch = Screen(seed: 5, boxes: 60, hasMinimumWidths: true)
    var single = batch
    batch.solver.add(contentsOf: batch.constraints)
    for constraint in single.constraints { try single.solver.add(constraint) }
    for strength in [Strength.required, .strong, .weak] {
      let constraints = batch.constraints.filter { $0.strength == strength }
      let expected = constraints.reduce(0) { $0 + $1.error(in: batch.solver) }
      let found = constraints.reduce(0) { $0 + $1.error(in: single.solver) }
      #expect(abs(expected - found) < 1e-5)
    }
    #expect(single.solver.checkInvariants().isEmpty)
  }

  @Test func `the same calls give the same bits`() {
    var values: [[Double]] = []
    for _ in 0..<2 {
      var screen = Screen(seed: 9, boxes: 120, hasMinimumWidths: true)
      screen.solver.add(contentsOf: screen.constraints)
      values.append(
        screen.boxes.flatMap { [$0.left, $0.top, $0.width, $0.height] }
          .map { screen.solver.value(of: $0) })
    }
    #expect(values[0] == values[1])
  }

  @Test func `coefficients of very different size are no trouble`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(contentsOf: [1e-5 * x == 2 * y, (y == 1e-2).at(.strong), x <= 1e6])
    #expect(abs(solver.value(of: x) - 2_000) < 1e-6)
  }

  @Test func `a solver does no more work than it may`() {
    func work(_ limit: Int) -> Int {
      var solver = Solver()
      solver.limitWork(to: limit)
      let variables = (0...200).map { _ in solver.makeVariable() }
      var constraints = variables.map { ($0 == 0).at(.weak) }
      constraints.append(variables[0] >= 5)
      for index in 1...200 { constraints.append(variables[index] >= variables[index - 1] + 1) }
      solver.add(contentsOf: constraints)
      return solver.work
    }
    let all = work(.max)
    #expect(all > 1000)
    // One pivot looks at each of the 201 variables and 402 constraints once or twice.
    #expect((501...2500).contains(work(500)))
  }
}
