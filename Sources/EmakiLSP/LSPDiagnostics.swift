import EmakiDiagnostics
import EmakiText

extension LSPDocument {
  /// Where a diagnostic belongs: at what it is about, in this file; the start, where it is about
  /// another one.
  func range(of diagnostic: Diagnostic) -> (start: LSPText.Position, end: LSPText.Position) {
    let top = LSPText.Position(line: 0, character: 0)
    guard let place = diagnostic.location, place.file == path, let line = place.line else {
      return (top, top)
    }
    let number = min(max(line - 1, 0), text.lineCount - 1)
    guard let column = place.column else {
      let end = LSPText.Position(line: number, character: text.line(number).count)
      return (LSPText.Position(line: number, character: 0), end)
    }
    let start = text.position(line: number, letter: column)
    return (start, text.endOfWord(at: start))
  }

  func json(of diagnostic: Diagnostic) -> JSONValue {
    let range = range(of: diagnostic)
    let elsewhere = diagnostic.location.flatMap { $0.file == path ? nil : "\($0): " } ?? ""
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    return .object([
      ("range", .range(range.start, range.end)), ("severity", .number(diagnostic.severity.number)),
      ("source", .string("emaki")), ("message", .string(elsewhere + diagnostic.message + hint)),
    ])
  }

  /// The correction of a diagnostic by its hint: the range of the wrong word, and the right one.
  func fix(of diagnostic: Diagnostic) -> (range: JSONValue, text: String)? {
    guard let hint = diagnostic.hint, diagnostic.location?.file == path,
      let right = Self.word(in: hint, after: ["did you mean \"", "it is called \""]),
      let wrong = Self.word(in: diagnostic.message, after: ["\""])
    else { return nil }
    let start = range(of: diagnostic).start
    let line = text.line(start.line)
    let letters = Array(wrong.utf16)
    guard
      let place = line[(line.startIndex + min(start.character, line.count))...].indices.first(
        where: { line[$0...].starts(with: letters) })
    else { return nil }
    let from = LSPText.Position(line: start.line, character: place - line.startIndex)
    let to = LSPText.Position(line: start.line, character: from.character + letters.count)
    return (.range(from, to), right)
  }

  /// The word in quotes behind one of some beginnings, where the text has no other.
  private static func word(in text: String, after beginnings: [String]) -> String? {
    for beginning in beginnings {
      guard let start = text.firstRange(of: beginning)?.upperBound,
        let end = text[start...].firstIndex(of: "\"")
      else { continue }
      if text[end...].hasPrefix("\" or \"") { return nil }
      return String(text[start..<end])
    }
    return nil
  }
}

extension Severity {
  /// As the protocol counts.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
