@testable import EmakiCLI
@testable import EmakiWorkspace

/// What a comparer says of a mutation.
struct Told: Sendable {
  /// 0 the same, 1 another, 2 that it cannot be compared.
  let code: Int32
  let words: String

  init(code: Int32, words: String) { (self.code, self.words) = (code, words) }

  /// Of a run for it alone: what its report says of cases that fail, and its messages.
  init(_ run: Program.Result) {
    let text = run.text
    let failures = text.matches(of: Self.cases).compactMap { match in
      match.output.3.map { "\(match.output.1): \($0)\n" }
    }
    let words = text.contains("</testsuite>") ? failures.joined() : text
    self.init(code: run.status, words: words + run.errors)
  }

  /// The cases of a report in JUnit's form.
  private static var cases: Regex<(Substring, Substring, Substring?, Substring?)> {
    #/<testcase name="([^"]*)"(?:/>|>\s*<(failure|error) message="[^"]*">([^<]*)<)/#
  }

  /// By the ids of mutations, of a run that reports in JUnit's form.
  ///
  /// - Throws: `Failure` for one that has no report.
  static func all(of run: Program.Result) throws -> [String: Told] {
    let junit = run.text
    guard junit.contains("</testsuite>") else { throw Failure("\(run.status): \(run.errors)") }
    var all: [String: Told] = [:]
    for match in junit.matches(of: Self.cases) {
      guard let id = id(in: match.output.1) else { continue }
      let code: Int32 = match.output.2.map { $0 == "error" ? 2 : 1 } ?? 0
      let words = match.output.3.map(String.init) ?? ""
      let known = all[id]
      if known?.code ?? -1 < code { all[id] = Told(code: code, words: words) }
    }
    return all
  }

  /// The id of a mutation at the start of a file's name.
  private static func id(in name: Substring) -> String? {
    name.matches(of: #/(?:^|\/)([a-z]\d{3})(?![a-z0-9])/#).last.map { String($0.output.1) }
  }
}
