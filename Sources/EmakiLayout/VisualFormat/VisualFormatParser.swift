/// Reads a visual format string from left to right.
struct VisualFormatParser {
  typealias Syntax = VisualFormatSyntax

  let characters: [Character]
  let views: [String: ViewID]
  let metrics: [String: Double]
  var position = 0

  init(_ text: String, views: [String: ViewID], metrics: [String: Double]) {
    characters = Array(text)
    self.views = views
    self.metrics = metrics
  }

  mutating func parse() throws(VisualFormatError) -> Syntax.Format {
    let axis = try orientation()
    var parts: [Syntax.Part] = []
    var connections: [Syntax.Connection] = []
    if take("|") {
      parts.append(.superview)
      connections.append(try connection())
    }
    parts.append(try view())
    while !isAtEnd() {
      connections.append(try connection())
      if take("|") {
        parts.append(.superview)
        break
      }
      parts.append(try view())
    }
    guard isAtEnd() else { throw error("nothing may follow the last “|”") }
    return Syntax.Format(axis: axis, parts: parts, connections: connections)
  }

  private mutating func orientation() throws(VisualFormatError) -> Axis {
    skipSpaces()
    guard let letter = peek, letter.isLetter else { return .horizontal }
    guard letter == "H" || letter == "V" else {
      throw error("the orientation is H: or V:", hint: "a view's name stands in brackets: [name]")
    }
    position += 1
    guard take(":") else { throw error("expected “:” after \(letter)") }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func view() throws(VisualFormatError) -> Syntax.Part {
    guard take("[") else {
      throw error("expected a view", hint: "a view's name stands in brackets: [name]")
    }
    skipSpaces()
    let start = position
    while let next = peek, !"(]|[".contains(next) { position += 1 }
    if peek == "|" || peek == "[" { throw error("expected “]” before “\(characters[position])”") }
    var name = String(characters[start..<position])
    while name.last == " " { name.removeLast() }
    let id = try find(name, at: start)
    let predicates = peek == "(" ? try self.predicates(ofView: true) : []
    guard take("]") else {
      throw error("expected “]” after “\(name)”", hint: "a view stands in brackets: [\(name)]")
    }
    return .view(id, predicates)
  }

  private mutating func connection() throws(VisualFormatError) -> Syntax.Connection {
    guard take("-") else { return .flush }
    skipSpaces()
    if peek == "[" || peek == "|" { return .standard }
    if peek == nil { throw error("the string ends after “-”", hint: "a view or “|” follows") }
    let found: [Syntax.Predicate]
    if peek == "(" {
      found = try predicates(ofView: false)
    } else {
      found = [
        Syntax.Predicate(
          relation: .equal, object: .constant(try number()), priority: .required)
      ]
    }
    guard take("-") else { throw error("expected “-” after the distance") }
    return .predicates(found)
  }

  private mutating func predicates(
    ofView: Bool
  ) throws(VisualFormatError) -> [Syntax.Predicate] {
    _ = take("(")
    var list = [try predicate(ofView: ofView)]
    while take(",") { list.append(try predicate(ofView: ofView)) }
    guard take(")") else { throw error("expected “,” or “)”") }
    return list
  }

  private mutating func predicate(ofView: Bool) throws(VisualFormatError) -> Syntax.Predicate {
    let relation = try relation()
    let object = try object(ofView: ofView)
    var priority = Priority.required
    if take("@") {
      skipSpaces()
      let start = position
      let value = try number()
      guard value > 0, value <= 1000 else {
        throw VisualFormatError(
          message: "a priority is more than 0 and at most 1000", column: start + 1)
      }
      priority = Priority(value)
    }
    return Syntax.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> Constraint.Relation {
    skipSpaces()
    for (first, relation) in Self.relations where peek == first {
      position += 1
      guard peek == "=" else { throw error("expected “\(relation.rawValue)”") }
      position += 1
      return relation
    }
    return .equal
  }

  private static let relations: [(Character, Constraint.Relation)] = [
    ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
  ]
}

extension VisualFormatParser {
  /// A number, a metric or, for the length of a view, another view.
  private mutating func object(ofView: Bool) throws(VisualFormatError) -> Syntax.Object {
    skipSpaces()
    guard ofView, let first = peek, first.isLetter || first == "_" else {
      return .constant(try number())
    }
    let start = position
    let name = longestName()
    if views[name] == nil, let metric = metrics[name] { return .constant(metric) }
    let id = try find(name, at: start)
    let attribute = try lengthAttribute()
    var multiplier = 1.0
    var constant = 0.0
    if take("*") { multiplier = try number() }
    if take("/") { multiplier /= try divisor() }
    if take("+") { constant = try number() } else if take("-") { constant = -(try number()) }
    return .view(id, attribute, multiplier: multiplier, constant: constant)
  }

  private mutating func divisor() throws(VisualFormatError) -> Double {
    let start = position
    let value = try number()
    if value == 0 { throw VisualFormatError(message: "division by zero", column: start + 1) }
    return value
  }

  private mutating func lengthAttribute() throws(VisualFormatError) -> LayoutAttribute? {
    guard take(".") else { return nil }
    let start = position
    switch word() {
    case "width": return .width
    case "height": return .height
    case let other:
      throw VisualFormatError(
        message: "“\(other)” is not a length", column: start + 1, hint: "width or height")
    }
  }

  /// A number as written, or the value of a metric.
  private mutating func number() throws(VisualFormatError) -> Double {
    skipSpaces()
    let start = position
    if let first = peek, first.isLetter || first == "_" {
      let name = word()
      if let value = metrics[name] { return value }
      throw VisualFormatError(
        message: "there is no metric “\(name)”", column: start + 1,
        hint: Nearest.hint(for: name, among: metrics.keys), unknownName: name)
    }
    if peek == "-" || peek == "+" { position += 1 }
    while let next = peek, next.isASCII, next.isNumber || next == "." { position += 1 }
    let text = String(characters[start..<position])
    guard let value = Double(text), value.isFinite else {
      position = start
      throw error("expected a number or a metric")
    }
    return value
  }

  /// Letters, digits and underscores.
  private mutating func word() -> String {
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    return String(characters[start..<position])
  }

  /// The longest known view name at this position, which may hold hyphens; else a plain word.
  private mutating func longestName() -> String {
    let start = position
    var end = start
    while end < characters.count, !"()],@*/+ ".contains(characters[end]) { end += 1 }
    while end > start {
      let name = String(characters[start..<end])
      if views[name] != nil {
        position = end
        return name
      }
      end -= 1
    }
    return word()
  }

  private func find(_ name: String, at start: Int) throws(VisualFormatError) -> ViewID {
    if let id = views[name] { return id }
    if let bracket = name.firstIndex(of: "[") {
      let own = name[..<bracket].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      throw VisualFormatError(
        message: "expected “]” after “\(own)”", column: start + own.count + 1,
        hint: "the name of a view stands in brackets: [\(own)]")
    }
    throw VisualFormatError(
      message: name.isEmpty ? "a view needs a name" : "there is no view “\(name)”",
      column: start + 1, hint: Nearest.hint(for: name, among: views.keys),
      unknownName: name.isEmpty ? nil : name)
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func isAtEnd() -> Bool {
    skipSpaces()
    return position == characters.count
  }

  private mutating func skipSpaces() {
    while peek == " " { position += 1 }
  }

  private func error(_ message: String, hint: String? = nil) -> VisualFormatError {
    VisualFormatError(message: message, column: position + 1, hint: hint)
  }
}
