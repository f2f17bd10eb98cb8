import EmakiDiagnostics

/// Text that YAML leaves out without a word although it was meant: text behind ` #`, a tag, an
/// anchor.
struct DroppedText {
  private let source: SourceText
  /// Anchors of texts that no alias names so far.
  private var anchors: [String: Diagnostic] = [:]
  private var found: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// The texts left out, in the order of the file.
  ///
  /// - Parameter isWhole: whether all of the text was read: in the rest may be aliases.
  func diagnostics(isWhole: Bool) -> [Diagnostic] {
    (isWhole ? found + anchors.values : found).sorted()
  }

  /// Notes that an alias stands for what has an anchor, which so is meant as one.
  mutating func use(_ anchor: String) { anchors[anchor] = nil }

  /// Looks at a text as it stands in the file.
  mutating func take(_ text: String, _ event: YAMLParser.Event, isPlain: Bool) {
    if isPlain { takeComment(behind: text, event) }
    let written = written(event)
    if let tag = event.tag, !Self.isOfYAML(tag) {
      let name = written.prefix { $0 != " " }
      found.append(
        warning("\"\(name)\" is a tag of YAML, and not a part of the text", event.place, written))
    }
    if let anchor = event.anchor {
      anchors[anchor] = warning(
        "\"&\(anchor.shortened(to: 40))\" is an anchor of YAML, and not a part of the text",
        event.place, written)
    }
  }

  /// A `#` is the beginning of a comment where a space or another mark follows it, as people write
  /// them; `#5` and `#F00` are parts of a text.
  private mutating func takeComment(behind text: String, _ event: YAMLParser.Event) {
    let rest = String(source.rest(from: event.end))
    let comment = rest.drop { $0 == " " || $0 == "\t" }
    guard comment.count < rest.count, comment.first == "#",
      let second = comment.dropFirst().first, second.isLetter || second.isNumber,
      !text.isEmpty, NumberText.value(of: text) == nil, text != "true", text != "false"
    else { return }
    let word = comment.prefix { $0 != " " && $0 != "," && $0 != "}" && $0 != "]" }
    found.append(
      Diagnostic(
        .warning, "\"\(String(word).shortened(to: 40))\" is a comment, and not a part of the text",
        at: source.location(event.end.moved(by: rest.count - comment.count)),
        hint:
          "in quotes it is text: \"\(text.shortened(to: 40)) \(String(word).shortened(to: 40))\"; "
          + "a comment has a space after its #"))
  }

  private func warning(_ message: String, _ place: SourcePlace, _ written: String) -> Diagnostic {
    Diagnostic(
      .warning, message, at: source.location(place),
      hint: "in quotes it is text: \"\(written.shortened(to: 40))\"")
  }

  /// A text as it stands in its first line.
  private func written(_ event: YAMLParser.Event) -> String {
    let line = source.rest(from: event.place)
    let isOneLine = event.end.line == event.place.line
    return String(isOneLine ? line.prefix(event.end.column - event.place.column) : line)
  }

  /// Whether a tag only says what is known by the value itself, such as `!!str`.
  private static func isOfYAML(_ tag: String) -> Bool { tag.hasPrefix("tag:yaml.org,2002:") }
}
