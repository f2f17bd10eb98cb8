import Cassowary

/// Constraints in linear form, solved as one lexicographic problem.
struct LinearSystem {
  /// Values of all variables and the issues found while solving for them.
  struct Solution {
    var values: [Double]
    /// Constraints that were left out, each with those that it contradicts; all by their index.
    var conflicts: [(broken: Int, others: [Int])]
    /// Variables that the constraints leave open, in order.
    var undetermined: [Int]
    /// Lengths that only the order of the views decides, as their contents could share what is
    /// over, or missing, in several ways.
    var ordered: Set<Int>
    /// The work done, in elements of matrices.
    var work: Int
    /// The limit that the system exceeded, if any: the values mean nothing then.
    var overload: LayoutIssue.Overload?
    /// Why the values are as they are.
    let derivations: Derivations
  }

  /// Finds the constraints that decide a value.
  struct Derivations {
    fileprivate let solver: Solver
    fileprivate let handles: [Variable]
    fileprivate let ids: [ConstraintID]
    fileprivate let places: [Int]

    /// The indices of the constraints that decide the value of a form, in order; each holds
    /// exactly. Constraints that settle forms which no other decides have no index.
    func places(deciding form: Linear) -> [Int] {
      let expression = LinearExpression(
        terms: form.terms.map { .init(handles[$0.variable], $0.coefficient) })
      let shares = Set(solver.derivation(of: expression).map(\.constraint))
      return zip(ids, places).filter { shares.contains($0.0) }.map(\.1)
    }
  }

  /// Settles what no constraint decides: small before near the origin, and both after all else.
  private static let smallest = Strength(priority: 0.0002)
  private static let nearest = Strength(priority: 0.0001)
  /// The weakest of the levels that distinguish contents of equal priority.
  private static let firstContent = 0.001
  /// How many contents have a level each. Each level costs a number for every variable, so that of
  /// more contents all have one level, at which the earlier weigh more.
  private static let mostContentLevels = 64

  let constraints: [LinearConstraint]
  let variables: [Geometry.Variable]

  /// - Parameter work: how much work it may be.
  func solve(within work: Int) -> Solution {
    var solver = Solver()
    solver.limitWork(to: work)
    let handles = variables.map { _ in solver.makeVariable() }
    if hasTooManyPriorities { return unsolved(solver, handles, .priorities) }
    let (list, places) = makeList(handles)
    let result = solver.add(list)
    let place =
      result.conflicts.isEmpty
      ? [:]
      : Dictionary(
        zip(result.ids, places).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    if solver.work > work { return unsolved(solver, handles, .steps) }
    let (open, ordered) = settle(&solver, handles)
    if solver.work > work { return unsolved(solver, handles, .steps) }
    return Solution(
      values: handles.map { solver.value(of: $0) },
      conflicts: result.conflicts.compactMap { conflict in
        guard let broken = place[conflict.culprit] else { return nil }
        return (broken, conflict.conflictsWith.compactMap { place[$0] })
      },
      undetermined: open, ordered: ordered, work: solver.work,
      derivations: Derivations(solver: solver, handles: handles, ids: result.ids, places: places))
  }

  private var hasTooManyPriorities: Bool {
    Set(constraints.map(\.priority)).count > LayoutIssue.Overload.mostPriorities
  }

  private func unsolved(
    _ solver: Solver, _ handles: [Variable], _ overload: LayoutIssue.Overload
  ) -> Solution {
    Solution(
      values: handles.map { solver.value(of: $0) }, conflicts: [], undetermined: [], ordered: [],
      work: solver.work, overload: overload,
      derivations: Derivations(solver: solver, handles: handles, ids: [], places: []))
  }

  /// Decides what the constraints leave open; gives what they leave open for want of constraints,
  /// and what only because contents of one priority could share what is over in several ways.
  private func settle(
    _ solver: inout Solver, _ handles: [Variable]
  ) -> (open: [Int], ordered: Set<Int>) {
    func openVariables() -> [Int] { solver.undeterminedVariables.map { Int($0.index) }.sorted() }
    var open = openVariables()
    if open.isEmpty { return ([], []) }
    let all = Set(open)
    let contents = contentTies(Set(open), handles)
    if contents.count > 0 {
      _ = solver.add(contents)
      open = openVariables()
    }
    if !open.isEmpty { _ = solver.add(ties(open, handles)) }
    return (open, all.subtracting(open))
  }

  /// Of several views that could as well grow the first one does, of several that could as well
  /// shrink the last: the earlier a view, the more room it gets.
  private func contentTies(_ open: Set<Int>, _ handles: [Variable]) -> ConstraintList {
    let contents = constraints.filter { $0.relation != .greaterThanOrEqual && isTied($0, open) }
    var list = ConstraintList()
    for (place, constraint) in contents.enumerated() {
      guard let term = constraint.form.terms.first else { continue }
      let sides: [(Relation, Int)] = [
        (.lessThanOrEqual, place), (.greaterThanOrEqual, contents.count - place),
      ]
      for (relation, step) in sides {
        let (level, weight) = Self.rank(step, of: contents.count)
        list.append(
          relation, at: Strength(priority: level), constant: weight * constraint.form.constant)
        list.term(handles[term.variable], weight * term.coefficient)
      }
    }
    return list
  }

  /// The level and weight of one of several contents; the later a step, the stronger.
  private static func rank(_ step: Int, of count: Int) -> (level: Double, weight: Double) {
    count > mostContentLevels
      ? (firstContent, 1 + Double(step) / Double(count))
      : (firstContent * (1 + 0.001 * Double(step)), 1)
  }

  /// Whether a constraint is of the content of a view whose length is open.
  private func isTied(_ constraint: LinearConstraint, _ open: Set<Int>) -> Bool {
    guard case .content = constraint.source, constraint.form.terms.count == 1 else { return false }
    return constraint.form.terms.first.map { open.contains($0.variable) } ?? false
  }

  private func makeList(_ handles: [Variable]) -> (ConstraintList, [Int]) {
    var list = ConstraintList()
    var places: [Int] = []
    list.reserve(constraints: constraints.count, terms: 3 * constraints.count)
    places.reserveCapacity(constraints.count)
    for place in constraints.indices where !constraints[place].form.isConstant {
      let constraint = constraints[place]
      list.append(
        Relation(constraint.relation), at: Strength(priority: constraint.priority.value),
        constant: constraint.form.constant)
      for term in constraint.form.terms { list.term(handles[term.variable], term.coefficient) }
      places.append(place)
    }
    return (list, places)
  }

  private func ties(_ open: [Int], _ handles: [Variable]) -> ConstraintList {
    var list = ConstraintList()
    for variable in open {
      list.append(.equal, at: variables[variable].isLength ? Self.smallest : Self.nearest)
      list.term(handles[variable], 1)
    }
    return list
  }
}

extension Relation {
  fileprivate init(_ relation: EmakiLayout.Constraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Geometry.Variable {
  /// Whether it is a width or height.
  var isLength: Bool {
    switch self {
    case .view(_, let attribute), .guide(_, let attribute): attribute.isLength
    case .content: true
    }
  }
}
