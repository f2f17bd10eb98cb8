import EmakiLayout

/// One value of a `pin`: `8`, `>= 8`, `8 @750`, `50%`, `50% - 8`.
struct Distance: Hashable {
  var relation = Constraint.Relation.equal
  /// The share of the superview's length; 0 for none.
  var share = 0.0
  var points = 0.0
  var priority: Priority?

  init(points: Double) {
    self.points = points
  }

  init(_ text: String) throws(Phrase.Problem) {
    var lexer = EquationLexer(text)
    do throws(EquationError) {
      try read(&lexer)
    } catch {
      throw Phrase.Problem(message: error.message, offset: error.offset, hint: error.hint)
    }
  }

  private mutating func read(_ lexer: inout EquationLexer) throws(EquationError) {
    relation = lexer.takeRelation() ?? .equal
    var sign = lexer.take("-") ? -1.0 : 1.0
    repeat {
      let offset = lexer.offset
      guard let number = lexer.takeNumber() else {
        throw EquationError(
          message: "expected a number", offset: offset,
          hint: "a distance is 8, \">= 8\", \"8 @750\" or \"50%\"")
      }
      if lexer.take("%") { share += sign * number / 100 } else { points += sign * number }
      if lexer.take("+") { sign = 1 } else if lexer.take("-") { sign = -1 } else { break }
    } while true
    priority = try lexer.takePriority()
    try lexer.expectEnd()
    guard abs(points) <= Limits.points, abs(share) <= 1000 else {
      throw EquationError(message: "larger than 1000000 points", offset: 0)
    }
  }
}
