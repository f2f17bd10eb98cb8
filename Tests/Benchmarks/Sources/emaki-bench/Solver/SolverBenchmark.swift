import Cassowary
import Foundation

/// Building and solving layouts of 100 to 10,000 views, and the frames of a slide.
enum SolverBenchmark {
  static func run(_ settings: Settings) async throws {
    for views in settings.isSmoke ? [100] : [100, 1000, 10_000] {
      let workload = SolverWorkload(views: views)
      var system = System(workload)
      let first = Sample(settings.rounds) { system = System(workload) }
      let frames = Sample(settings.rounds) { system.follow(workload.slide) }
      let count = "\(workload.viewCount) views, \(workload.constraints.count) constraints"
      var build = Results("Solver: build and first solve, \(count)")
      build.add("Cassowary", first)
      var slide = Results("Solver: a frame of a slide, \(count)")
      slide.add("Cassowary", frames.times(1 / 60))
      try addKiwi(workload, &build, &slide, settings, values: system.values)
      build.print()
      slide.print()
    }
  }

  /// kiwisolver from PyPI, where Python has it.
  private static func addKiwi(
    _ workload: SolverWorkload, _ build: inout Results, _ slide: inout Results,
    _ settings: Settings, values: [Double]
  ) throws {
    guard let python = Programs.installed("python3"), Programs.hasPython(module: "kiwisolver")
    else {
      build.miss("kiwisolver")
      slide.miss("kiwisolver")
      return
    }
    // Its time grows with the square of the number of views.
    guard workload.viewCount < 5000 else { return }
    let path = settings.path("solver.json")
    try workload.json.write(toFile: path, atomically: true, encoding: .utf8)
    let lines = try Programs.output(python, ["-c", script, path, "\(settings.rounds)"])
      .split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
    guard lines.count == 3, lines[2].count == values.count else {
      build.miss("kiwisolver (it failed)")
      return
    }
    let error = zip(lines[2], values).map { abs($0 - $1) }.max() ?? 0
    build.add("kiwisolver", Sample(milliseconds: lines[0]), note: "values differ by \(error)")
    slide.add("kiwisolver", Sample(milliseconds: lines[1]))
  }

  private static let script = """
    import json, sys, time, kiwisolver as k
    w = json.load(open(sys.argv[1])); build = []; frame = []
    for _ in range(int(sys.argv[2])):
        V = [k.Variable() for _ in range(w['variables'])]; s = k.Solver(); t = time.perf_counter()
        for op, strength, c, terms in w['constraints']:
            e = k.Expression([k.Term(V[v], x) for v, x in terms], c)
            s.addConstraint(k.Constraint(e, op, strength))
        for v, x in zip(w['edits'], w['initial']):
            s.addEditVariable(V[v], 'strong'); s.suggestValue(V[v], x)
        s.updateVariables(); build.append(1e3 * (time.perf_counter() - t)); t = time.perf_counter()
        for row in w['slide']:
            for v, x in zip(w['edits'], row): s.suggestValue(V[v], x)
            s.updateVariables()
        frame.append(1e3 * (time.perf_counter() - t) / len(w['slide']))
    print(*build); print(*frame); print(*[v.value() for v in V])
    """
}

/// A solver with the workload in it.
private struct System {
  private var solver = Solver()
  private var variables: [Variable] = []
  private var edits: [Variable] = []

  init(_ workload: SolverWorkload) {
    variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
    edits = workload.edits.map { variables[$0] }
    var list = ConstraintList()
    list.reserve(constraints: workload.constraints.count, terms: 4 * workload.constraints.count)
    for constraint in workload.constraints {
      list.append(
        constraint.relation.relation, at: constraint.strength.strength,
        constant: constraint.constant)
      for term in constraint.terms { list.term(variables[term.variable], term.coefficient) }
    }
    solver.add(list)
    for (edit, value) in zip(edits, workload.initial) {
      guard (try? solver.beginEditing(edit)) != nil, (try? solver.suggest(value, for: edit)) != nil
      else { fatalError("the workload cannot be edited") }
    }
  }

  /// Solves for every frame and reads every variable.
  mutating func follow(_ frames: [[Double]]) {
    for frame in frames {
      let values = zip(edits, frame).map { (variable: $0, value: $1) }
      guard (try? solver.suggest(values)) != nil, self.values.allSatisfy(\.isFinite) else {
        fatalError("the workload has no solution")
      }
    }
  }

  var values: [Double] { variables.map(solver.value) }
}

extension SolverWorkload.Relation {
  fileprivate var relation: Cassowary.Relation {
    switch self {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }
}

extension SolverWorkload.Strength {
  fileprivate var strength: Cassowary.Strength {
    switch self {
    case .required: .required
    case .strong: .strong
    case .weak: .weak
    }
  }
}
