import EmakiDiagnostics
import Yams

/// Reads YAML (and so JSON) into nodes with places, within bounds that no scene needs.
///
/// Yams shares the subtrees that aliases stand for; they are written out here, against a budget, so
/// that a few lines of aliases cannot become a billion nodes. Collections as keys would be hashed
/// by Yams at their full size, so a text that may have them besides aliases is refused before.
struct YAMLSource {
  /// How many bytes a file may have.
  static let maximumBytes = 4_000_000
  /// How many values a file may have, aliases written out.
  static let maximumNodes = 200_000
  /// How deep values may be nested.
  static let maximumDepth = 200

  let source: SourceText
  private var nodes = 0
  private let escapes: SurrogateEscapes

  init(_ source: SourceText) {
    self.source = source
    escapes = SurrogateEscapes(source.text)
  }

  /// The root value of the text.
  mutating func read() throws(Diagnostic) -> SourceNode {
    try checkText()
    guard let root = try compose() else {
      throw error("the file is empty", SourcePlace(line: 1, column: 1), hint: Self.firstScene)
    }
    return try convert(root, depth: 0, alias: nil)
  }

  static let firstScene = "a scene starts with \"children:\" and a list of views"

  private func compose() throws(Diagnostic) -> Node? {
    do {
      // What a word means is decided by where it stands; Yams's own rules would only cost time.
      return try Yams.Parser(yaml: escapes.text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch let problem as YamlError {
      throw YAMLProblem(problem, in: source, escapes).diagnostic
    } catch {
      throw self.error("not readable as YAML: \(error)", SourcePlace(line: 1, column: 1))
    }
  }

  private mutating func convert(
    _ node: Node, depth: Int, alias: SourcePlace?
  ) throws(Diagnostic) -> SourceNode {
    let place = alias ?? node.mark.map(place) ?? SourcePlace(line: 1, column: 1)
    nodes += 1
    guard nodes <= Self.maximumNodes else {
      throw error(
        "more than \(Self.maximumNodes) values, aliases written out", place,
        hint: "each alias (*name) repeats everything under its anchor (&name)")
    }
    guard depth <= Self.maximumDepth else {
      throw error("values are nested deeper than \(Self.maximumDepth) levels", place)
    }
    switch node {
    case .scalar(let scalar):
      return SourceNode(content: .scalar(.init(scalar, at: place, in: source)), place: place)
    case .sequence(let sequence):
      var elements: [SourceNode] = []
      for element in sequence {
        elements.append(try convert(element, depth: depth + 1, alias: nil))
      }
      return SourceNode(content: .list(elements), place: place)
    case .mapping(let mapping):
      return try convert(mapping, at: place, depth: depth)
    case .alias:
      throw error("an alias cannot stand here", place)
    }
  }

  private mutating func convert(
    _ mapping: Node.Mapping, at place: SourcePlace, depth: Int
  ) throws(Diagnostic) -> SourceNode {
    var own: [SourceNode.Entry] = []
    var merges: [SourceNode] = []
    for (key, value) in mapping {
      let keyPlace = key.mark.map(self.place) ?? place
      guard case .scalar(let name) = key else {
        throw error("a key is a word, not a list or a mapping", keyPlace)
      }
      let converted = try convert(value, depth: depth + 1, alias: nil)
      if name.string == "<<" {
        merges += converted.elements
      } else {
        own.append(.init(key: name.string, keyPlace: keyPlace, value: converted))
      }
    }
    let entries = merges.isEmpty ? own : try merged(merges, into: own)
    return SourceNode(content: .map(entries), place: place)
  }

  /// YAML's merge key: what is written in the mapping itself wins, then what was merged first.
  private func merged(
    _ merges: [SourceNode], into own: [SourceNode.Entry]
  ) throws(Diagnostic) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    var seen = Set(own.map(\.key))
    for source in merges {
      guard source.isMap else {
        throw error("\"<<\" takes a mapping or a list of them", source.place)
      }
      entries += source.entries.filter { seen.insert($0.key).inserted }
    }
    return entries + own
  }

  private func place(_ mark: Mark) -> SourcePlace { escapes.original(SourcePlace(mark)) }

  private func error(_ message: String, _ place: SourcePlace, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, message, at: source.location(place), hint: hint)
  }
}

extension YAMLSource {
  /// Refuses what would cost Yams too much, or is no text at all.
  private func checkText() throws(Diagnostic) {
    let text = source.text
    if text.utf8.count > Self.maximumBytes {
      throw Diagnostic(
        .error, "larger than \(Self.maximumBytes / 1_000_000) MB", at: .init(file: source.file),
        hint: "import parts of it, make what is alike with repeat, or read lists from a data file")
    }
    if let line = TextScan.firstControlCharacter(in: text) {
      throw Diagnostic(
        .error, "not a text file: it has control characters",
        at: .init(file: source.file, line: line.line, column: line.column),
        hint: "a scene file is YAML or JSON in UTF-8")
    }
    if let tab = TextScan.indentingTab(in: text) {
      throw error("a tab indents this line", tab, hint: "YAML is indented with spaces")
    }
    if let key = TextScan.collectionKey(in: text) {
      throw error("a key is a word, not a list, a mapping or an alias", key)
    }
    if TextScan.separators(in: text) > 2 * Self.maximumNodes {
      throw error("more than \(Self.maximumNodes) values", SourcePlace(line: 1, column: 1))
    }
  }
}

extension SourcePlace {
  init(_ mark: Mark) {
    self.init(line: mark.line, column: mark.column)
  }
}

extension SourceNode.Scalar {
  fileprivate init(_ scalar: Node.Scalar, at place: SourcePlace, in source: SourceText) {
    switch scalar.style {
    case .any, .plain: self.init(text: scalar.string, isPlain: true, textOffset: 0)
    case .singleQuoted, .doubleQuoted:
      self.init(text: scalar.string, isPlain: false, textOffset: 1)
    case .literal, .folded: self.init(text: scalar.string, isPlain: false, textOffset: nil)
    }
  }
}
