import Foundation
import TestSupport
import Testing

@Suite struct `Comparing with an odd file` {
  @Test func `is tried with many kinds`() {
    #expect(OddPair.all.count >= 60)
    #expect(Set(OddPair.all.map(\.name)).count == OddPair.all.count)
  }

  private static let page = Program.repository.appendingPathComponent(
    "Sources/EmakiCLI/EmakiCLI.docc/OddFiles.md")

  private static var text: String {
    let rows = OddPair.all.map { "| \($0.name) | \($0.code) |\n" }.joined()
    return """
      # What compare says of odd files

      The exit code of `emaki compare` for a small PNG and a copy of it that has what the row says.

      ## Overview

      This page is generated from the tests. 0 says that the pixels are the same in the same colour space, 1
      that they differ, and 2 that it cannot be judged. It is the same whichever file comes first.

      | the copy has, or is | exit code |
      |---|---|
      \(rows)
      """
  }

  /// With EMAKI_RECORD=1 the page is rewritten, and the test fails to say so.
  @Test func `is listed on its page`() throws {
    if try String(contentsOf: Self.page, encoding: .utf8) == Self.text { return }
    if ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
      try Data(Self.text.utf8).write(to: Self.page)
    }
    Issue.record("stale; rewrite it: EMAKI_RECORD=1 swift test --filter OddPairTests")
  }

  @Test(arguments: OddPair.all)
  func `never passes what cannot be judged`(pair: OddPair) throws {
    let scratch = try Scratch()
    let (plain, odd) = (scratch.path("plain.png"), scratch.path("odd.png"))
    try Data(OddPair.plain.file).write(to: URL(fileURLWithPath: plain))
    try Data(pair.bytes).write(to: URL(fileURLWithPath: odd))
    for pairing in [[plain, odd], [odd, plain]] {
      let result = try Program.run(["compare"] + pairing)
      #expect(result.status == pair.code, "\(result.text)\(result.errors)")
    }
  }
}
