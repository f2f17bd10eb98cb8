/// A linear equation or inequality with a strength: `expression` related to 0.
public struct Constraint: Sendable {
  /// The left side minus the right side.
  public var expression: LinearExpression
  /// How `expression` relates to 0.
  public var relation: Relation
  /// How much it matters.
  public var strength: Strength

  /// `expression` related to 0.
  public init(
    _ expression: LinearExpression, _ relation: Relation, _ strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// The same constraint at another strength.
  public func at(_ strength: Strength) -> Constraint {
    Constraint(expression, relation, strength)
  }
}

/// A required equation.
public func == (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .equal)
}

/// A required equation with a number.
public func == (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

/// A required inequality.
public func <= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// A required upper bound.
public func <= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// A required inequality.
public func >= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// A required lower bound.
public func >= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}
