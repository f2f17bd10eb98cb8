import Cassowary
import Testing

struct StrengthTests {
  @Test(arguments: [(0.0, 1.0), (1, 249.5), (249.5, 250), (250, 999), (999, 1000)])
  func `strengths are ordered by priority`(weaker: Double, stronger: Double) {
    #expect(Strength(priority: weaker) < Strength(priority: stronger))
  }

  @Test func `1000 and more is required`() {
    #expect(Strength(priority: 1000) == .required)
    #expect(Strength(priority: 2000) == .required)
    #expect(!Strength(priority: 999.9).isRequired)
    #expect(!Strength(priority: .nan).isRequired)
  }

  @Test func `one stronger wish beats ten thousand weaker ones`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var wishes = (1...10_000).map { _ in (x == 1000).at(Strength(priority: 250)) }
    wishes.append((x == 7).at(Strength(priority: 250.001)))
    solver.add(contentsOf: wishes)
    #expect(solver.value(of: x) == 7)
  }

  @Test func `levels added later find their place between the others`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 1).at(.weak))
    try solver.add((x == 2).at(.strong))
    try solver.add((x == 3).at(.medium))
    #expect(solver.value(of: x) == 2)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `hugging and resistance share what is left by their priority`() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    solver.add(contentsOf: [
      first + second == 300,
      (first >= 80).at(Strength(priority: 750)), (second >= 120).at(Strength(priority: 750)),
      (first <= 80).at(Strength(priority: 251)), (second <= 120).at(Strength(priority: 250)),
    ])
    #expect(solver.value(of: first) == 80)
    #expect(solver.value(of: second) == 220)
  }
}
