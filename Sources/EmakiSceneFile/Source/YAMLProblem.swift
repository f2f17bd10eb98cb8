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
    if let slip = slip(text, before: place) { return slip }
    let message = setting.isEmpty ? text : "\(text) \(setting)"
    return error(message, place, hint: Self.hint(text, setting))
  }

  /// What stands in the line, or in the one above, that the parser only stumbles over later.
  private func slip(_ text: String, before place: SourcePlace) -> Diagnostic? {
    let line = source.line(place.line)
    if text.contains("expected '-' indicator") {
      return error(
        "this line is neither an element of the list nor part of one", place,
        hint: "elements begin with a dash; what is in them stands below the text after it")
    }
    if text.contains("did not find expected key"),
      let last = line.prefix(place.column - 1).last, last == "'" || last == "\""
    {
      return error(
        "the text in quotes ends before this place", place,
        hint: last == "'" ? "inside of '…' a quote is written twice" : "inside it is \\\"")
    }
    if text.contains("mapping values are not allowed"), place.line > 1 {
      let above = source.line(place.line - 1)
      let word = above.drop { $0 == " " || $0 == "-" }
      let key = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = word.dropFirst(key.count)
      if !key.isEmpty, rest.first == ":", rest.count > 1, !rest.contains(" ") {
        return error(
          "a colon is followed by a space",
          SourcePlace(line: place.line - 1, column: above.count - rest.count + 1),
          hint: "\(key): \(rest.dropFirst())")
      }
    }
    return comment(before: place, text)
  }

  /// A colour without quotes inside braces: the rest of the line is a comment.
  private func comment(before place: SourcePlace, _ text: String) -> Diagnostic? {
    guard text.contains("did not find expected") else { return nil }
    for number in stride(from: place.line, to: max(0, place.line - 3), by: -1) {
      let line = source.line(number)
      guard let color = line.firstRange(of: ": #"),
        line.prefix(upTo: color.lowerBound).contains("{")
      else { continue }
      let column = line.distance(from: line.startIndex, to: color.lowerBound) + 3
      return error(
        "a \"#\" after a space begins a comment", SourcePlace(line: number, column: column),
        hint: "in quotes it is text: \"#FF8800\"")
    }
    return nil
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
    if name.hasPrefix("-") {
      return error("a dash is followed by a space", first, hint: "- \(name.dropFirst()): …")
    }
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
