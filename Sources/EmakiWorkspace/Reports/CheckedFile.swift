package import EmakiComparison
package import EmakiDiagnostics
package import EmakiText

/// A file and its diagnostics, as reports print them.
package struct CheckedFile: ReportedResult {
  package let name: String
  /// The diagnostics, in the order in which they were found.
  package var diagnostics: [Diagnostic] = []
  /// Whether the file could not be read to its end, or has what `--strict` does not pass.
  package var isFailed = false

  package init(name: String, diagnostics: [Diagnostic] = [], isFailed: Bool = false) {
    self.name = name
    self.diagnostics = diagnostics
    self.isFailed = isFailed
  }

  package var word: String { isFailed ? "failed" : "valid" }
  package var explanation: [String] {
    diagnostics.flatMap { Report.text(of: $0).split(separator: "\n").map(String.init) }
  }
  package var hasNotes: Bool { !diagnostics.isEmpty }
  package var reason: String? { nil }
  package var acceptingFlags: String? { nil }
  package var ignoredArea: IgnoredArea { IgnoredArea() }
  package var place: String { name }

  package var annotations: [ResultAnnotation] {
    diagnostics.map { diagnostic in
      let hint = diagnostic.hint.map { "; hint: \($0)" } ?? ""
      return ResultAnnotation(
        file: diagnostic.location?.file, line: diagnostic.location?.line ?? 1,
        column: diagnostic.location?.column, message: (diagnostic.message + hint).onOneLine,
        level: diagnostic.severity.level)
    }
  }

  package var json: JSONValue {
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
