/// When baselines are written.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Always.
  case all
  /// Where the check fails or nothing is kept yet; what passes stays untouched.
  case failed
  /// Where nothing is kept yet.
  case missing
  /// Never: what is missing fails.
  case never
}
