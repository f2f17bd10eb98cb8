import EmakiText
import EmakiFormats

extension ComparisonReport {
  /// How many annotations of a kind GitHub shows of a step.
  private static var shownAnnotations: Int { 10 }

  /// Workflow commands that annotate a pull request: one for each pair that does not pass, and one at
  /// the line of each view that changed. The last of a kind that GitHub shows says how many it hides.
  func writeGitHub<Problem>(
    to write: (String) throws(Problem) -> Void
  ) throws(Problem) {
    var shown: [String: Int] = [:]
    let all = annotationCounts
    func hidden(_ kind: String) -> String {
      shown[kind, default: 0] += 1
      return hint(shown[kind, default: 0], of: all[kind, default: 0])
    }
    for result in results where isAnnotated(result) {
      let file = file(of: result)
      let title = (subject == .files ? checkName : result.headline).escapedForWorkflowProperty
      if subject != .files {
        let text = (result.text + hidden("error")).escapedForWorkflow
        try write("::error file=\(file.escapedForWorkflowProperty),title=\(title)::\(text)\n")
      }
      for annotation in result.annotations {
        let place = (annotation.file.map(notedPath) ?? file).escapedForWorkflowProperty
        let column = annotation.column.map { ",col=\($0)" } ?? ""
        let kind = "\(annotation.level ?? .warning)"
        let text = (annotation.message + hidden(kind)).escapedForWorkflow
        try write(
          "::\(kind) file=\(place),line=\(annotation.line)\(column),title=\(title)::\(text)\n")
      }
    }
    try write(summary + "\n")
  }

  /// How many annotations of each kind there are.
  private var annotationCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for result in results where isAnnotated(result) {
      if subject != .files { counts["error", default: 0] += 1 }
      for annotation in result.annotations {
        counts["\(annotation.level ?? .warning)", default: 0] += 1
      }
    }
    return counts
  }

  /// The note in the last annotation that is shown about those after it.
  private func hint(_ number: Int, of all: Int) -> String {
    guard number == Self.shownAnnotations, all > number else { return "" }
    let place = address.map { "the report, \($0)," } ?? "the log of this step"
    return "\nand \(all - number) more, which GitHub does not show here: \(place) has them all"
  }

  /// The file that notes are put at.
  private func file(of result: Results.Element) -> String {
    result.notedFile ?? notedPath(result.place)
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
        entry(file: file(of: result), line: 1, result.explanation.first ?? result.word, of: result)
      ]
    }
    return result.annotations.map {
      entry(
        file: $0.file.map(notedPath) ?? file(of: result), line: $0.line, $0.message, of: result,
        level: $0.level)
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
