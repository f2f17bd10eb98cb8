/// The result of adding many constraints at once.
public struct BatchResult: Sendable {
  /// A name for each constraint, in the order given.
  ///
  /// Constraints that were left out have a name too, but it is not known to the solver.
  public var ids: [ConstraintID]
  /// The required constraints that were left out, in the order of discovery.
  public var conflicts: [Conflict]
  /// Constraints left out because of a number that is not finite or a foreign variable.
  public var malformed: [ConstraintID]
}
