package import EmakiDiagnostics

/// How strictly input is read, and who takes the diagnostics.
package struct ReadingSettings: Sendable {
  /// Whether warnings, also those of the layout, count as errors.
  package var strict: Bool
  package var listener: Listener

  package init(strict: Bool = false, listener: Listener = .none) {
    (self.strict, self.listener) = (strict, listener)
  }

  /// Reports diagnostics.
  ///
  /// - Throws: `Failure` with it where warnings count as errors.
  package func report(_ diagnostics: [Diagnostic]) throws(Failure) {
    if strict, !diagnostics.isEmpty { throw Failure(diagnostics) }
    listener.hear(diagnostics)
  }
}
