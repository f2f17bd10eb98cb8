package import EmakiLayout
import EmakiLimits

/// One value of a `pin`: `8`, `>= 8`, `8 @750`, `50%`, `50% - 8`, `safeArea + 8`.
package struct Distance: Hashable {
  package var relation = Constraint.Relation.equal
  /// The share of the superview's length; 0 for none.
  package var share = 0.0
  package var points = 0.0
  package var priority: Priority?
  /// The area that the distance is measured from; `nil` for the area that the whole pin is joined
  /// to.
  package var area: Area?

  /// A part of the superview.
  package enum Area: String {
    case safeArea, margins
  }

  package init(points: Double) {
    self.points = points
  }

  package init(_ text: String) throws(Phrase.Problem) {
    var lexer = EquationLexer(text)
    do throws(EquationError) {
      try read(&lexer)
    } catch {
      if let hint = NumberText.minusHint(text) {
        throw Phrase.Problem(message: "expected a number", offset: error.offset, hint: hint)
      }
      throw Phrase.Problem(message: error.message, offset: error.offset, hint: error.hint)
    }
  }

  private mutating func read(_ lexer: inout EquationLexer) throws(EquationError) {
    relation = lexer.takeRelation() ?? .equal
    var sign = lexer.take("-") ? -1.0 : 1.0
    repeat {
      try readTerm(sign, &lexer)
      if lexer.take("+") { sign = 1 } else if lexer.take("-") { sign = -1 } else { break }
    } while true
    priority = try lexer.takePriority()
    try lexer.expectEnd(of: Self.form)
    guard abs(points) <= InputLimit.points.amount, abs(share) <= 1000 else {
      throw EquationError(message: "larger than 1000000 points", offset: 0)
    }
  }

  private static let form =
    "a distance is 8, \">= 8\", \"8 @750\", \"50%\" or \"safeArea + 8\""

  private mutating func readTerm(_ sign: Double, _ lexer: inout EquationLexer) throws(EquationError)
  {
    let offset = lexer.offset
    if let number = lexer.takeNumber() {
      if lexer.take("%") { share += sign * number / 100 } else { points += sign * number }
      return
    }
    let name = lexer.takeName(allowsHyphens: false)
    if let name, let hint = NumberText.unitHint(name) {
      throw EquationError(message: "\"\(name)\" has a unit", offset: offset, hint: hint)
    }
    if name != nil, lexer.peek == ".", name.flatMap(Area.init) == nil {
      throw EquationError(
        message: "a line of another view is no distance", offset: offset,
        hint: "constraints: [a.top == b.bottom + 8] joins two views")
    }
    guard area == nil, sign > 0, let named = name.flatMap(Area.init) else {
      throw EquationError(
        message: "expected a number"
          + (name.map { ", got \"\($0.shortened(to: 40))\"" } ?? ""), offset: offset,
        hint: Self.form)
    }
    lexer.skipSpaces()
    area = named
  }
}
