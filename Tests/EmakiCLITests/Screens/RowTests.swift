import Foundation
import Testing

/// The table of screens in the docs: row → example → test.
@Suite struct `The table of screens` {
  /// A line of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    let number: String
    let examples: [String]
    let sentence: String
    var testDescription: String { "\(number) \(sentence)" }
  }

  /// How many rows each of the five designs has.
  static let counts = [14, 8, 8, 19, 4]
  static let numbers = counts.enumerated().flatMap { design, count in
    (1...count).map { "S\(design).\($0)" }
  }

  /// Rows that are not done. One that has a test does not belong here; the end is an empty list.
  static let pending: Set<String> = []

  static let rows: [Row] = {
    let file = Program.repository.appendingPathComponent(
      "Sources/EmakiCLI/EmakiCLI.docc/Screens.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| S") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        number: cells[0], examples: cells[2].matches(of: #/`([^`]+)`/#).map { String($0.1) },
        sentence: cells[3])
    }
  }()

  /// The tests of this folder that begin with numbers of rows, and the text of their files.
  static let tests: [(numbers: [String], sentence: String, file: String)] = {
    let target = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let paths = FileManager.default.enumerator(atPath: target.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let file = target.appendingPathComponent(path)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.matches(of: #/func `((?:S\d\.\d+ )+)([^`]+)`/#).map {
        ($0.1.split(separator: " ").map(String.init), String($0.2), text)
      }
    }
  }()

  @Test func `has every row, but for those that are not done`() {
    let named = Set(Self.rows.map(\.number))
    for number in Self.numbers {
      #expect(named.contains(number) != Self.pending.contains(number), "\(number)")
    }
    #expect(named.union(Self.pending).subtracting(Self.numbers).isEmpty, "a row that is none")
  }

  @Test func `leaves no row undone that has a test`() {
    let tested = Set(Self.tests.flatMap(\.numbers))
    #expect(tested.intersection(Self.pending).isEmpty, "put it into the table")
    #expect(tested.subtracting(Self.numbers).isEmpty, "a row that is none")
  }

  @Test(arguments: rows) func `has an example and a test for each row`(_ row: Row) throws {
    #expect(!row.examples.isEmpty)
    for example in row.examples {
      #expect(FileManager.default.fileExists(atPath: Program.example(example)), "\(example)")
    }
    let test = try #require(
      Self.tests.first { $0.numbers.contains(row.number) && $0.sentence == row.sentence },
      "there is no such test")
    #expect(row.examples.contains { test.file.contains($0) }, "the test is about the example")
  }
}
