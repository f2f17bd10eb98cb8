package import EmakiLayout

/// An error in an equation.
package struct EquationError: Error, Hashable {
  package var message: String
  /// The offset in the text, in characters from 0.
  package var offset: Int
  package var hint: String?
  /// The name that means nothing, where that is what is wrong.
  package var missing: String?

  package init(message: String, offset: Int, hint: String? = nil, missing: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
    self.missing = missing
  }
}

/// Takes the parts of an equation from left to right.
package struct EquationLexer {
  private let characters: [Character]
  private(set) var offset = 0

  package init(_ text: String) {
    characters = Array(text)
    skipSpaces()
  }

  package var isAtEnd: Bool { offset == characters.count }

  /// The next character.
  package var peek: Character? { offset < characters.count ? characters[offset] : nil }

  package mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    offset += 1
    skipSpaces()
    return true
  }

  /// `==`, `=`, `<=` or `>=`, also as `≤` and `≥`.
  package mutating func takeRelation() -> Constraint.Relation? {
    for (text, relation) in Self.relations where characters[offset...].starts(with: text) {
      offset += text.count
      skipSpaces()
      return relation
    }
    return nil
  }

  private static let relations: [(String, Constraint.Relation)] = [
    ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("=", .equal),
    ("≤", .lessThanOrEqual), ("≥", .greaterThanOrEqual),
  ]

  /// A number without a sign that does not run on as a name.
  package mutating func takeNumber() -> Double? {
    var end = offset
    func digits() { while end < characters.count, isDigit(characters[end]) { end += 1 } }
    digits()
    if end < characters.count, characters[end] == ".", end + 1 < characters.count,
      isDigit(characters[end + 1])
    {
      end += 1
      digits()
    }
    guard end > offset else { return nil }
    let mantissa = end
    if end < characters.count, "eE".contains(characters[end]) {
      end += 1
      if end < characters.count, "+-".contains(characters[end]) { end += 1 }
      let exponent = end
      digits()
      if end == exponent { end = mantissa }
    }
    let isWord = end < characters.count && Names.isPart(characters[end])
    guard !isWord, let value = Double(String(characters[offset..<end])), value.isFinite else {
      return nil
    }
    offset = end
    skipSpaces()
    return value
  }

  /// A name; hyphens inside it count only where `allowsHyphens`.
  package mutating func takeName(allowsHyphens: Bool) -> String? {
    var end = offset
    while end < characters.count {
      let next = characters[end]
      let isInside = end > offset && end + 1 < characters.count && Names.isPart(characters[end + 1])
      guard Names.isPart(next) || (allowsHyphens && next == "-" && isInside) else { break }
      end += 1
    }
    guard end > offset else { return nil }
    let name = String(characters[offset..<end])
    offset = end
    return name
  }

  /// `@750`, if it is there.
  package mutating func takePriority() throws(EquationError) -> Priority? {
    guard take("@") else { return nil }
    let start = offset
    if let name = takeName(allowsHyphens: false), NumberText.value(of: name) == nil {
      guard let priority = Self.priorities[name] else {
        throw EquationError(
          message: "\"\(name)\" is not a priority", offset: start,
          hint: "a priority is a number from 1 to 1000, required, high or low")
      }
      skipSpaces()
      return priority
    }
    offset = start
    guard let value = takeNumber(), value > 0, value <= 1000 else {
      throw EquationError(message: "a priority is more than 0 and at most 1000", offset: start)
    }
    return Priority(value)
  }

  private static let priorities: [String: Priority] = [
    "required": .required, "high": .defaultHigh, "low": .defaultLow,
  ]

  /// - Parameter form: an example of a whole text, for the hint.
  func expectEnd(of form: String) throws(EquationError) {
    guard isAtEnd else {
      let rest = String(characters[offset...])
      throw EquationError(
        message: "unexpected \"\(rest.shortened(to: 40))\"", offset: offset, hint: form)
    }
  }

  package mutating func skipSpaces() {
    while let next = peek, next.isWhitespace { offset += 1 }
  }

  /// Goes back to an offset that was read before.
  mutating func rewind(to offset: Int) { self.offset = offset }

  private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
