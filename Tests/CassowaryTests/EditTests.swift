import Cassowary
import Testing

struct EditTests {
  @Test func `an edit moves what hangs on it`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(y == x + 8)
    try solver.add(x <= 20)
    try solver.beginEditing(x)
    try solver.suggest(12, for: x)
    #expect(solver.value(of: y) == 20)
    try solver.suggest(50, for: x)
    #expect(solver.value(of: y) == 28)
    try solver.suggest(-5, for: x)
    #expect(solver.value(of: y) == 3)
  }

  @Test func `several suggestions are one step`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let sum = solver.makeVariable()
    solver.add(contentsOf: [sum == x + y])
    try solver.beginEditing(x)
    try solver.beginEditing(y)
    try solver.suggest([(x, 3), (y, 4)])
    #expect(solver.value(of: sum) == 7)
  }

  @Test func `several constants are changed together or not at all`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let ids = solver.add(contentsOf: [x == 1, y == 2, x <= y]).ids
    try solver.setConstants([(ids[0], -5), (ids[1], -6)])
    #expect(solver.value(of: x) == 5)
    #expect(throws: SolverError.self) {
      try solver.setConstants([(ids[0], -8), (ids[1], -7)])
    }
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 6)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `the end of an edit gives the variable free`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 3).at(.weak))
    try solver.beginEditing(x)
    try solver.suggest(12, for: x)
    try solver.endEditing(x)
    #expect(solver.value(of: x) == 3)
  }

  @Test func `misuse of edits is refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.unknownEdit(x)) { try solver.suggest(1, for: x) }
    #expect(throws: SolverError.unknownEdit(x)) { try solver.endEditing(x) }
    #expect(throws: SolverError.requiredEdit(x)) {
      try solver.beginEditing(x, strength: .required)
    }
    try solver.beginEditing(x)
    #expect(throws: SolverError.duplicateEdit(x)) { try solver.beginEditing(x) }
    #expect(throws: SolverError.notFinite) { try solver.suggest(.nan, for: x) }
  }

  @Test(arguments: 0..<6)
  func `suggested sizes give what a fresh solver gives`(seed: Int) throws {
    var screen = Screen(seed: seed, boxes: 60, hasMinimumWidths: false)
    screen.solver.add(contentsOf: screen.constraints)
    let root = screen.boxes[0]
    try screen.solver.beginEditing(root.width, strength: Strength(priority: 900))
    for width in [375.0, 320, 812, 1024, 240] {
      try screen.solver.suggest(width, for: root.width)
      var fresh = Screen(seed: seed, boxes: 60, hasMinimumWidths: false)
      fresh.solver.add(
        contentsOf: fresh.constraints + [(root.width == width).at(Strength(priority: 900))])
      for (box, other) in zip(screen.boxes, fresh.boxes) {
        let (height, expected) = (
          screen.solver.value(of: box.height), fresh.solver.value(of: other.height)
        )
        #expect(abs(height - expected) < 1e-6, "seed \(seed)")
      }
      #expect(screen.solver.checkInvariants().isEmpty, "seed \(seed)")
    }
  }
}
