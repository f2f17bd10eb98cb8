/// `constant + Σ coefficient · variable`, the form in which every line and length is written.
struct Linear: Sendable, Hashable {
  /// One product of the sum.
  struct Term: Sendable, Hashable {
    var variable: Int
    var coefficient: Double
  }

  /// The value of the form when all variables are 0.
  var constant: Double
  /// Each variable at most once, none with the coefficient 0.
  var terms: [Term]

  init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, coefficient: 1)]
  }

  /// Whether no variable takes part.
  var isConstant: Bool { terms.isEmpty }

  /// The number that the form has for given values of the variables.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// Adds `factor · other`; terms that cancel go away.
  mutating func add(_ other: Linear, times factor: Double = 1) {
    constant += factor * other.constant
    if factor == 0 { return }
    for term in other.terms {
      let added = factor * term.coefficient
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += added
        if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
      } else {
        terms.append(Term(variable: term.variable, coefficient: added))
      }
    }
  }

  static func + (a: Linear, b: Linear) -> Linear {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: Linear, b: Linear) -> Linear {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func + (a: Linear, b: Double) -> Linear {
    var sum = a
    sum.constant += b
    return sum
  }

  static func - (a: Linear, b: Double) -> Linear { a + -b }

  static func * (factor: Double, a: Linear) -> Linear {
    var product = Linear()
    product.add(a, times: factor)
    return product
  }
}
