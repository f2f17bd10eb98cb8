public import EmakiLayout

/// A new value for something of a scene.
public enum Change: Sendable, Hashable {
  /// A change of the view with this id.
  case view(ViewID, ViewChange)
  /// A change of the constraint with this identifier.
  case constraint(String, ConstraintChange)
  /// All values of the state with this name.
  case state(String)
}

/// A new value of a constraint.
public enum ConstraintChange: Sendable, Hashable {
  /// Points.
  case constant(Double)
  /// The priority.
  case priority(Priority)
  /// Whether it acts.
  case isActive(Bool)
}

extension Change {
  /// Whether it moves content, which on a large screen may be there already.
  var isScroll: Bool {
    if case .view(_, .contentOffset) = self { true } else { false }
  }
}
