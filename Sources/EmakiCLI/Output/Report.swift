import EmakiText
import EmakiComparison
import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

/// What was noticed, printed to standard error; errors make the command fail.
enum Report {
  /// Prints diagnostics in their order.
  static func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { Terminal.message(colored(diagnostic)) }
  }

  /// Diagnostics without colours, each with a line end.
  static func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text(of: $0) + "\n" }.joined()
  }

  /// A diagnostic without colours. Nothing that an input says is obeyed by the terminal.
  static func text(of diagnostic: Diagnostic) -> String {
    var diagnostic = diagnostic
    diagnostic.message = diagnostic.message.onOneLine
    diagnostic.hint = diagnostic.hint?.onOneLine
    if let file = diagnostic.location?.file { diagnostic.location?.file = file.onOneLine }
    return diagnostic.description
  }

  private static func colored(_ diagnostic: Diagnostic) -> String {
    let text = text(of: diagnostic)
    guard Terminal.isColored, let mark = text.firstRange(of: "\(diagnostic.severity.rawValue): ")
    else {
      return text
    }
    let color = diagnostic.severity == .error ? "31" : diagnostic.severity == .warning ? "33" : "36"
    return text[..<mark.lowerBound] + "\u{1B}[1;\(color)m" + text[mark] + "\u{1B}[0m"
      + text[mark.upperBound...]
  }
}

extension Diagnostic {
  /// The diagnostic as a member of `inspect`'s output.
  var json: JSONValue {
    .object([
      ("severity", .string(severity.rawValue)),
      ("message", .string(message)),
      ("file", JSONValue(location?.file)),
      ("line", JSONValue((location?.line).map(Double.init))),
      ("column", JSONValue((location?.column).map(Double.init))),
      ("hint", JSONValue(hint)),
    ])
  }
}
