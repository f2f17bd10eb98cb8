extension Solver {
  /// Whether a variable has the same value in all equally good solutions.
  ///
  /// Ask `undeterminedVariables` once if the answer is needed for many variables.
  public func isDetermined(_ variable: Variable) -> Bool {
    !undeterminedVariables.contains(variable)
  }

  /// The variables that take several values among the equally good solutions, in the order of
  /// creation: those of an ambiguous layout.
  public var undeterminedVariables: [Variable] {
    var copy = engineCopy()
    return copy.undeterminedVariables()
  }

  /// The constraints that decide the value of an expression, in the order in which they were added.
  ///
  /// Each holds exactly, and the expression less its value is the sum of their expressions times their
  /// factors. A variable that no constraint decides is at 0 and brings none. Where more constraints
  /// than needed meet in the solution, these are the ones that the solver keeps active.
  public func derivation(of expression: LinearExpression) -> [ConstraintShare] {
    var copy = engineCopy()
    return copy.derivation(of: expression)
  }

  /// The system as a readable table: values, active rows with their multipliers, passive rows.
  ///
  /// An active row holds exactly and determines the values together with the other active rows; a
  /// passive row has an error or slack. The form of the text may change.
  public var dump: String {
    withEngine { $0.dump() }
  }

  /// The invariants that do not hold inside the solver although they should; empty if all is well.
  ///
  /// For tests: it takes time in proportion to the size of the system.
  public func checkInvariants() -> [String] {
    withEngine { $0.kernel.brokenInvariants() }
  }
}
