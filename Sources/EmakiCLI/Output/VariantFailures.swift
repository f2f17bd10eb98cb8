import EmakiDiagnostics

/// What is found with some of several settings that pictures are drawn or files checked for.
struct VariantFailures {
  private var found: [(variant: String, failure: Failure)] = []

  mutating func add(_ failure: Failure, of variant: String) {
    found.append((variant, failure))
  }

  /// All of it; what is wrong with some settings only says with which.
  ///
  /// - Parameter count: of all settings, the others being fine.
  func failure(of count: Int) -> Failure? {
    guard var whole = found.first?.failure else { return nil }
    var counts: [Diagnostic: Int] = [:]
    for diagnostic in found.flatMap(\.failure.diagnostics.distinct) {
      counts[diagnostic, default: 0] += 1
    }
    whole.diagnostics =
      found.flatMap { variant, failure in
        failure.diagnostics.map { diagnostic in
          guard counts[diagnostic] != count else { return diagnostic }
          var diagnostic = diagnostic
          diagnostic.message = "\(variant): \(diagnostic.message)"
          return diagnostic
        }
      }.distinct
    return whole
  }
}
