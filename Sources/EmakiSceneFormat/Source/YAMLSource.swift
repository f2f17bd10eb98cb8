package import EmakiDiagnostics
import EmakiLimits

/// Reads YAML (and so JSON) into nodes with locations, within bounds that no scene needs.
///
/// Aliases are expanded against a budget, so that a few lines of them cannot become a billion
/// nodes.
package struct YAMLSource {
  /// A value that aliases may stand for.
  private struct Anchored {
    var node: SourceNode
    /// How many values it is, with itself.
    var count: Int
    /// How many levels are below it.
    var height: Int
  }

  package let source: SourceText
  private let escapes: SurrogateEscapes
  private let parser: YAMLParser
  private var anchors: [String: Anchored] = [:]
  private var hasAliases = false
  private var nodes = 0
  /// The deepest level since the value that is read began.
  private var deepest = 0
  /// Keys that stand twice in a mapping.
  private var duplicates: [Diagnostic] = []
  private var dropped: DroppedText
  private var isWhole = false

  package init(_ source: SourceText) {
    self.source = source
    dropped = DroppedText(source)
    escapes = SurrogateEscapes(source.text)
    parser = YAMLParser(escapes.text)
  }

  /// Why a text has no value.
  package struct Faults: Error {
    /// Keys that stand twice, and what ended the reading, in the order of the text.
    package var diagnostics: [Diagnostic]
  }

  /// Warnings of text, as far as it was read, that is in no value.
  package var warnings: [Diagnostic] { dropped.diagnostics(isWhole: isWhole) }

  /// The root value of the text.
  package mutating func read() throws(Faults) -> SourceNode {
    do throws(Diagnostic) {
      let root = try wholeText()
      isWhole = duplicates.isEmpty
      if isWhole { return root }
    } catch {
      duplicates.append(error)
    }
    throw Faults(diagnostics: duplicates)
  }

  private mutating func wholeText() throws(Diagnostic) -> SourceNode {
    try checkText()
    guard case .document = try next().kind else {
      throw error("the file is empty", SourcePlace(line: 1, column: 1), hint: Self.firstScene)
    }
    let root = try value(next(), depth: 0)
    let after = try next()
    if case .document = after.kind {
      throw error(
        "a second document starts here", after.place, hint: "a file holds one document")
    }
    return root
  }

  package static let firstScene = "a scene starts with \"children:\" and a list of views"

  private func next() throws(Diagnostic) -> YAMLParser.Event {
    do throws(YAMLParser.Fault) {
      var event = try parser.next()
      event.place = escapes.original(event.place)
      event.end = escapes.original(event.end)
      return event
    } catch {
      throw YAMLProblem(error, in: source, escapes).diagnostic
    }
  }

  /// The value that begins with an event.
  private mutating func value(
    _ event: YAMLParser.Event, depth: Int
  ) throws(Diagnostic) -> SourceNode {
    if case .alias(let name) = event.kind { return try alias(name, at: event.place, depth: depth) }
    try count(1, depth: depth, at: event.place)
    let (before, outer) = (nodes - 1, deepest)
    deepest = depth
    let node = SourceNode(content: try content(event, depth: depth), place: event.place)
    if let anchor = event.anchor {
      anchors[anchor] = Anchored(node: node, count: nodes - before, height: deepest - depth)
    }
    deepest = max(deepest, outer)
    return node
  }

  private mutating func content(
    _ event: YAMLParser.Event, depth: Int
  ) throws(Diagnostic) -> SourceNode.Content {
    switch event.kind {
    case .scalar(let text, let style):
      dropped.take(text, event, isPlain: style == .plain)
      return .scalar(.init(text, style))
    case .list:
      var elements: [SourceNode] = []
      var event = try next()
      while !event.isEnd {
        elements.append(try value(event, depth: depth + 1))
        event = try next()
      }
      return .list(elements)
    default: return .map(try entries(depth: depth))
    }
  }

  private mutating func alias(
    _ name: String, at place: SourcePlace, depth: Int
  ) throws(Diagnostic) -> SourceNode {
    guard let anchored = anchors[name] else {
      throw error("there is no anchor for this alias", place, hint: "an anchor is written &name")
    }
    hasAliases = true
    dropped.use(name)
    try count(anchored.count, depth: depth + anchored.height, at: place)
    return anchored.node
  }

  private mutating func count(
    _ count: Int, depth: Int, at place: SourcePlace
  ) throws(Diagnostic) {
    nodes += count
    deepest = max(deepest, depth)
    guard nodes <= InputLimit.sceneValues.most else { throw tooMany(at: place) }
    guard depth <= InputLimit.valueDepth.most else {
      throw error("values are nested deeper than \(InputLimit.valueDepth.most) levels", place)
    }
  }

  private func tooMany(at place: SourcePlace) -> Diagnostic {
    let message = "more than \(InputLimit.sceneValues.most) values"
    guard hasAliases else { return error(message, place) }
    return error(
      message + ", aliases written out", place,
      hint: "each alias (*name) repeats everything under its anchor (&name)")
  }

  /// The entries of a map up to its end.
  private mutating func entries(depth: Int) throws(Diagnostic) -> [SourceNode.Entry] {
    var own: [SourceNode.Entry] = []
    var places: [String: SourcePlace] = [:]
    var merges: [SourceNode] = []
    var cut = CutText()
    while true {
      let event = try next()
      if event.isEnd { break }
      let key: String?
      do throws(Diagnostic) { key = try self.key(event, after: &places) } catch {
        throw cut.diagnostic(in: source, goesOn: true) ?? error
      }
      if key == nil, let cut = cut.diagnostic(in: source, goesOn: true) {
        duplicates.removeLast()
        throw cut
      }
      let value = try value(next(), depth: depth + 1)
      guard let key else { continue }
      cut.take(key, at: event.place, value, after: own.last?.value, in: source)
      if key == "<<" {
        merges += value.elements
      } else {
        own.append(.init(key: key, keyPlace: event.place, value: value))
      }
    }
    if let diagnostic = cut.diagnostic(in: source) { throw diagnostic }
    return merges.isEmpty ? own : try merged(merges, into: own)
  }

  /// A key that the map does not have yet; `nil` for one that it has, which is noted.
  private mutating func key(
    _ event: YAMLParser.Event, after places: inout [String: SourcePlace]
  ) throws(Diagnostic) -> String? {
    guard case .scalar(let key, _) = event.kind else {
      throw error("a key is a word, not a list, a mapping or an alias", event.place)
    }
    guard let first = places[key] else {
      places[key] = event.place
      return key
    }
    if key.hasPrefix("-") {
      throw error("a dash is followed by a space", first, hint: "- \(key.dropFirst()): …")
    }
    duplicates.append(
      error(
        "duplicate key \"\(key)\"", event.place, hint: "the first is in line \(first.line)"))
    return nil
  }

  /// YAML's merge key: keys of the mapping itself win, then those that were merged first.
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

  private func error(_ message: String, _ place: SourcePlace, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, message, at: source.location(place), hint: hint)
  }
}

extension YAMLSource {
  /// Refuses what is too much, or no text at all.
  private func checkText() throws(Diagnostic) {
    let text = source.text
    if text.utf8.count > InputLimit.sceneBytes.most {
      throw Diagnostic(
        .error, "larger than \(InputLimit.sceneBytes.most / 1_000_000) MB",
        at: .init(file: source.file),
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
  }
}

extension YAMLParser.Event {
  fileprivate var isEnd: Bool {
    if case .end = kind { true } else { false }
  }
}

extension SourceNode.Scalar {
  fileprivate init(_ text: String, _ style: YAMLParser.Event.Style) {
    switch style {
    case .plain: self.init(text: text, isPlain: true, textOffset: 0)
    case .quoted: self.init(text: text, isPlain: false, textOffset: 1)
    case .block: self.init(text: text, isPlain: false, textOffset: nil)
    }
  }
}
