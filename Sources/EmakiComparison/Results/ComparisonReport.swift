import EmakiScenes
public import EmakiText
import PixelDiff

/// The results of many pairs, for people and for programs.
public struct ComparisonReport: Sendable {
  /// In the order of the pairs.
  public var results: [PairResult]
  let subject: ReportSubject

  /// Makes a report.
  public init(_ results: [PairResult], of subject: ReportSubject = .pictures) {
    self.results = results
    self.subject = subject
  }

  /// How many pairs have each outcome, in a sentence.
  public var summary: String {
    let words = ["same", "similar", "different", "added", "removed", "failed"]
    var summary = ""
    for word in words {
      let count = results.count { $0.outcome.word == word }
      if count > 0 { summary += (summary.isEmpty ? "" : ", ") + "\(count) \(word)" }
    }
    return summary.isEmpty ? "nothing to compare" : summary
  }

  /// One paragraph for each pair that is not the same, or of which there is something to note, then the
  /// summary.
  public var text: String {
    var text = ""
    for result in results where result.outcome != .same || !result.meaning.notes.isEmpty {
      text += result.text + "\n"
    }
    return text + summary + "\n"
  }

  /// An object with all figures.
  public var json: JSONValue {
    .object([
      ("accepted", .bool(results.allSatisfy(\.outcome.isAccepted))),
      ("summary", .string(summary)),
      ("results", .array(results.map(\.json))),
    ])
  }

  /// JUnit's XML: a test case for each pair.
  public var junit: String {
    let failures = results.count { !$0.outcome.isAccepted && $0.outcome.word != "failed" }
    let errors = results.count { $0.outcome.word == "failed" }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuite name=\"emaki \(subject.command)\" tests=\"\(results.count)\""
    xml += " failures=\"\(failures)\" errors=\"\(errors)\">\n"
    for result in results {
      xml += "  <testcase name=\"\(Markup.escaped(result.pair.name, keepsLines: true))\""
      if result.outcome.isAccepted {
        xml += "/>\n"
        continue
      }
      let element = result.outcome.word == "failed" ? "error" : "failure"
      xml += ">\n    <\(element) message=\"\(Markup.escaped(result.headline, keepsLines: true))\">"
      xml += "\(Markup.escaped(result.text, keepsLines: true))</\(element)>\n  </testcase>\n"
    }
    return xml + "</testsuite>\n"
  }

  /// Workflow commands that annotate a pull request, one for each pair that does not pass.
  public var github: String {
    results.filter { !$0.outcome.isAccepted }.map { result in
      let file = (result.notedFile ?? result.pair.actual ?? result.pair.expected ?? "")
        .escapedForWorkflowProperty
      return "::error file=\(file),title=\(result.headline.escapedForWorkflowProperty)::"
        + "\(result.text.escapedForWorkflow)\n"
    }.joined() + summary + "\n"
  }
}
