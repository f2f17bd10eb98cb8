/// `form = 0`, `form ≤ 0` or `form ≥ 0`, with its priority and where it comes from.
struct LinearConstraint: Sendable {
  /// Who asked for a constraint; decides what a report says.
  enum Source: Sendable, Hashable {
    /// The constraint at an index of the list of all resolved constraints.
    case user(Int)
    /// A view's content: hugging and compression resistance.
    case content(node: Int, Axis)
    /// A width or height is not negative.
    case nonNegative(node: Int, Axis)
    /// A stack view arranges its views.
    case stack(StackRule)
  }

  var form: Linear
  var relation: Constraint.Relation
  var priority: Priority
  var source: Source

  /// How far given values are from what is asked, in points; 0 when it holds.
  func violation(_ values: [Double]) -> Double {
    let value = form.value(values)
    switch relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}
