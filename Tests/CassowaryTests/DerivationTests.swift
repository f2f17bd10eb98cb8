import Cassowary
import Testing

struct DerivationTests {
  @Test func `a value is the sum of the constraints that decide it`() throws {
    var solver = Solver()
    let (left, width, other) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let origin = try solver.add(left == 20)
    let end = try solver.add(left + width == 300)
    try solver.add(other == 7)
    try solver.add((width == 100).at(.weak))
    // width = (left + width - 300) - (left - 20) + 280
    #expect(solver.value(of: width) == 280)
    let shares = solver.derivation(of: LinearExpression(width))
    #expect(shares.map(\.constraint) == [origin, end])
    #expect(shares.map(\.factor) == [-1, 1])
  }

  @Test func `a wish that holds decides, one that gives way does not`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let least = try solver.add(width >= 100)
    let wish = try solver.add((width == 40).at(.weak))
    #expect(solver.derivation(of: LinearExpression(width)).map(\.constraint) == [least])
    try solver.remove(least)
    #expect(solver.derivation(of: LinearExpression(width)).map(\.constraint) == [wish])
  }

  @Test func `what nothing decides has no derivation`() {
    var solver = Solver()
    let free = solver.makeVariable()
    #expect(solver.derivation(of: LinearExpression(free)).isEmpty)
  }

  @Test func `the shares of every variable of a screen add up to its value`() throws {
    for seed in 1...5 {
      let screen = Screen(seed: seed, boxes: 60, hasMinimumWidths: true)
      var solver = screen.solver
      let result = solver.add(contentsOf: screen.constraints)
      let constraints = Dictionary(uniqueKeysWithValues: zip(result.ids, screen.constraints))
      for box in screen.boxes {
        for variable in [box.left, box.top, box.width, box.height] {
          var sum = LinearExpression()
          for share in solver.derivation(of: LinearExpression(variable)) {
            let constraint = try #require(constraints[share.constraint])
            for term in constraint.expression.terms {
              sum.terms.append(.init(term.variable, share.factor * term.coefficient))
            }
            sum.constant += share.factor * constraint.expression.constant
          }
          var totals: [Variable: Double] = [:]
          for term in sum.terms { totals[term.variable, default: 0] += term.coefficient }
          totals[variable, default: 0] -= 1
          #expect(totals.values.allSatisfy { abs($0) < 1e-6 }, "seed \(seed)")
          #expect(abs(sum.constant + solver.value(of: variable)) < 1e-6, "seed \(seed)")
        }
      }
    }
  }
}
