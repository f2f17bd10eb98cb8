import EmakiText
import EmakiFormats

extension ComparisonReport {
  /// Workflow commands that annotate a pull request: one for each pair that does not pass, and one at
  /// the line of each view that changed.
  func writeGitHub<Problem>(
    to write: (String) throws(Problem) -> Void
  ) throws(Problem) {
    for result in results where isAnnotated(result) {
      let file = result.place.escapedForWorkflowProperty
      let title = (subject == .files ? checkName : result.headline).escapedForWorkflowProperty
      if subject != .files {
        try write("::error file=\(file),title=\(title)::\(result.text.escapedForWorkflow)\n")
      }
      for annotation in result.annotations {
        let file = annotation.file?.escapedForWorkflowProperty ?? file
        let column = annotation.column.map { ",col=\($0)" } ?? ""
        let level = annotation.level ?? .warning
        try write(
          "::\(level) file=\(file),line=\(annotation.line)\(column),title=\(title)::"
            + "\(annotation.message.escapedForWorkflow)\n")
      }
    }
    try write(summary + "\n")
  }

  /// GitLab's report on the quality of code: an entry for each view that changed at its line, and one
  /// for each pair of which no view has a line.
  func writeGitLab<Problem>(
    to write: (String) throws(Problem) -> Void
  ) throws(Problem) {
    var comma = ""
    try write("[")
    for result in results where isAnnotated(result) {
      for entry in entries(of: result) {
        try write(comma + entry.text)
        comma = ","
      }
    }
    try write("]\n")
  }

  private var checkName: String { "emaki \(subject.command)" }

  /// Whether anything is said at lines: of what does not pass, and of files all that was found.
  private func isAnnotated(_ result: Results.Element) -> Bool {
    !result.isAccepted || (subject == .files && !result.annotations.isEmpty)
  }

  private func entries(of result: Results.Element) -> [JSONValue] {
    guard !result.annotations.isEmpty else {
      return [
        entry(file: result.place, line: 1, result.explanation.first ?? result.word, of: result)
      ]
    }
    return result.annotations.map {
      entry(file: $0.file ?? result.place, line: $0.line, $0.message, of: result, level: $0.level)
    }
  }

  /// The fingerprint is that of file and sentence, so that an entry whose line moves stays the same.
  private func entry(
    file: String, line: Int, _ message: String, of result: Results.Element,
    level: ResultAnnotation.Level? = nil
  ) -> JSONValue {
    let severity = level?.severity ?? (result.word == "failed" ? "critical" : "major")
    let text = subject == .files ? message : "\(result.headline): \(message.onOneLine)"
    return .object([
      ("description", .string(text)), ("check_name", .string(checkName)),
      ("fingerprint", .string(SHA256.hexadecimal(of: "\(file)\n\(text)"))),
      ("severity", .string(severity)),
      (
        "location",
        .object([
          ("path", .string(file)), ("lines", .object([("begin", .number(Double(line)))])),
        ])
      ),
    ])
  }
}

extension ResultAnnotation.Level {
  /// As GitLab calls it.
  fileprivate var severity: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .notice: "info"
    }
  }
}
