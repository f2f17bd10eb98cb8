package import EmakiText
import EmakiComparison
package import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

/// The words of diagnostics.
package enum Report {
  /// Diagnostics without colours, each with a line end.
  package static func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text(of: $0) + "\n" }.joined()
  }

  /// A diagnostic without colours. Nothing that an input says is obeyed by the terminal.
  package static func text(of diagnostic: Diagnostic) -> String {
    var diagnostic = diagnostic
    diagnostic.message = diagnostic.message.onOneLine
    diagnostic.hint = diagnostic.hint?.onOneLine
    if let file = diagnostic.location?.file { diagnostic.location?.file = file.onOneLine }
    return diagnostic.description
  }
}

extension Diagnostic {
  /// The diagnostic as a member of `inspect`'s output.
  package var json: JSONValue {
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
