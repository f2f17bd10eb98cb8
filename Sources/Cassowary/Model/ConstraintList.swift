/// Constraints in flat storage, for building large systems without an allocation for each.
///
///     var list = ConstraintList()
///     list.append(.equal, constant: -8)      // left - parent - 8 == 0
///     list.term(left, 1)
///     list.term(parent, -1)
///     let outcome = solver.add(list)
public struct ConstraintList: Sendable {
  struct Header: BitwiseCopyable {
    var firstTerm: Int32
    var relation: Relation
    var strength: Strength
    var constant: Double
  }

  var headers: [Header] = []
  var terms: [LinearExpression.Term] = []

  /// No constraints.
  public init() {}

  /// How many constraints there are.
  public var count: Int { headers.count }

  /// Makes room for as many more constraints and terms.
  public mutating func reserve(constraints: Int, terms: Int) {
    headers.reserveCapacity(headers.count + constraints)
    self.terms.reserveCapacity(self.terms.count + terms)
  }

  /// Starts a constraint: the sum of the terms that follow, plus `constant`, related to 0.
  public mutating func append(
    _ relation: Relation, at strength: Strength = .required, constant: Double = 0
  ) {
    headers.append(
      Header(
        firstTerm: Int32(truncatingIfNeeded: terms.count), relation: relation, strength: strength,
        constant: constant))
  }

  /// Adds a term to the constraint started last; ignored before the first `append`.
  public mutating func term(_ variable: Variable, _ coefficient: Double) {
    guard !headers.isEmpty else { return }
    terms.append(LinearExpression.Term(variable, coefficient))
  }

  /// Adds a whole constraint.
  public mutating func append(_ constraint: Constraint) {
    append(
      constraint.relation, at: constraint.strength, constant: constraint.expression.constant)
    terms.append(contentsOf: constraint.expression.terms)
  }

  func termRange(_ index: Int) -> Range<Int> {
    let start = Int(headers[index].firstTerm)
    let end = index + 1 < headers.count ? Int(headers[index + 1].firstTerm) : terms.count
    return start..<end
  }
}
