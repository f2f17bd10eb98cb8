/// Writes nodes as YAML for people: short values on one line, long ones indented.
package struct SceneFileWriter {
  /// How long a line may become before its value is written over several.
  private static let width = 92

  /// The text of a file; ends with a line feed.
  package static func text(of root: SourceNode) -> String {
    block(root, indent: 0).joined(separator: "\n") + "\n"
  }

  /// The lines of a value, the first without its indentation.
  private static func block(_ node: SourceNode, indent: Int) -> [String] {
    let pad = String(repeating: " ", count: indent)
    switch node.content {
    case .scalar: return [flow(node)]
    case .map(let entries):
      if entries.isEmpty { return ["{}"] }
      return indented(entries.map { member($0, indent: indent) }, pad)
    case .list(let elements):
      if elements.isEmpty { return ["[]"] }
      return indented(elements.map { element($0, indent: indent) }, pad)
    }
  }

  private static func indented(_ parts: [[String]], _ pad: String) -> [String] {
    parts.enumerated().flatMap { index, lines in
      index == 0 ? lines : [pad + lines[0]] + lines.dropFirst()
    }
  }

  private static func member(_ entry: SourceNode.Entry, indent: Int) -> [String] {
    let key = YAMLText.scalar(entry.key, isPlain: true) + ":"
    if isShort(entry.value, after: indent + key.count) { return [key + " " + flow(entry.value)] }
    let pad = String(repeating: " ", count: indent + 2)
    let lines = block(entry.value, indent: indent + 2)
    return [key, pad + lines[0]] + lines.dropFirst()
  }

  private static func element(_ node: SourceNode, indent: Int) -> [String] {
    if isShort(node, after: indent + 2) { return ["- " + flow(node)] }
    let lines = block(node, indent: indent + 2)
    return ["- " + lines[0]] + lines.dropFirst()
  }

  /// Whether a value reads well on the line that has so many characters already.
  private static func isShort(_ node: SourceNode, after used: Int) -> Bool {
    if node.text != nil { return true }
    return node.depth <= 3 && used + flow(node).count < width
  }

  /// A value on one line.
  package static func flow(_ node: SourceNode) -> String {
    switch node.content {
    case .scalar(let scalar): return YAMLText.scalar(scalar.text, isPlain: scalar.isPlain)
    case .list(let elements): return "[" + elements.map(flow).joined(separator: ", ") + "]"
    case .map(let entries):
      let members = entries.map { "\(YAMLText.scalar($0.key, isPlain: true)): \(flow($0.value))" }
      return "{" + members.joined(separator: ", ") + "}"
    }
  }
}

extension SourceNode {
  /// The levels of collections; 0 for a scalar.
  fileprivate var depth: Int {
    switch content {
    case .scalar: 0
    case .list(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .map(let entries): 1 + (entries.map(\.value.depth).max() ?? 0)
    }
  }
}

/// Scalars as YAML.
enum YAMLText {
  /// A text that reads back as itself, with quotes where it needs them.
  static func scalar(_ text: String, isPlain: Bool) -> String {
    isSafe(text) && (isPlain || !isSpecial(text)) ? text : quoted(text)
  }

  /// Whether a text without quotes would be a number, a truth value or nothing.
  private static func isSpecial(_ text: String) -> Bool {
    let words = ["true", "false", "null", "~", ""]
    return words.contains(text.lowercased()) || NumberText.value(of: text) != nil
  }

  /// Characters that mean something in YAML wherever they stand.
  private static let indicators = Set(",[]{}'#".unicodeScalars)

  private static func isSafe(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    let starts = first.isLetter || first.isNumber || "_.+(×".contains(first)
    let isNegative = first == "-" && NumberText.value(of: text) != nil
    let clashes = text.unicodeScalars.contains { indicators.contains($0) || escaped($0) != nil }
    return (starts || isNegative) && !clashes && !text.contains(": ") && last != ":" && last != " "
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { escaped($0) ?? String($0) }.joined() + "\""
  }

  /// The escape for a character that may not stand between quotes as it is, by YAML 1.2, 5.1.
  private static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{FFFE}", "\u{FFFF}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}
