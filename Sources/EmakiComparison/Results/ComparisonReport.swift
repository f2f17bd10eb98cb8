import EmakiScenes
public import EmakiText
import PixelDiff

/// The results of many pairs, for people and for programs.
public struct ComparisonReport: Sendable {
  /// In the order of the pairs.
  public var results: [any ReportedResult]
  let subject: ReportSubject
  /// Where the whole report is, for what a comment has no room for.
  let address: String?

  /// Makes a report.
  ///
  /// - Parameter address: where the whole report is, for what a comment has no room for.
  public init(
    _ results: [any ReportedResult], of subject: ReportSubject = .pictures,
    at address: String? = nil
  ) {
    self.results = results
    self.subject = subject
    self.address = address
  }

  /// All outcomes, as they are counted.
  static let words = ["drawn", "same", "similar", "different", "added", "removed", "failed"]

  /// How many pairs have each outcome, in a sentence.
  public var summary: String {
    var summary = ""
    for word in Self.words {
      let count = results.count { $0.word == word }
      if count > 0 { summary += (summary.isEmpty ? "" : ", ") + "\(count) \(word)" }
    }
    return summary.isEmpty ? "nothing to compare" : summary
  }

  /// One paragraph for each pair that is not the same, or of which there is something to note, then the
  /// summary.
  public var text: String {
    var text = ""
    for result in results where result.isTold {
      text += result.text + "\n"
    }
    return text + summary + "\n"
  }

  /// An object with all figures.
  public var json: JSONValue {
    .object([
      ("accepted", .bool(results.allSatisfy { $0.isAccepted })),
      ("summary", .string(summary)),
      ("results", .array(results.map { $0.json })),
    ])
  }

  /// JUnit's XML: a test case for each pair.
  public var junit: String {
    let failures = results.count { !$0.isAccepted && $0.word != "failed" }
    let errors = results.count { $0.word == "failed" }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuite name=\"emaki \(subject.command)\" tests=\"\(results.count)\""
    xml += " failures=\"\(failures)\" errors=\"\(errors)\">\n"
    for result in results {
      xml += "  <testcase name=\"\(Markup.escaped(result.name, keepsLines: true))\""
      if result.isAccepted {
        xml += "/>\n"
        continue
      }
      let element = result.word == "failed" ? "error" : "failure"
      xml += ">\n    <\(element) message=\"\(Markup.escaped(result.headline, keepsLines: true))\">"
      xml += "\(Markup.escaped(result.text, keepsLines: true))</\(element)>\n  </testcase>\n"
    }
    return xml + "</testsuite>\n"
  }
}
