import EmakiText
import EmakiComparison
import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

/// Words for what was noticed.
enum Report {
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
