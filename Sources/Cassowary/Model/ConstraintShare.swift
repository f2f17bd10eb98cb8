/// A constraint that takes part in deciding a value, and how often.
public struct ConstraintShare: Hashable, Sendable {
  /// Which; it holds exactly.
  public var constraint: ConstraintID
  /// How far the value falls when the constant of the constraint's expression grows by one.
  public var factor: Double
}
