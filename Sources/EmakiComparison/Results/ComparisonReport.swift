import EmakiScenes
import EmakiText
import PixelDiff

/// The results of many pairs, for people and for programs.
///
/// They are written one after the other: results that a file keeps are read as they are written.
public struct ComparisonReport<Results: Sequence & Sendable>: Sendable
where Results.Element: ReportedResult {
  /// In the order of the pairs.
  let results: Results
  let counts: OutcomeCounts
  let subject: ReportSubject
  /// Where the whole report is, for what a comment has no room for.
  let address: String?
  /// The name of a file in notes on pull requests.
  public var notedPath: @Sendable (String) -> String = { $0 }

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - counts: of the results, where they are counted already.
  ///   - address: where the whole report is, for what a comment has no room for.
  public init(
    _ results: Results, counts: OutcomeCounts? = nil, of subject: ReportSubject = .pictures,
    at address: String? = nil
  ) {
    self.results = results
    self.counts = counts ?? OutcomeCounts(results)
    self.subject = subject
    self.address = address
  }

  var summary: String { counts.summary }

  /// The whole report.
  public func text(as format: ReportFormat) -> String {
    var text = ""
    write(as: format) { text += $0 }
    return text
  }

  /// Writes the report in pieces.
  public func write<Problem>(
    as format: ReportFormat, to write: (String) throws(Problem) -> Void
  ) throws(Problem) {
    switch format {
    case .text: try writeText(to: write)
    case .json: try writeJSON(to: write)
    case .junit: try writeJUnit(to: write)
    case .github: try writeGitHub(to: write)
    case .gitlab: try writeGitLab(to: write)
    case .markdown: try write(markdown)
    }
  }

  /// One paragraph for each pair that is not the same, or of which there is something to note, then the
  /// summary.
  private func writeText<Problem>(
    to write: (String) throws(Problem) -> Void
  ) throws(Problem) {
    for result in results where result.isTold { try write(result.text + "\n") }
    try write(summary + "\n")
  }

  /// An object with all figures.
  private func writeJSON<Problem>(
    to write: (String) throws(Problem) -> Void
  ) throws(Problem) {
    let summary = JSONValue.string(summary).text
    try write("{\"accepted\":\(counts.areAccepted),\"summary\":\(summary),\"results\":[")
    var comma = ""
    for result in results {
      try write(comma + result.json.text)
      comma = ","
    }
    try write("]}\n")
  }

  /// JUnit's XML: a test case for each pair.
  private func writeJUnit<Problem>(
    to write: (String) throws(Problem) -> Void
  ) throws(Problem) {
    let failures = counts["different"] + counts["added"] + counts["removed"]
    let left = counts["skipped"] + counts["unchecked"]
    let part = counts.part.map { ", \($0)" } ?? ""
    let skipped = left > 0 ? " skipped=\"\(left)\"" : ""
    try write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<testsuite name=\"emaki \(subject.command)\(part)\" tests=\"\(counts.total)\""
        + " failures=\"\(failures)\" errors=\"\(counts["failed"])\"\(skipped)>\n")
    for result in results { try write(result.junit) }
    try write("</testsuite>\n")
  }
}

extension ReportedResult {
  fileprivate var junit: String {
    let start = "  <testcase name=\"\(Markup.escaped(name, keepsLines: true))\""
    if word == "skipped" || word == "unchecked" {
      let reason = explanation.first ?? "not looked at"
      return start
        + "><skipped message=\"\(Markup.escaped(reason, keepsLines: true))\"/></testcase>\n"
    }
    if isAccepted {
      let isPlain = word != "valid" || !hasNotes
      return isPlain
        ? start + "/>\n"
        : start + "><system-out>\(Markup.escaped(text, keepsLines: true))</system-out></testcase>\n"
    }
    let element = word == "failed" ? "error" : "failure"
    return start
      + ">\n    <\(element) message=\"\(Markup.escaped(headline, keepsLines: true))\">"
      + "\(Markup.escaped(text, keepsLines: true))</\(element)>\n  </testcase>\n"
  }
}
