/// The forms of what comparing has found.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// Sentences.
  case text
  /// An object with all figures.
  case json
  /// JUnit's XML: a test case for each pair.
  case junit
  /// Workflow commands that annotate a pull request.
  case github
  /// GitLab's report on the quality of code.
  case gitlab
  /// A comment on a pull request.
  case markdown
}
