import EmakiLayout
import EmakiLimits

/// Reads an equation and brings it to the form `first = multiplier · second + constant`.
package struct EquationParser {
  private var lexer: EquationLexer
  private let metrics: [String: Double]

  /// The sum of one side.
  private struct Side {
    var line: Equation.Line?
    var factor = 0.0
    var constant = 0.0
  }

  package init(_ text: String, metrics: [String: Double] = [:]) {
    lexer = EquationLexer(text)
    self.metrics = metrics
  }

  package mutating func parse() throws(EquationError) -> Equation {
    let left = try side()
    let place = lexer.offset
    guard let relation = lexer.takeRelation() else {
      throw EquationError(
        message: "expected ==, <= or >=", offset: place,
        hint: "an equation looks like title.top == header.bottom + 8")
    }
    let right = try side()
    let priority = try lexer.takePriority()
    try lexer.expectEnd(
      of: lexer.peek == "%"
        ? "a part is a factor: a.width == 0.5 * superview.width"
        : "a side is numbers and one view with one factor: a.width == 0.5 * b.width + 8 @750")
    return try equation(left, relation, right, priority)
  }

  /// Solves for the left line, or for the right one where the left side has none.
  private func equation(
    _ left: Side, _ relation: Constraint.Relation, _ right: Side, _ priority: Priority?
  ) throws(EquationError) -> Equation {
    guard let first = left.line else {
      guard right.line != nil else {
        throw EquationError(
          message: "an equation needs a view's line or length", offset: 0,
          hint: "such as title.width == 100")
      }
      return try equation(right, relation.mirrored, left, priority)
    }
    guard left.factor != 0 else {
      throw EquationError(message: "the factor is zero", offset: first.offset)
    }
    let second = right.factor == 0 ? nil : right.line
    let result = Equation(
      first: first, relation: left.factor < 0 ? relation.mirrored : relation, second: second,
      multiplier: second == nil ? 1 : right.factor / left.factor,
      constant: (right.constant - left.constant) / left.factor, priority: priority)
    guard abs(result.constant) <= InputLimit.points.amount,
      abs(result.multiplier) <= InputLimit.points.amount
    else {
      throw EquationError(message: "larger than 1000000 points", offset: 0)
    }
    return result
  }

  private mutating func side() throws(EquationError) -> Side {
    var side = Side()
    var sign = lexer.take("-") ? -1.0 : 1.0
    while true {
      try addTerm(to: &side, sign: sign)
      if lexer.take("+") { sign = 1 } else if lexer.take("-") { sign = -1 } else { return side }
    }
  }

  private mutating func addTerm(to side: inout Side, sign: Double) throws(EquationError) {
    let start = lexer.offset
    if let number = try numberOrMetric() {
      guard lexer.take("*") else {
        side.constant += sign * number
        return
      }
      if let other = try numberOrMetric() {
        side.constant += sign * number * other
        return
      }
      try add(try line(), factor: sign * number, to: &side, at: start)
      return
    }
    let line = try line()
    var factor = sign
    while true {
      let place = lexer.offset
      if lexer.take("*") {
        factor *= try factorNumber()
      } else if lexer.take("/") {
        let divisor = try factorNumber()
        guard divisor != 0 else {
          throw EquationError(message: "division by zero", offset: place)
        }
        factor /= divisor
      } else {
        break
      }
    }
    try add(line, factor: factor, to: &side, at: start)
  }

  private mutating func factorNumber() throws(EquationError) -> Double {
    let place = lexer.offset
    let sign = lexer.take("-") ? -1.0 : 1.0
    guard let number = try numberOrMetric() else {
      if let name = lexer.takeName(allowsHyphens: true), lexer.peek != "." {
        throw EquationError(
          message: "there is no metric \"\(name.shortened(to: 40))\"", offset: place,
          hint: "metrics: {\(name.shortened(to: 40)): …} gives it a value", missing: name)
      }
      throw EquationError(
        message: "expected a number", offset: place,
        hint: "views are multiplied and divided by numbers alone")
    }
    return sign * number
  }

  private func add(
    _ line: Equation.Line, factor: Double, to side: inout Side, at offset: Int
  ) throws(EquationError) {
    guard side.line == nil else {
      throw EquationError(
        message: "each side has at most one view", offset: offset,
        hint: "write one equation for each pair of views")
    }
    side.line = line
    side.factor = factor
  }

  private mutating func numberOrMetric() throws(EquationError) -> Double? {
    if let number = lexer.takeNumber() { return number }
    let start = lexer.offset
    if let name = lexer.takeName(allowsHyphens: true), lexer.peek != ".", let value = metrics[name]
    {
      lexer.skipSpaces()
      return value
    }
    lexer.rewind(to: start)
    return nil
  }

  private mutating func line() throws(EquationError) -> Equation.Line {
    let start = lexer.offset
    guard let name = lexer.takeName(allowsHyphens: true) else {
      throw EquationError(
        message: lexer.isAtEnd ? "the equation ends here" : "expected a view or a number",
        offset: start, hint: "an equation looks like title.top == header.bottom + 8")
    }
    var members: [(String, Int)] = []
    while lexer.peek == "." {
      _ = lexer.take(".")
      let place = lexer.offset
      guard let member = lexer.takeName(allowsHyphens: false) else {
        throw EquationError(message: "expected a line or length after the dot", offset: place)
      }
      members.append((member, place))
    }
    if lexer.peek == "{" {
      throw EquationError(
        message: "there is no value for these braces", offset: lexer.offset,
        hint: "write the equation into the view that is repeated, or repeat it, too")
    }
    lexer.skipSpaces()
    guard let (last, place) = members.popLast() else {
      guard let attribute = LayoutAttribute(word: name) else {
        throw EquationError(
          message: "\"\(name)\" has no line or length after it", offset: start,
          hint: bareHint(name), missing: name)
      }
      return Equation.Line(name: nil, area: nil, attribute: attribute, offset: start)
    }
    return Equation.Line(
      name: name, area: try area(members), attribute: try attribute(last, at: place), offset: start)
  }

  /// A hint for a name that stands alone: of a constraint, a metric or a view.
  private func bareHint(_ name: String) -> String {
    if lexer.peek == ":" { return "a constraint with a name is not quoted: - \(name): …" }
    return nearestHint(name, in: metrics.keys.sorted()) ?? "write \(name).top, \(name).width …"
  }

  private func area(_ members: [(String, Int)]) throws(EquationError) -> Equation.Area? {
    guard let (word, place) = members.first else { return nil }
    guard members.count == 1, let area = Equation.Area(rawValue: word) else {
      throw EquationError(
        message: "\"\(word)\" is not a part of a view", offset: place,
        hint: Equation.Area.uiKitNames[word].map { "it is called \($0): view.\($0).top" }
          ?? nearestHint(word, in: Equation.Area.allCases.map(\.rawValue)))
    }
    return area
  }

  private func attribute(_ word: String, at place: Int) throws(EquationError) -> LayoutAttribute {
    if let attribute = LayoutAttribute(word: word) { return attribute }
    throw EquationError(
      message: "\"\(word)\" is not a line or length", offset: place,
      hint: nearestHint(word, in: LayoutAttribute.allCases.map(\.rawValue))
        ?? "such as top, leading, width, centerX, firstBaseline")
  }
}

extension LayoutAttribute {
  /// UIKit's names, and `baseline` for the last one.
  package init?(word: String) {
    if word == "baseline" { self = .lastBaseline } else { self.init(rawValue: word) }
  }
}

extension Constraint.Relation {
  /// The relation with its sides exchanged.
  var mirrored: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
