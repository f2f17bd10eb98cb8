/// `first = multiplier · second + constant` (or ≤, ≥), between alignment rectangles.
public struct Constraint: Sendable, Hashable {
  /// How the two sides compare.
  public enum Relation: String, Sendable, Hashable {
    /// `==`
    case equal = "=="
    /// `<=`
    case lessThanOrEqual = "<="
    /// `>=`
    case greaterThanOrEqual = ">="
  }

  /// The name by which motions change it and reports name it; `nil` for an anonymous one.
  public var identifier: String?
  /// The left side.
  public var first: Anchor
  /// How the sides compare.
  public var relation: Relation
  /// The right side's line or length, or `nil` where the constant stands alone.
  public var second: Anchor?
  /// The factor of `second`; a position is measured in the owner's coordinates where it is not 1.
  public var multiplier: Double
  /// Points added to the right side.
  public var constant: Double
  /// How much it matters.
  public var priority: Priority
  /// Inactive constraints are kept but do nothing.
  public var isActive: Bool

  /// Makes an active constraint.
  public init(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required,
    identifier: String? = nil, isActive: Bool = true
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isActive = isActive
  }
}
