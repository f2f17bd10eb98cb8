import EmakiText

/// Lines of a scene file as a reader of the manual sees them: long mappings written as blocks, and the
/// parts of the language in colours.
struct YAMLCode {
  /// The lines, which mean what those of the file mean.
  let text: String

  /// Characters a line, from which a mapping or list in braces is written as a block.
  private static let width = 64

  /// - Parameter text: lines of a file, whatever they mean.
  init(_ text: String) {
    self.text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.block(String($0)) }.joined(separator: "\n")
  }

  /// A line, or the lines of a block that says the same.
  private static func block(_ line: String) -> [String] {
    guard line.count > width, let flow = FlowLine(line) else { return [line] }
    return flow.lines.flatMap { block($0) }
  }

  /// The lines in colours, as HTML.
  var html: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { YAMLToken.tokens(of: $0).map(\.html).joined() }.joined(separator: "\n")
  }
}

/// A line that ends in a mapping or list in braces: `key: {…}`, `- {…}` or `- key: […]`.
private struct FlowLine {
  /// Everything before the brace.
  private let head: Substring
  private let isMapping: Bool
  /// The entries between the braces.
  private let entries: [Substring]

  /// `nil` for any other line, such as one with a comment at its end.
  init?(_ line: String) {
    guard let pieces = FlowPieces(line[...]) else { return nil }
    let head = line[..<pieces.open]
    guard head.last == " ", ["-", ":"].contains(head.dropLast().last) else { return nil }
    (self.head, isMapping, entries) = (head, line[pieces.open] == "{", pieces.entries)
  }

  /// The same as a block of which each entry has a line.
  var lines: [String] {
    let indent = head.prefix { $0 == " " || $0 == "-" }.count
    let isItem = head.allSatisfy { $0 == " " || $0 == "-" }
    let mark = isMapping ? "" : "- "
    if isItem {
      let rest = String(repeating: " ", count: head.count)
      return entries.enumerated().map { ($0.offset == 0 ? String(head) : rest) + mark + $0.element }
    }
    let inside = String(repeating: " ", count: indent + 2)
    return [String(head.dropLast())] + entries.map { inside + mark + $0 }
  }
}

/// The parts of a mapping or list in braces that ends a line.
private struct FlowPieces {
  private(set) var open: Substring.Index
  private(set) var entries: [Substring] = []

  init?(_ line: Substring) {
    open = line.startIndex
    var scan = QuotedScan()
    var depth = 0
    var first: Substring.Index?
    var start = line.startIndex
    for index in line.indices {
      let isCode = scan.isCode(line[index])
      guard isCode else { continue }
      switch line[index] {
      case "{", "[":
        depth += 1
        if depth == 1 {
          guard first == nil else { return nil }
          first = index
          start = line.index(after: index)
        }
      case "}", "]":
        depth -= 1
        if depth == 0 {
          add(line[start..<index])
          guard line.index(after: index) == line.endIndex else { return nil }
        }
      case "," where depth == 1:
        add(line[start..<index])
        start = line.index(after: index)
      case "#" where depth == 0: return nil
      default: break
      }
    }
    guard let first, depth == 0, !entries.isEmpty else { return nil }
    open = first
  }

  private mutating func add(_ entry: Substring) {
    let entry = entry.drop { $0 == " " }
    if !entry.isEmpty { entries.append(entry) }
  }
}

/// Tells code from what stands in quotation marks.
struct QuotedScan {
  private var quote: Character?
  private var isEscaped = false
  private var before: Character = " "

  /// Whether what comes next stands in quotation marks.
  var isQuoted: Bool { quote != nil }

  /// Whether the next character is neither a quotation mark nor between two.
  ///
  /// One inside of a word, such as an apostrophe, begins nothing.
  mutating func isCode(_ character: Character) -> Bool {
    defer { before = character }
    if let open = quote {
      if isEscaped {
        isEscaped = false
      } else if character == "\\", open == "\"" {
        isEscaped = true
      } else if character == open {
        quote = nil
      }
      return false
    }
    guard "\"'".contains(character), " {[,".contains(before) else { return true }
    quote = character
    return false
  }
}
