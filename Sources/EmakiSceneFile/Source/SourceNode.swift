/// A value of a scene file with its place: YAML without anchors, tags and types.
struct SourceNode: Sendable, Hashable {
  /// What stands there.
  enum Content: Sendable, Hashable {
    /// Text, a number, a truth value: what it is the reader decides.
    case scalar(Scalar)
    case list([SourceNode])
    case map([Entry])
  }

  struct Scalar: Sendable, Hashable {
    var text: String
    /// Written without quotes, so that it may be a number or nothing at all.
    var isPlain: Bool
    /// How many columns after the node's place the text starts; `nil` where it is not on one line.
    var textOffset: Int?
  }

  struct Entry: Sendable, Hashable {
    var key: String
    var keyPlace: SourcePlace
    var value: SourceNode
  }

  var content: Content
  var place: SourcePlace
}

/// A line and a column, both from 1; columns count Unicode scalars, as the YAML parser does.
struct SourcePlace: Sendable, Hashable {
  var line: Int
  var column: Int

  func moved(by columns: Int) -> SourcePlace { SourcePlace(line: line, column: column + columns) }
}

extension SourceNode {
  /// The value of a key of a map.
  subscript(key: String) -> SourceNode? {
    entries.first { $0.key == key }?.value
  }

  /// The entries of a map; none for anything else.
  var entries: [Entry] {
    if case .map(let entries) = content { entries } else { [] }
  }

  /// The elements of a list, or the node itself where one stands for a list of one.
  var elements: [SourceNode] {
    if case .list(let elements) = content { elements } else { [self] }
  }

  /// The text of a scalar.
  var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  var isMap: Bool { if case .map = content { true } else { false } }

  var isList: Bool { if case .list = content { true } else { false } }

  /// Whether a key has nothing after it.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The number of a plain scalar; not finite for `.nan`, `.inf` and what is too large.
  var number: Double? {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return nil }
    return NumberText.value(of: scalar.text)
  }

  /// The truth value of a plain scalar.
  var bool: Bool? {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return nil }
    switch scalar.text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// Where the character `offset` of a scalar's text stands.
  func place(ofCharacter offset: Int) -> SourcePlace {
    guard case .scalar(let scalar) = content, let start = scalar.textOffset else { return place }
    let scalars = scalar.text.prefix(offset).unicodeScalars.count
    return place.moved(by: start + scalars)
  }

  /// What stands there, in words, for messages.
  var description: String {
    switch content {
    case .map: "a mapping"
    case .list: "a list"
    case .scalar(let scalar):
      isNull ? "nothing" : "\"" + scalar.text.shortened(to: 40) + "\""
    }
  }
}

extension String {
  /// The first characters on one line, with an ellipsis where some are left out.
  func shortened(to count: Int) -> String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count <= count ? line : String(line.prefix(count - 1)) + "…"
  }
}
