import ArgumentParser
import EmakiDiagnostics

/// How strictly input is read.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "Treat warnings, also those of the layout, as errors.")
  var strict = false

  /// Prints what was noticed.
  ///
  /// - Throws: `Failure` with it where warnings count as errors.
  func report(_ diagnostics: [Diagnostic]) throws(Failure) {
    if strict, !diagnostics.isEmpty { throw Failure(diagnostics) }
    Report.print(diagnostics)
  }
}
