import ArgumentParser
import EmakiComparison
import EmakiFiles
import EmakiScenes
import EmakiText

/// The forms in which `compare` and `diff` print what they found.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, junit, github, gitlab, markdown

  /// Prints all results to standard output.
  func print(_ report: ComparisonReport) throws(Failure) {
    try Terminal.writeData(text(of: report))
  }

  /// All results in this form.
  func text(of report: ComparisonReport) -> String {
    switch self {
    case .text: report.text
    case .json: report.json.text + "\n"
    case .junit: report.junit
    case .github: report.github
    case .gitlab: report.gitlab.text + "\n"
    case .markdown: report.markdown
    }
  }
}

/// `junit=report.xml`: a form of the results that goes into a file.
struct ReportCopy: ExpressibleByArgument {
  let format: ReportFormat
  let path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]), parts[1] != "-" else {
      return nil
    }
    (self.format, path) = (format, parts[1])
  }

  /// Writes the results.
  func write(_ report: ComparisonReport) throws {
    try AtomicFile.write(Array(format.text(of: report).utf8), to: path)
  }
}
