/// A part of a text in the subset of Markdown that the manual's pages are written in.
enum MarkdownBlock: Hashable {
  case heading(level: Int, String)
  case paragraph(String)
  case list([String], isOrdered: Bool)
  case code(String, language: String)
  case table(header: [String], rows: [[String]])
  case note(String)
  /// `::name arguments`: something that the program puts in.
  case directive(String, arguments: [String])
}

extension MarkdownBlock {
  /// The blocks of a text, in order.
  static func blocks(of text: String) -> [MarkdownBlock] {
    var reader = MarkdownReader(text)
    return reader.read()
  }
}

/// Splits a text into blocks, line by line.
private struct MarkdownReader {
  private var lines: ArraySlice<Substring>

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  mutating func read() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) { lines.removeFirst() } else { blocks.append(block(line)) }
    }
    return blocks
  }

  private mutating func block(_ line: Substring) -> MarkdownBlock {
    if line.hasPrefix("```") { return code() }
    if line.hasPrefix("#") {
      lines.removeFirst()
      let level = line.prefix { $0 == "#" }.count
      return .heading(level: level, line.dropFirst(level).trimmed)
    }
    if line.hasPrefix("::") {
      lines.removeFirst()
      let words = line.dropFirst(2).split(separator: " ").map(String.init)
      return .directive(words.first ?? "", arguments: Array(words.dropFirst()))
    }
    if line.hasPrefix("|") { return table() }
    if line.hasPrefix("> ") { return .note(joined { $0.hasPrefix("> ") ? $0.dropFirst(2) : nil }) }
    if line.itemText != nil { return list(isOrdered: line.first?.isNumber == true) }
    return .paragraph(joined { $0.startsBlock ? nil : $0 })
  }

  private mutating func code() -> MarkdownBlock {
    let language = lines.removeFirst().dropFirst(3).trimmed
    var code: [Substring] = []
    while let line = lines.popFirst(), !line.hasPrefix("```") { code.append(line) }
    return .code(code.map { $0 + "\n" }.joined(), language: language)
  }

  private mutating func table() -> MarkdownBlock {
    var rows: [[String]] = []
    while let line = lines.first, line.hasPrefix("|") {
      lines.removeFirst()
      rows.append(line.cells)
    }
    // The second row is the rule under the header.
    return .table(header: rows.first ?? [], rows: Array(rows.dropFirst(2)))
  }

  private mutating func list(isOrdered: Bool) -> MarkdownBlock {
    var items: [String] = []
    while let line = lines.first, let item = line.itemText,
      (line.first?.isNumber == true) == isOrdered
    {
      lines.removeFirst()
      let more = joined { $0.hasPrefix("  ") ? $0.dropFirst(2) : nil }
      items.append(more.isEmpty ? item : item + " " + more)
    }
    return .list(items, isOrdered: isOrdered)
  }

  /// The lines, up to one that does not belong to them, as one.
  private mutating func joined(_ part: (Substring) -> Substring?) -> String {
    var parts: [String] = []
    while let line = lines.first, !line.allSatisfy(\.isWhitespace), let text = part(line) {
      lines.removeFirst()
      parts.append(text.trimmed)
    }
    return parts.joined(separator: " ")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text behind the mark of a list's item; `nil` for any other line.
  fileprivate var itemText: String? {
    if hasPrefix("- ") { return dropFirst(2).trimmed }
    let digits = prefix(while: \.isNumber)
    guard !digits.isEmpty, dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return dropFirst(digits.count + 2).trimmed
  }

  /// Whether a paragraph ends before this line.
  fileprivate var startsBlock: Bool {
    hasPrefix("```") || hasPrefix("#") || hasPrefix("::") || hasPrefix("|") || hasPrefix("> ")
      || itemText != nil
  }

  /// The cells of a table's row; `\|` is a bar in a cell.
  fileprivate var cells: [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in dropFirst() {
      if character == "|", !isEscaped {
        cells.append(cell[...].trimmed)
        cell = ""
      } else if character != "\\" || isEscaped {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells
  }
}
