import EmakiDiagnostics

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
}
