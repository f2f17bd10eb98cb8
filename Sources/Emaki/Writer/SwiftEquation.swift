import EmakiLayout
import EmakiSceneFormat

/// An equation, or a sum of values, as Swift writes it: `form.centerY == superview.centerY - 40 ~ 700`.
struct SwiftEquation {
  private(set) var text = ""
  private let names: SwiftNames

  /// - Returns: `nil` for what Swift says as a text, such as a visual format string.
  init?(_ equation: String, names: SwiftNames) {
    self.init(equation, names: names, isSum: false)
  }

  /// A sum of values, such as `list.contentOffset.y + 44`.
  init?(sum: String, names: SwiftNames) {
    self.init(sum, names: names, isSum: true)
  }

  private init?(_ source: String, names: SwiftNames, isSum: Bool) {
    self.names = names
    var lexer = EquationLexer(source)
    guard readSide(&lexer) else { return nil }
    if isSum {
      guard lexer.isAtEnd else { return nil }
      return
    }
    guard let relation = lexer.takeRelation() else { return nil }
    switch relation {
    case .equal: text += " == "
    case .lessThanOrEqual: text += " <= "
    case .greaterThanOrEqual: text += " >= "
    }
    guard readSide(&lexer) else { return nil }
    if let priority = try? lexer.takePriority() {
      text += " ~ " + NumberText.text(of: priority.value)
    }
    guard lexer.isAtEnd else { return nil }
  }

  private mutating func readSide(_ lexer: inout EquationLexer) -> Bool {
    if lexer.take("-") { text += "-" }
    while true {
      guard readTerm(&lexer) else { return false }
      if lexer.take("+") {
        text += " + "
      } else if lexer.take("-") {
        text += " - "
      } else if lexer.take("*") {
        text += " * "
      } else if lexer.take("/") {
        text += " / "
      } else {
        return true
      }
    }
  }

  private mutating func readTerm(_ lexer: inout EquationLexer) -> Bool {
    if let number = lexer.takeNumber() {
      lexer.skipSpaces()
      text += NumberText.text(of: number)
      return true
    }
    guard let name = lexer.takeName(allowsHyphens: true) else { return false }
    var members: [String] = []
    while lexer.peek == "." {
      _ = lexer.take(".")
      guard let member = lexer.takeName(allowsHyphens: false),
        SwiftVocabulary.members.contains(member)
      else { return false }
      members.append(member)
    }
    lexer.skipSpaces()
    if !members.isEmpty {
      text += ([names.base(name)] + members).joined(separator: ".")
    } else if LayoutAttribute(rawValue: name) != nil {
      text += "owner." + name
    } else {
      text += names.base(name)
    }
    return true
  }
}
