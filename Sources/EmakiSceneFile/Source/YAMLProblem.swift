import EmakiDiagnostics
import Yams

/// What Yams found wrong, in words and with a place.
struct YAMLProblem {
  private let problem: YamlError
  private let source: SourceText
  private let escapes: SurrogateEscapes

  init(_ problem: YamlError, in source: SourceText, _ escapes: SurrogateEscapes) {
    self.problem = problem
    self.source = source
    self.escapes = escapes
  }

  var diagnostic: Diagnostic {
    switch problem {
    case .scanner(let context, let text, let mark, _), .parser(let context, let text, let mark, _),
      .composer(let context, let text, let mark, _):
      return syntax(context, text, mark)
    case .duplicatedKeysInMapping(let names, let context):
      return duplicate(names.first ?? "", first: place(context.mark))
    case .reader(let text, let offset, _, _):
      return error(text, place(ofCharacter: offset ?? 0))
    default:
      return error("not readable as YAML", SourcePlace(line: 1, column: 1))
    }
  }

  private func syntax(_ context: YamlError.Context?, _ text: String, _ mark: Mark) -> Diagnostic {
    let place = place(mark)
    let setting = context?.text ?? ""
    if setting.contains("quoted scalar") {
      let start = context.map { self.place($0.mark) } ?? place
      return error("this quote is never closed", start, hint: "close it with the same quote")
    }
    if text.contains("nesting") || text.contains("too deep") {
      return error(
        "values are nested deeper than \(YAMLSource.maximumDepth) levels", place)
    }
    if text.contains("undefined alias") {
      return error("there is no anchor for this alias", place, hint: "an anchor is written &name")
    }
    if text.contains("another document") {
      return error("a second document starts here", place, hint: "a file holds one document")
    }
    let message = setting.isEmpty ? text : "\(text) \(setting)"
    return error(message, place, hint: Self.hint(text, setting))
  }

  private static func hint(_ text: String, _ setting: String) -> String? {
    if text.contains("mapping values are not allowed") {
      return "a text with \": \" in it stands in quotes"
    }
    if text.contains("did not find expected node content") {
      return "a value is missing before this place"
    }
    if text.contains("cannot start any token") { return "such a text stands in quotes" }
    if setting.contains("flow mapping") { return "is a \"}\" or a comma missing?" }
    if setting.contains("flow sequence") { return "is a \"]\" or a comma missing?" }
    if text.contains("did not find expected key") || text.contains("block end") {
      return "is the line indented like its neighbours?"
    }
    if text.contains("could not find expected ':'") { return "a key is followed by \": \"" }
    return nil
  }

  /// The second place of a key is the one that is wrong; Yams names only the first.
  private func duplicate(_ name: String, first: SourcePlace) -> Diagnostic {
    let second = secondPlace(of: name, after: first) ?? first
    return error(
      "duplicate key \"\(name)\"", second,
      hint: second == first ? nil : "the first is in line \(first.line)")
  }

  private func secondPlace(of name: String, after first: SourcePlace) -> SourcePlace? {
    guard first.line < source.lineCount else { return nil }
    for number in (first.line + 1)...max(first.line + 1, source.lineCount) {
      let line = source.line(number)
      let rest = line.drop { $0 == " " || $0 == "-" }.drop { $0 == "\"" || $0 == "'" }
      guard rest.hasPrefix(name) else { continue }
      let after = rest.dropFirst(name.count).drop { $0 == "\"" || $0 == "'" || $0 == " " }
      let column = line.drop { $0 == " " || $0 == "-" }
      let place = SourcePlace(line: number, column: line.count - column.count + 1)
      if after.first == ":", place.column == first.column { return place }
    }
    return nil
  }

  private func place(_ mark: Mark) -> SourcePlace { escapes.original(SourcePlace(mark)) }

  private func place(ofCharacter offset: Int) -> SourcePlace {
    let before = source.text.prefix(offset)
    let line = before.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
    let column = before.reversed().prefix { !$0.isNewline }.count + 1
    return SourcePlace(line: line, column: column)
  }

  private func error(_ message: String, _ place: SourcePlace, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, message, at: source.location(place), hint: hint)
  }
}
