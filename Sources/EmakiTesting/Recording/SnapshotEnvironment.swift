import FoundationEssentials

/// The settings for recording in the environment of the process: the one type that reads it.
struct SnapshotEnvironment: Sendable {
  private let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// That of this process.
  static let current = SnapshotEnvironment(ProcessInfo.processInfo.environment)

  /// Where copies of expected, actual and difference go; `nil` for nowhere.
  var artifacts: String? { value("SNAPSHOT_ARTIFACTS") }

  /// Where the baselines that tests use are noted; `nil` for nowhere.
  var usedBaselines: String? { value("EMAKI_USED_BASELINES") }

  /// The mode that counts where no code names one.
  ///
  /// `EMAKI_RECORD` is heard before `SNAPSHOT_TESTING_RECORD`. Without either nothing is written where
  /// `CI` is set, since nobody would keep the files, and what is missing is written elsewhere.
  func recordMode() throws(SnapshotError) -> RecordMode {
    for name in ["EMAKI_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let text = value(name) else { continue }
      guard let mode = RecordMode(rawValue: text) else {
        throw .unknownMode(variable: name, value: text)
      }
      return mode
    }
    return isCI ? .never : .missing
  }

  private var isCI: Bool {
    guard let text = value("CI") else { return false }
    return !["0", "false", "no"].contains(text.lowercased())
  }

  private func value(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }
}
