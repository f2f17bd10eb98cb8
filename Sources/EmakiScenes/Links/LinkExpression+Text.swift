public import EmakiLayout

extension LinkExpression {
  /// The mistake in a text, in one sentence.
  public struct TextError: Error, Sendable, Hashable {
    /// The sentence.
    public let message: String
    /// The view that is not there, where that is what is wrong.
    public let unknownView: String?
    /// The property that no view has, where that is what is wrong.
    public let unknownProperty: String?
    /// The view of which no property is named, where that is what is wrong.
    public let viewAlone: String?
  }

  /// Reads a sum: numbers and `view.property` joined by `+` and `-`, each with `*` or `/` numbers.
  ///
  ///     list.contentOffset.y + 44
  ///     0.5 * bar.width
  ///     cell1.rect.maxY - list.rect.y
  ///
  /// - Parameter view: the view of a name, if there is one; names may contain dots.
  public init(_ text: String, view: (String) -> ViewID?) throws(TextError) {
    self.init()
    var sign = 1.0
    var term: [Substring] = []
    for word in Self.words(text) {
      guard word == "+" || word == "-" else {
        term.append(word)
        continue
      }
      if term.isEmpty {
        if word == "-" { sign = -sign }
      } else if term.last == "*" || term.last == "/" {
        term.append(word)
      } else {
        try add(term, sign, view)
        sign = word == "-" ? -1 : 1
        term = []
      }
    }
    try add(term, sign, view)
  }

  /// Cuts at spaces and signs; a minus within a name (`left-menu.x`) belongs to the name.
  private static func words(_ text: String) -> [Substring] {
    var words: [Substring] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      var rest = part
      while let first = rest.first {
        if "+-*/".contains(first) {
          words.append(rest.prefix(1))
          rest = rest.dropFirst()
        } else {
          let signs = first.isNumber ? "+-*/" : "+*/"
          let word = rest.prefix { !signs.contains($0) }
          words.append(word)
          rest = rest.dropFirst(word.count)
        }
      }
    }
    return words
  }

  private mutating func add(
    _ words: [Substring], _ sign: Double, _ view: (String) -> ViewID?
  ) throws(TextError) {
    var factor = sign
    var reference: (ViewID, LinkProperty)?
    var divides = false
    var isOperand = true
    for word in words {
      if word == "-", isOperand {
        factor = -factor
        continue
      }
      if word == "*" || word == "/" {
        if isOperand { throw TextError("a value is missing before \"\(word)\"") }
        divides = word == "/"
        isOperand = true
        continue
      }
      if !isOperand { throw TextError("a sign is missing before \"\(word)\"") }
      isOperand = false
      if let number = Double(word), number.isFinite {
        if divides, number == 0 { throw TextError("a division by 0") }
        factor = divides ? factor / number : factor * number
      } else if divides || reference != nil {
        throw TextError("\"\(word)\" can only be added, or multiplied by numbers")
      } else {
        reference = try Self.reference(word, view)
      }
    }
    if isOperand { throw TextError("a value is missing") }
    if !factor.isFinite { throw TextError("a number is too large") }
    if let reference {
      terms.append(Term(factor, reference.0, reference.1))
    } else {
      constant += factor
    }
  }

  /// The longest name before a dot that is a view's.
  private static func reference(
    _ word: Substring, _ view: (String) -> ViewID?
  ) throws(TextError) -> (ViewID, LinkProperty) {
    var dot = word.endIndex
    while let next = word[..<dot].lastIndex(of: ".") {
      dot = next
      let name = String(word[..<dot])
      guard let id = view(name) else { continue }
      let rest = String(word[word.index(after: dot)...])
      guard let property = LinkProperty(name: rest), property.isReadable else {
        throw TextError("a view has no \"\(rest)\" that can be followed", unknownProperty: rest)
      }
      return (id, property)
    }
    if view(String(word)) != nil {
      throw TextError("\"\(word)\" has no value after it", viewAlone: String(word))
    }
    let name = String(word.prefix { $0 != "." })
    throw TextError("there is no view \"\(name)\"", unknownView: name)
  }
}

extension LinkExpression.TextError {
  fileprivate init(
    _ message: String, unknownView: String? = nil, unknownProperty: String? = nil,
    viewAlone: String? = nil
  ) {
    self.message = message
    self.unknownView = unknownView
    self.unknownProperty = unknownProperty
    self.viewAlone = viewAlone
  }
}
