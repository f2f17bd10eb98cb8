import EmakiDiagnostics

/// The failures under some of several settings that pictures are drawn or files checked for.
package struct VariantFailures {
  private var found: [(variant: [String], failure: Failure)] = []

  package init() {}

  package mutating func add(_ failure: Failure, of variant: String) {
    add(failure, of: [variant])
  }

  /// - Parameter variant: its values, one for each axis.
  package mutating func add(_ failure: Failure, of variant: [String]) {
    found.append((variant, failure))
  }

  /// All failures; one under some settings only names them.
  ///
  /// - Parameter count: of all settings, the others being fine.
  package func failure(of count: Int) -> Failure? {
    failure(of: count) { variants in variants.map { $0.joined(separator: "-") } }
  }

  /// The same, where each thing is said once, with all settings of which it is true.
  ///
  /// - Parameter all: the values of all settings, one for each axis. An axis is left out of whose
  ///   every value it is true.
  package func failure(among all: [[String]]) -> Failure? {
    failure(of: all.count) { [Self.names(of: $0, among: all)] }
  }

  private func failure(of count: Int, naming names: ([[String]]) -> [String]) -> Failure? {
    guard var whole = found.first?.failure else { return nil }
    var variants: [Diagnostic: [[String]]] = [:]
    for (variant, failure) in found {
      for diagnostic in failure.diagnostics.distinct {
        variants[diagnostic, default: []].append(variant)
      }
    }
    whole.diagnostics =
      found.flatMap { variant, failure in
        failure.diagnostics.flatMap { diagnostic -> [Diagnostic] in
          let all = variants[diagnostic] ?? []
          if all.count == count { return [diagnostic] }
          let own = names(all)
          // Where each setting has a separate line, it stands among those of that setting.
          let shown = own.count == all.count ? names([variant]) : own
          return shown.map { name in
            var diagnostic = diagnostic
            diagnostic.message = "\(name): \(diagnostic.message)"
            return diagnostic
          }
        }
      }.distinct
    return whole
  }

  /// Settings in words, such as `iphone-8` for that device in light and dark.
  private static func names(of variants: [[String]], among all: [[String]]) -> String {
    var rest = variants
    for axis in (all.first ?? []).indices.reversed() {
      let shorter = rest.map { $0.without(axis) }.reduce(into: [[String]]()) { known, own in
        if !known.contains(own) { known.append(own) }
      }
      let values = Set(all.map { $0[axis] })
      let isWhole = shorter.allSatisfy { own in
        values.count == Set(rest.filter { $0.without(axis) == own }.map { $0[axis] }).count
      }
      if isWhole { rest = shorter.map { own in own[..<axis] + [""] + own[axis...] } }
    }
    return rest.map { $0.filter { !$0.isEmpty }.joined(separator: "-") }.joined(separator: ", ")
  }
}

extension [String] {
  fileprivate func without(_ index: Int) -> [String] {
    var other = self
    other.remove(at: index)
    return other
  }
}
