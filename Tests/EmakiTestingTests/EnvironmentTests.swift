import PixelDiff
import Testing

@testable import EmakiTesting

@Suite struct `What the environment says` {
  @Test(
    arguments: [
      ([:], RecordMode.missing),
      (["CI": "true"], .never),
      (["CI": "false"], .missing),
      (["CI": "1", "EMAKI_RECORD": "all"], .all),
      (["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
      (["EMAKI_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"], .never),
      (["EMAKI_RECORD": "", "SNAPSHOT_TESTING_RECORD": "all"], .all),
    ] as [([String: String], RecordMode)])
  func `the first that answers counts`(variables: [String: String], mode: RecordMode) throws {
    #expect(try SnapshotEnvironment(variables).recordMode() == mode)
  }

  @Test func `a mode that does not exist is an error with all that do`() {
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotEnvironment(["EMAKI_RECORD": "al"]).recordMode()
    }
    #expect(
      error?.description
        == "EMAKI_RECORD is \"al\", but must be one of all, failed, missing, never")
  }

  @Test(.snapshots(record: .never, comparing: .noise))
  func `a trait sets what the test does not`() {
    #expect(SnapshotSettings.current.record == .never)
    withSnapshots(record: .all) {
      #expect(SnapshotSettings.current.record == .all)
      #expect(SnapshotSettings.current.comparison == .noise)
    }
    #expect(SnapshotSettings.current.record == .never)
  }
}
