import EmakiComparison
import EmakiDiagnostics
import EmakiText

/// A file and what was found wrong with it, as reports tell it.
struct CheckedFile: ReportedResult {
  let name: String
  /// In the order in which they were found.
  var diagnostics: [Diagnostic] = []
  /// Whether the file could not be read to its end, or has what `--strict` does not pass.
  var isFailed = false

  var word: String { isFailed ? "failed" : "valid" }
  var explanation: [String] {
    diagnostics.flatMap { Report.text(of: $0).split(separator: "\n").map(String.init) }
  }
  var hasNotes: Bool { !diagnostics.isEmpty }
  var reason: String? { nil }
  var acceptingFlags: String? { nil }
  var ignoredArea: IgnoredArea { IgnoredArea() }
  var place: String { name }

  var annotations: [ResultAnnotation] {
    diagnostics.map { diagnostic in
      let hint = diagnostic.hint.map { "; hint: \($0)" } ?? ""
      return ResultAnnotation(
        file: diagnostic.location?.file, line: diagnostic.location?.line ?? 1,
        column: diagnostic.location?.column, message: (diagnostic.message + hint).onOneLine,
        level: diagnostic.severity.level)
    }
  }

  var json: JSONValue {
    .object([
      ("name", .string(name)), ("outcome", .string(word)),
      ("findings", .array(diagnostics.map(\.json))),
    ])
  }
}

extension Severity {
  fileprivate var level: ResultAnnotation.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }
}
