/// Why a solver refused.
public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint cannot hold together with those listed; it was left out.
  case unsatisfiable(Conflict)
  /// No constraint of that name is in the solver.
  case unknownConstraint(ConstraintID)
  /// The variable belongs to another solver.
  case unknownVariable(Variable)
  /// The variable is edited already.
  case duplicateEdit(Variable)
  /// The variable is not edited.
  case unknownEdit(Variable)
  /// An edit cannot be required, because a suggestion must be able to fail.
  case requiredEdit(Variable)
  /// A coefficient, constant or suggestion is infinite or not a number.
  case notFinite
}

/// A required constraint that cannot hold, and those it contradicts.
///
/// The constraints of a conflict cannot all hold, whatever the other constraints are. The set is
/// small, and usually irreducible.
public struct Conflict: Hashable, Sendable {
  /// The constraint that was left out: the one added last of those in conflict.
  public var culprit: ConstraintID
  /// The other required constraints of the conflict, in the order of adding; none where so much is
  /// in conflict that the rest is left out without a reason (`Solver.add(contentsOf:)`).
  public var conflictsWith: [ConstraintID]

  /// A conflict between `culprit` and the others.
  public init(culprit: ConstraintID, conflictsWith: [ConstraintID]) {
    self.culprit = culprit
    self.conflictsWith = conflictsWith
  }
}
