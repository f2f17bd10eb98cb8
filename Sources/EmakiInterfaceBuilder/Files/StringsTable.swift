internal import EmakiXML

/// The translated texts of a `.strings` file, by object id and role.
struct StringsTable: Sendable {
  private var entries: [String: String] = [:]

  /// A table without texts.
  static let empty = StringsTable()

  private init() {}

  /// The text of an object's role, as in `"abc-12-xyz.text" = "…";`.
  subscript(_ id: String, _ key: String) -> String? { entries["\(id).\(key)"] }

  /// Takes the texts of a string catalog in a language.
  init(_ catalog: StringsCatalog, language: String) {
    entries = catalog.texts(in: language)
  }

  /// Reads `"key" = "value";` pairs with comments; what is between them is reported by line.
  init(_ text: String, malformed: (_ line: Int) -> Void) {
    var scanner = StringsScanner(text)
    while let entry = scanner.next(malformed: malformed) { entries[entry.key] = entry.value }
  }
}

/// Takes a `.strings` file apart.
struct StringsScanner {
  private var rest: Substring
  private var line = 1

  init(_ text: String) {
    rest = Substring(text)
  }

  /// The next pair, or `nil` at the end of the file.
  mutating func next(malformed: (_ line: Int) -> Void) -> (key: String, value: String)? {
    while true {
      skipSpace()
      guard !rest.isEmpty else { return nil }
      let start = line
      if let key = string(), take("="), let value = string(), take(";") { return (key, value) }
      malformed(start)
      skipStatement()
    }
  }

  private mutating func pop() -> Character? {
    guard let character = rest.popFirst() else { return nil }
    if character.isNewline { line += 1 }
    return character
  }

  private mutating func skipSpace() {
    while let first = rest.first {
      if first.isWhitespace || first == "\u{FEFF}" {
        _ = pop()
      } else if rest.hasPrefix("//") {
        while let next = rest.first, !next.isNewline { _ = pop() }
      } else if rest.hasPrefix("/*") {
        while !rest.isEmpty, !rest.hasPrefix("*/") { _ = pop() }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  private mutating func take(_ mark: Character) -> Bool {
    skipSpace()
    guard rest.first == mark else { return false }
    _ = pop()
    return true
  }

  private mutating func skipStatement() {
    while let next = pop(), next != ";", !next.isNewline {}
  }

  private mutating func string() -> String? {
    skipSpace()
    guard rest.first == "\"" else { return word() }
    _ = pop()
    var result = ""
    while let character = pop() {
      switch character {
      case "\"": return result
      case "\\": if let escaped = escape() { result.append(escaped) }
      default: result.append(character)
      }
    }
    return nil
  }

  private mutating func word() -> String? {
    var result = ""
    while let first = rest.first, first.isLetter || first.isNumber || "-_.[]".contains(first) {
      result.append(first)
      _ = pop()
    }
    return result.isEmpty ? nil : result
  }

  private mutating func escape() -> Character? {
    switch pop() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(rest.prefix(4))
      rest = rest.dropFirst(4)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
    case let other: return other
    }
  }
}
