public import EmakiLayout

/// A sum of views' properties, each with a factor, and a constant: `list.contentOffset.y - 44`.
public struct LinkExpression: Sendable, Hashable {
  /// One property with its factor.
  public struct Term: Sendable, Hashable {
    /// The factor.
    public var factor: Double
    /// The view whose property is read.
    public var view: ViewID
    /// The property that is read.
    public var property: LinkProperty

    /// Makes a term.
    public init(_ factor: Double = 1, _ view: ViewID, _ property: LinkProperty) {
      self.factor = factor
      self.view = view
      self.property = property
    }
  }

  /// The properties.
  public var terms: [Term]
  /// The constant term.
  public var constant: Double

  /// Makes a sum.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// One property of one view.
  public init(_ view: ViewID, _ property: LinkProperty) {
    self.init([Term(1, view, property)])
  }
}

extension LinkExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number alone.
  public init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  /// A number alone.
  public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}
