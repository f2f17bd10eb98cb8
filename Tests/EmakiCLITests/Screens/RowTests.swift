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
  static let tests: [(numbers: [String], sentence: String, body: Substring, file: String)] = {
    let target = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let paths = FileManager.default.enumerator(atPath: target.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let file = target.appendingPathComponent(path)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.matches(of: #/func `((?:S\d\.\d+ )+)([^`]+)`/#).map { test in
        let rest = text[test.range.upperBound...]
        let end = rest.firstRange(of: "\n  }\n")?.lowerBound ?? rest.endIndex
        return (
          test.1.split(separator: " ").map(String.init), String(test.2), rest[..<end], text
        )
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

  /// Rows that show something at rest, or without a step in between.
  static let still: Set<String> = [
    "S0.1", "S0.7", "S0.9", "S0.12", "S0.13", "S0.14", "S1.2", "S1.3", "S1.4", "S1.5", "S1.6",
    "S1.7", "S2.1", "S3.9", "S3.11", "S3.19", "S4.1", "S4.2",
  ]
  /// Rows that follow a scroll view.
  static let scrolled: Set<String> = [
    "S0.8", "S2.2", "S2.6", "S3.1", "S3.2", "S3.4", "S3.5", "S3.7", "S3.8", "S3.9",
  ]

  @Test(arguments: numbers) func `compares each motion at both samplings and at all offsets`(
    _ number: String
  ) {
    let bodies = Self.tests.filter { $0.numbers.contains(number) }.map(\.body)
    // `lasts:` is said to `Expected.motion`, which samples at 25 % and at 60 a second.
    #expect(Self.still.contains(number) || bodies.contains { $0.contains("lasts:") })
    #expect(!Self.scrolled.contains(number) || bodies.contains { $0.contains("atOffsets(") })
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
