import Foundation
import Testing

/// A check that cannot be fooled: each single change of what is compared is seen by whoever compares,
/// or passes by a statement that stands on the page of promises.
///
/// A ``Mutation`` is one change: of a pixel, a chunk, a file, a frame, a key of the format, a set. Keys
/// come from the table of the format, each with its example in the manual and another value that can
/// be read. A ``Comparer`` is a command with the form of its arguments, or a snapshot test. ``Bench``
/// has every comparer look at all mutations, many in one run of the program; what scenes draw is told
/// by the bytes of their pictures (``Drawn``) rather than by a comparer. ``Figure`` judges each cell:
///
/// - *seen*: 1, or 2 where it cannot be compared, and the words name the file or view;
/// - *passed*: the same, by a ``Statement``;
/// - *untried*: the comparer never gets such a thing, for a reason (``Untried``);
/// - *a defect*: all else. There may be none.
///
/// The nightly check tries all, and `swift test` a sample. The table is a page of the manual: with
/// EMAKI_RECORD=1 it is written, and the test fails to say so. With EMAKI_KEEP=FOLDER the files stay there
/// as they are before and after, for whoever judges a defect.
@Suite struct `Single changes` {
  private static var figure: Figure { get throws { Figure(bench: try Bench.shared.get()) } }

  @Test func `are seen, or pass by a statement, whoever compares`() throws {
    let figure = try Self.figure
    #expect(figure.bench.all.count >= (Extent.current == .all ? 500 : 180))
    for defect in figure.defects { Issue.record("\(defect)") }
  }

  private static func file(_ path: String) -> URL {
    Program.repository.appendingPathComponent(path)
  }

  @Test func `pass by statements that stand on the page of promises`() throws {
    let page = try String(
      contentsOf: Self.file("Sources/EmakiCLI/EmakiCLI.docc/Promises.md"), encoding: .utf8)
    let used = try Self.figure.statements
    for statement in Statement.allCases {
      #expect(page.contains("- \(statement.rawValue)\n"), "\(statement)")
      if Extent.current == .sample { continue }
      #expect(used.contains(statement), "nothing passes by \(statement)")
    }
  }

  @Test func `are listed on a page of the manual`() throws {
    let file = Self.file("Sources/EmakiManual/Text/seen.md")
    let written = try String(contentsOf: file, encoding: .utf8)
    let page = FigurePage(figure: try Self.figure)
    guard Extent.current == .all else { return try compare(written, with: page) }
    if written == page.text { return }
    if ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
      try Data(page.text.utf8).write(to: file)
    }
    Issue.record("stale; rewrite it: EMAKI_RECORD=1 swift test --filter MutationTests")
  }

  /// All that can be said of the page where a sample was tried: its rows, and what else has one.
  private func compare(_ written: String, with page: FigurePage) throws {
    let lines = Set(written.split(separator: "\n").map { $0 + "\n" })
    let bench = page.figure.bench
    for mutation in bench.mutations where mutation.subject != .key {
      #expect(lines.contains(Substring(page.row(mutation))), "\(mutation.what)")
    }
    for mutation in bench.all where mutation.subject != .key {
      #expect(lines.contains { $0.hasPrefix("| \(mutation.what) | ") }, "\(mutation.what)")
    }
  }
}
