import ArgumentParser
@testable import EmakiCLI
import EmakiLimits
import Foundation
import Testing

/// The page on what may be relied on.
@Suite struct `The page of promises` {
  private static let page = Program.repository.appendingPathComponent(
    "Sources/EmakiCLI/EmakiCLI.docc/Promises.md")

  private static var table: String {
    var text = "| most | of what |\n|---:|---|\n"
    for bound in InputLimit.allCases {
      let digits = String(bound.most)
      let grouped = digits.enumerated().map { index, digit in
        (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
      }
      text += "| \(grouped.joined()) | \(bound.what) |\n"
    }
    return text
  }

  /// With EMAKI_RECORD=1 the table is rewritten, and the test fails to say so.
  @Test func `has the bounds that the readers use`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- bounds -->\n"))
    let end = try #require(text.range(of: "<!-- /bounds -->"))
    if text[start.upperBound..<end.lowerBound] == Self.table { return }
    if ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
      let new = text[..<start.upperBound] + Self.table + text[end.lowerBound...]
      try Data(String(new).utf8).write(to: Self.page)
    }
    Issue.record("the table is stale; rewrite it: EMAKI_RECORD=1 swift test --filter PromiseTests")
  }

  /// Either a row of what is looked at and what is not, or a name among those that judge nothing.
  @Test func `has lines for each command`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = text.components(separatedBy: "### What each command looks at\n")
    let part = try #require(parts.last?.components(separatedBy: "\n###").first)
    let rows = part.matches(of: #/(?m)^\| `(\S+)` \| [^|]+ \| [^|]+ \|$/#).map { String($0.1) }
    let rest = try #require(part.components(separatedBy: " |\n\n").last)
    let others = rest.components(separatedBy: "- Held by")[0].matches(of: #/`(\S+)`/#)
      .map { String($0.1) }
    let groups = Emaki.configuration.groupedSubcommands
    func names(_ groups: [CommandGroup]) -> [String] {
      groups.flatMap { $0.subcommands }
        .map { $0.configuration.commandName ?? "\($0)".lowercased() }
    }
    #expect((rows + others).sorted() == (names(groups) + ["expectSnapshot"]).sorted())
    let judging = names(groups.filter { ["Compare", "Many machines"].contains($0.name) })
    #expect(judging.count >= 7)
    for name in judging { #expect(rows.contains(name), "\(name)") }
  }

  @Test func `has no bound that no reader uses`() throws {
    let sources = Program.repository.appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let texts = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .filter { !$0.contains("enum InputLimit") }
    let all = texts.joined()
    for bound in InputLimit.allCases {
      let isUsed = ["InputLimit.", ".count(.", "count(upTo: ."].contains {
        all.contains($0 + bound.rawValue)
      }
      #expect(isUsed, "\(bound)")
    }
  }

  @Test func `names tests that there are`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let folders = ["Tests", "Sources/CodeReader/Tests"].map(
      Program.repository.appendingPathComponent)
    let files = try folders.flatMap { folder in
      Array(
        try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)))
    }
    let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .filter { !$0.path.contains("/.build/") }
    let tests = try sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let held = text.components(separatedBy: "- Held by ").dropFirst()
      .flatMap { part in part.components(separatedBy: "\n\n")[0].matches(of: #/`([^`]+)`/#) }
      .map { $0.1.split(whereSeparator: \.isNewline).joined(separator: " ") }
    #expect(held.count >= 15)
    for name in held { #expect(tests.contains("func `\(name)`("), "\(name)") }
  }
}
