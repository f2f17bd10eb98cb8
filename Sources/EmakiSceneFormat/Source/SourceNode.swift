package import EmakiLimits

/// A value of a scene file with its location: YAML without anchors, tags and types.
package struct SourceNode: Sendable, Hashable {
  /// The contents of the node.
  package enum Content: Sendable, Hashable {
    /// Text, a number, a truth value: the reader decides which.
    case scalar(Scalar)
    case list([SourceNode])
    case map([Entry])
  }

  package struct Scalar: Sendable, Hashable {
    package var text: String
    /// Written without quotes, so that it may be a number or nothing at all.
    package var isPlain: Bool
    /// Columns from the node's location to the start of the text; `nil` where it is not on one
    /// line.
    package var textOffset: Int?
    /// Stands for data that is not there.
    package var isAbsent = false

    package init(
      text: String, isPlain: Bool, textOffset: Int? = nil, isAbsent: Bool = false
    ) {
      self.text = text
      self.isPlain = isPlain
      self.textOffset = textOffset
      self.isAbsent = isAbsent
    }
  }

  package struct Entry: Sendable, Hashable {
    package var key: String
    package var keyPlace: SourcePlace
    package var value: SourceNode

    package init(key: String, keyPlace: SourcePlace, value: SourceNode) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }

    /// Makes an entry with the key at the location of its value.
    package init(_ key: String, _ value: SourceNode) {
      self.init(key: key, keyPlace: value.place, value: value)
    }
  }

  package var content: Content
  package var place: SourcePlace

  package init(content: Content, place: SourcePlace) {
    self.content = content
    self.place = place
  }
}

/// A line and a column, both from 1; columns count Unicode scalars, as the YAML parser does.
package struct SourcePlace: Sendable, Hashable {
  package var line: Int
  package var column: Int
  /// The number of the file among those that were read: 0 is the scene's.
  package var file = 0

  package init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  package static let start = SourcePlace(line: 1, column: 1)

  package func moved(by columns: Int) -> SourcePlace {
    SourcePlace(line: line, column: column + columns, file: file)
  }
}

extension SourceNode {
  /// The value of a key of a map.
  package subscript(key: String) -> SourceNode? {
    entries.first { $0.key == key }?.value
  }

  /// A key of a map with its value.
  package func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The entries of a map; none for anything else.
  package var entries: [Entry] {
    if case .map(let entries) = content { entries } else { [] }
  }

  /// The elements of a list, or the node itself where one stands for a list of one.
  package var elements: [SourceNode] {
    if case .list(let elements) = content { elements } else { [self] }
  }

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// The text, cut where it is too long for a hint; empty for a mapping or list.
  package var shortText: String { (text ?? "").shortened(to: 40) }

  package var isMap: Bool { if case .map = content { true } else { false } }

  package var isList: Bool { if case .list = content { true } else { false } }

  /// Whether a key has nothing after it.
  package var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The number of a plain scalar; not finite for `.nan`, `.inf` and for one that is too large.
  package var writtenNumber: Double? {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return nil }
    return NumberText.value(of: scalar.text)
  }

  /// The number to reckon with; `nil` also where it is not finite, or larger than all that the
  /// format allows: that is reported where keys are checked.
  package var number: Double? { writtenNumber.flatMap { abs($0) <= 1e12 ? $0 : nil } }

  /// The number without its decimals; `nil` too where no picture or list has so many of anything.
  package var integer: Int? { number.flatMap { abs($0) <= 1e9 ? Int(clamping: $0) : nil } }

  /// How many of something a file asks for: none to as many as there may be, whatever it says. A
  /// mistake is reported where keys are checked.
  package func count(upTo limit: InputLimit) -> Int { min(max(integer ?? 0, 0), limit.most) }

  /// Whether the text stands for data that is not there.
  package var isAbsent: Bool {
    if case .scalar(let scalar) = content { scalar.isAbsent } else { false }
  }

  /// The truth value of a plain scalar.
  package var bool: Bool? {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return nil }
    switch scalar.text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// Where the character `offset` of a scalar's text stands.
  package func place(ofCharacter offset: Int) -> SourcePlace {
    guard case .scalar(let scalar) = content, let start = scalar.textOffset else { return place }
    let scalars = scalar.text.prefix(offset).unicodeScalars.count
    return place.moved(by: start + scalars)
  }

  /// The kind of value, in words, for messages.
  package var description: String {
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
  package func shortened(to count: Int) -> String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count <= count ? line : String(line.prefix(count - 1)) + "…"
  }
}
