import EmakiDiagnostics

/// How strictly input is read, and who hears what was noticed.
struct ReadingSettings: Sendable {
  /// Whether warnings, also those of the layout, count as errors.
  var strict: Bool
  var listener: Listener

  init(strict: Bool = false, listener: Listener = .none) {
    (self.strict, self.listener) = (strict, listener)
  }

  /// Tells what was noticed.
  ///
  /// - Throws: `Failure` with it where warnings count as errors.
  func report(_ diagnostics: [Diagnostic]) throws(Failure) {
    if strict, !diagnostics.isEmpty { throw Failure(diagnostics) }
    listener.hear(diagnostics)
  }
}
