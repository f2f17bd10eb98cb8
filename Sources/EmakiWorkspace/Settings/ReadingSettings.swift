package import EmakiDiagnostics

/// How strictly input is read, and who hears what was noticed.
package struct ReadingSettings: Sendable {
  /// Whether warnings, also those of the layout, count as errors.
  package var strict: Bool
  package var listener: Listener

  package init(strict: Bool = false, listener: Listener = .none) {
    (self.strict, self.listener) = (strict, listener)
  }

  /// Tells what was noticed.
  ///
  /// - Throws: `Failure` with it where warnings count as errors.
  package func report(_ diagnostics: [Diagnostic]) throws(Failure) {
    if strict, !diagnostics.isEmpty { throw Failure(diagnostics) }
    listener.hear(diagnostics)
  }
}
