import EmakiWorkspace
public import ArgumentParser
public import EmakiComparison
import EmakiFiles
import EmakiScenes
import EmakiText

extension ReportFormat: ExpressibleByArgument {
  /// Prints all results to standard output.
  func print(_ report: ComparisonReport<some Sequence>) throws(Failure) {
    var text = ""
    try report.inRepository.write(as: self) { part throws(Failure) in
      text += part
      if text.utf8.count >= 1 << 16 {
        try Terminal.writeData(text)
        text = ""
      }
    }
    try Terminal.writeData(text)
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
  func write(_ report: ComparisonReport<some Sequence>) throws {
    let file = try GrowingFile(path)
    try report.inRepository.write(as: format) { try file.write($0) }
    try file.finish()
  }
}

extension ComparisonReport {
  /// The report with the paths that pull requests have, whatever the folder is that the command
  /// runs in.
  fileprivate var inRepository: ComparisonReport {
    var report = self
    report.notedPath = { RepositoryPath.text(of: $0) }
    return report
  }
}
