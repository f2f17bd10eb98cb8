import EmakiText
import ArgumentParser
import EmakiComparison
import EmakiScenes

/// The forms in which `compare` and `diff` print what they found.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, junit, github, markdown

  /// Prints all results to standard output.
  func print(_ report: ComparisonReport) throws(Failure) {
    switch self {
    case .text: try Terminal.writeData(report.text)
    case .json: try Terminal.writeData(report.json.text + "\n")
    case .junit: try Terminal.writeData(report.junit)
    case .github: try Terminal.writeData(report.github)
    case .markdown: try Terminal.writeData(report.markdown)
    }
  }
}
