/// Solves linear equations and inequalities with strengths.
///
/// Required constraints hold; the others are satisfied as well as possible, level by level, the
/// sum of absolute errors inside each level being least. Among equally good solutions the choice
/// is fixed: the same calls in the same order give the same bits.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add(width >= 100)
///     try solver.add((width == 40).at(.weak))
///     solver.value(of: width)  // 100
///
/// The method follows the incremental simplex algorithm of Badros, Borning and Stuckey ("The
/// Cassowary linear arithmetic constraint solving algorithm", 2001), with the active rows kept as
/// sparse triangular factors instead of a tableau. A solver is a value: copies are independent and
/// share storage until one of them changes.
public struct Solver: Sendable {
  private final class Storage: @unchecked Sendable {
    /// Not checked for accesses at the same time, which take four times as long as reading a value:
    /// whoever changes it has the solver, and so this, alone.
    @exclusivity(unchecked) var engine: Engine

    init(_ engine: consuming Engine) {
      self.engine = engine
    }
  }

  private var storage = Storage(Engine())

  /// No variables, no constraints.
  public init() {}

  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.engine.copy()) }
    return storage
  }

  /// Elements of its matrices that the solver has looked at in pivots; the time that it takes is in
  /// proportion.
  public var work: Int { storage.engine.kernel.work }

  /// How much work the solver may do in all.
  ///
  /// Beyond, it leaves the solution as it is: constraints may be broken then that could hold. Whether it
  /// came so far, `work` tells.
  public mutating func limitWork(to limit: Int) {
    own().engine.kernel.mostWork = limit
  }

  func engineCopy() -> Engine { storage.engine.copy() }

  func withEngine<Result>(_ body: (borrowing Engine) -> Result) -> Result {
    body(storage.engine)
  }

  /// Makes a variable; the name is only for `dump`.
  public mutating func makeVariable(_ name: String? = nil) -> Variable {
    own().engine.makeVariable(name)
  }

  /// Adds a constraint and solves.
  ///
  /// Throws `unsatisfiable` for a required constraint that cannot hold with the others, and leaves
  /// the solver as it was.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try own().engine.add(constraint)
  }

  /// Adds many constraints and solves once: the fast way to build a system.
  ///
  /// For each required constraint that cannot hold, reports what it conflicts with, leaves it out
  /// and goes on. Of the constraints in conflict the one added last is left out. Only the first
  /// thousand conflicts are reported with their reasons, so that the time stays in proportion.
  @discardableResult
  public mutating func add(contentsOf constraints: [Constraint]) -> BatchResult {
    var list = ConstraintList()
    list.reserve(constraints: constraints.count, terms: 3 * constraints.count)
    for constraint in constraints { list.append(constraint) }
    return add(list)
  }

  /// Adds many constraints and solves once, as `add(contentsOf:)` does.
  @discardableResult
  public mutating func add(_ list: ConstraintList) -> BatchResult {
    own().engine.add(list)
  }

  /// Removes a constraint and solves.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    try own().engine.remove(id)
  }

  /// Changes the constant of a constraint's expression and solves, from the solution at hand.
  ///
  /// The constant is that of `left - right`: for `x == 5` it is -5. Throws `unsatisfiable`, and
  /// keeps the old constant, if a required constraint could not hold.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SolverError) {
    try own().engine.setConstants([(id, constant)])
  }

  /// Changes several constants and solves once; all of them are kept, or none.
  public mutating func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) {
    try own().engine.setConstants(changes)
  }

  /// The value of a variable in the present solution; 0 for a variable of another solver.
  public func value(of variable: Variable) -> Double {
    storage.engine.value(of: variable)
  }
}

extension Solver {
  /// Lets `suggest` set a variable, as well as constraints of that strength and above allow.
  public mutating func beginEditing(
    _ variable: Variable, strength: Strength = .strong
  ) throws(SolverError) {
    try own().engine.beginEditing(variable, strength)
  }

  /// Suggests a value for an edited variable and solves.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    try own().engine.suggest(value, for: variable)
  }

  /// Suggests values for several edited variables and solves once.
  public mutating func suggest(
    _ values: [(variable: Variable, value: Double)]
  ) throws(SolverError) {
    try own().engine.suggest(values)
  }

  /// Takes the edit of a variable, and the suggestion, back.
  public mutating func endEditing(_ variable: Variable) throws(SolverError) {
    try own().engine.endEditing(variable)
  }
}
