/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Something could not be done.
  case error
  /// Something was done, but likely not as meant.
  case warning
  /// Something worth knowing.
  case note

  /// Worse before milder.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
