import EmakiComparison
import EmakiText
import Testing

@Suite struct `Notes on a pull request` {
  private static func result(_ name: String, lines: [Int] = []) -> StoredResult? {
    let notes = lines.map { line in
      JSONValue.object([("line", .number(Double(line))), ("message", .string("moved"))])
    }
    return StoredResult(
      .object([
        ("name", .string(name)), ("outcome", .string("different")),
        ("actual", .string("\(name).png")), ("annotations", .array(notes)),
      ]))
  }

  private static func lines(_ results: [StoredResult?], at address: String? = nil) -> [Substring] {
    ComparisonReport(results.compactMap(\.self), of: .sets, at: address).text(as: .github)
      .split(separator: "\n")
  }

  @Test(arguments: [1, 10, 11, 25])
  func `say at the tenth how many more there are`(count: Int) {
    let lines = Self.lines((0..<count).map { Self.result("p\($0)") })
    let errors = lines.filter { $0.hasPrefix("::error ") }
    #expect(errors.count == count)
    let telling = errors.indices.filter { errors[$0].contains("more, which GitHub does not show") }
    #expect(telling == (count > 10 ? [9] : []))
    if count > 10 { #expect(errors[9].contains("and \(count - 10) more")) }
  }

  @Test func `count those at lines for themselves, and say where all are`() {
    let lines = Self.lines(
      [Self.result("a", lines: [1, 2, 3, 4, 5, 6]), Self.result("b", lines: Array(1...6))],
      at: "https://example.org/r")
    let warnings = lines.filter { $0.hasPrefix("::warning ") }
    #expect(warnings.count == 12 && !lines[0].contains("more"))
    #expect(warnings[9].contains("and 2 more"))
    #expect(warnings[9].contains("the report, https://example.org/r, has them all"))
  }

  @Test(arguments: [ReportFormat.github, .gitlab])
  func `have the paths of the repository, once`(format: ReportFormat) throws {
    let noted = try #require(
      StoredResult(
        .object([
          ("name", .string("b")), ("outcome", .string("added")), ("file", .string("app/b.yaml")),
        ])))
    let plain = try #require(Self.result("a"))
    var report = ComparisonReport([plain, noted], of: .sets)
    report.notedPath = { "app/" + $0 }
    let text = report.text(as: format)
    #expect(text.contains("app/a.png") && text.contains("app/b.yaml"))
    #expect(!text.contains("app/app/"))
  }
}
