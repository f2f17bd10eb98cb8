import EmakiDiagnostics

/// The YAML parser's error, in words and with a location.
struct YAMLProblem {
  private let fault: YAMLParser.Fault
  private let source: SourceText
  private let escapes: SurrogateEscapes

  init(_ fault: YAMLParser.Fault, in source: SourceText, _ escapes: SurrogateEscapes) {
    self.fault = fault
    self.source = source
    self.escapes = escapes
  }

  var diagnostic: Diagnostic {
    if let conflict = MergeConflict.diagnostic(in: source.text, file: source.file) {
      return conflict
    }
    let text = fault.problem
    let place = escapes.original(fault.place)
    let setting = fault.context?.text ?? ""
    if text.contains("escape") {
      return error(
        "there is no such escape in a text in quotes", place,
        hint: "a backslash itself is written twice, or the text stands in '…'")
    }
    if setting.contains("quoted scalar") {
      let start = fault.context.map { escapes.original($0.place) } ?? place
      return error("this quote is never closed", start, hint: "close it with the same quote")
    }
    if text.contains("could not find expected ':'"), let context = fault.context {
      return missingColon(escapes.original(context.place))
    }
    if let slip = slip(text, before: place) { return slip }
    let message = setting.isEmpty ? text : "\(text) \(setting)"
    return error(message, place, hint: Self.hint(text, setting))
  }

  /// The slip in the line, or in the one above, that the parser only stumbles over later.
  private func slip(_ text: String, before place: SourcePlace) -> Diagnostic? {
    let line = source.line(place.line)
    if text.contains("expected '-' indicator") {
      return error(
        "this line is neither an element of the list nor part of one", place,
        hint: "elements begin with a dash; what is in them stands below the text after it")
    }
    if let word = braced(in: line, before: place), text.contains("did not find expected ','") {
      return error(
        "braces without quotes are a mapping", place,
        hint: "a text with braces stands in quotes: \"\(word)\"")
    }
    if text.contains("did not find expected ','"), let hint = colonHint(in: line, before: place) {
      return error("expected a comma or the end, got a colon", place, hint: hint)
    }
    if text.contains("found unexpected ':'") {
      return error(
        "a key between braces has no value", place,
        hint: "a space and a value stand behind its colon: {first: 1, second: 2}")
    }
    if text.contains("<document start>") {
      return error(
        "something stands after the end of the file's mapping", place,
        hint: "a scene file is one mapping; is a bracket or brace too many, or one missing?")
    }
    if text.contains("did not find expected key") || text.contains("did not find expected ','"),
      let last = line.prefix(place.column - 1).last, last == "'" || last == "\""
    {
      return error(
        "the text in quotes ends before this place", place,
        hint: last == "'" ? "inside of '…' a quote is written twice" : "inside it is \\\"")
    }
    if text.contains("mapping values are not allowed"), place.line > 1 {
      if let slip = indented(line, before: place) { return slip }
      let above = source.line(place.line - 1)
      if let slip = bare(above, place.line - 1) { return slip }
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

  /// A line that is a key with its value, but for the colon.
  private func missingColon(_ place: SourcePlace) -> Diagnostic {
    let line = source.line(place.line).dropFirst(place.column - 1)
    let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let value = line.dropFirst(key.count).drop { $0 == " " }
    let isKey = SceneFormat.isKey(String(key))
    return error(
      "a key is followed by a colon", place,
      hint: isKey ? "\(key): \(value.prefix(40))" : "such as text: Hello")
  }

  /// A key that is indented further than the one above it, whose value is a text already.
  private func indented(_ line: String, before place: SourcePlace) -> Diagnostic? {
    let above = source.line(place.line - 1)
    let start = above.prefix { $0 == " " || $0 == "-" }.count
    let indent = line.prefix { $0 == " " }.count
    let key = line.dropFirst(indent).prefix { $0 != ":" }
    guard indent > start, indent + key.count == place.column - 1, !key.contains(" "),
      let colon = above.firstRange(of: ": ")?.lowerBound
    else { return nil }
    let upper = above[..<colon].dropFirst(start)
    return error(
      "\"\(key)\" is indented further than \"\(upper)\", which has a value already",
      SourcePlace(line: place.line, column: indent + 1),
      hint: "keys of the same mapping begin in the same column, here \(start + 1)")
  }

  /// A key without its colon, or a dash without its space.
  private func bare(_ line: String, _ number: Int) -> Diagnostic? {
    let indent = line.prefix { $0 == " " }.count
    let word = line.dropFirst(indent)
    let place = SourcePlace(line: number, column: indent + 1)
    if word.first == "-", let next = word.dropFirst().first, next.isLetter {
      return error("a dash is followed by a space", place, hint: "- \(word.dropFirst())")
    }
    guard SceneFormat.isKey(String(word)) else { return nil }
    return error("a key is followed by a colon", place, hint: "\(word):")
  }

  /// A hint for a colon in the value of a mapping in braces, or an element of a list in brackets:
  /// the value is a text that has one, or a comma is missing before a key.
  private func colonHint(in line: String, before place: SourcePlace) -> String? {
    let scalars = Array(line.unicodeScalars)
    let colon = place.column - 1
    guard colon < scalars.count, scalars[colon] == ":" else { return nil }
    func text(_ part: some Sequence<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(part))
    }
    let value = text(scalars[..<colon].reversed().prefix { !":,{[".unicodeScalars.contains($0) })
    let words = String(value.reversed()).split(separator: " ")
    if words.count > 1, let key = words.last.map(String.init), SceneFormat.isKey(key) {
      return "is a comma missing before \"\(key)\"? A text with \": \" in it stands in quotes"
    }
    let rest = text(scalars[colon...].prefix { !",}]\"'".unicodeScalars.contains($0) })
    let whole = words.joined(separator: " ") + rest
    guard !words.isEmpty, !whole.contains("\""), !whole.contains("'") else {
      return "a text with \": \" in it stands in quotes as a whole"
    }
    return "a text with \": \" in it stands in quotes: \"\(whole.shortened(to: 40))\""
  }

  /// The text around braces that begin in its middle: `row{index}`, or `Row {index}`, in a mapping
  /// that stands in braces itself.
  private func braced(in line: String, before place: SourcePlace) -> String? {
    let scalars = Array(line.unicodeScalars)
    let start = place.column - 1
    guard start > 0, start < scalars.count, scalars[start] == "{",
      let end = scalars[start...].firstIndex(of: "}")
    else { return nil }
    let before = scalars[..<start].reversed().prefix { !",:[{".unicodeScalars.contains($0) }
    let after = scalars[(end + 1)...].prefix { !",]}".unicodeScalars.contains($0) }
    let begun = String(String.UnicodeScalarView(before.reversed().drop { $0 == " " }))
    guard !begun.isEmpty, !begun.hasPrefix("- ") else { return nil }
    return begun + String(String.UnicodeScalarView(scalars[start...end] + after))
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

  private func error(_ message: String, _ place: SourcePlace, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, message, at: source.location(place), hint: hint)
  }
}
