/// A sum of multiples of variables and a constant.
///
/// A variable may occur in several terms; the solver adds them up.
public struct LinearExpression: Sendable {
  /// A multiple of a variable.
  public struct Term: Hashable, Sendable, BitwiseCopyable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// A multiple of a variable.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The multiples of variables, in the order of writing.
  public var terms: [Term]
  /// The constant that is added to them.
  public var constant: Double

  /// The sum of `terms` and `constant`.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable alone.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }
}

/// An operand of a linear expression beside numbers: a variable or another expression.
public protocol LinearConvertible {
  /// The same as an expression.
  var expression: LinearExpression { get }
}

extension Variable: LinearConvertible {
  /// The variable alone.
  public var expression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearConvertible {
  /// Itself.
  public var expression: LinearExpression { self }
}
