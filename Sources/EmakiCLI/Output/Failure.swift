import EmakiDiagnostics
import EmakiScenes

/// Why a command could not do its work: exit code 2.
struct Failure: Error {
  /// Printed to standard error, errors last.
  var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String, hint: String? = nil) {
    self.init([Diagnostic(.error, message, hint: hint)])
  }

  /// A motion that cannot be followed, with the place of the step in the file.
  init(_ error: SceneError, in file: String) {
    let place = SourceLocation(file: file, line: error.place?.line, column: error.place?.column)
    self.init([Diagnostic(.error, "\(error)", at: place, hint: error.hint)])
  }
}
