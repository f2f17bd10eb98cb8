import EmakiDiagnostics
import EmakiLayout

extension InputFile {
  /// Warnings of what a layout found wrong in the file.
  func warnings(about issues: [LayoutIssue]) -> [Diagnostic] {
    issues.map { Diagnostic(.warning, "\($0)", at: SourceLocation(file: name)) }
  }
}

extension [LayoutIssue] {
  /// One of those that the rows of a table repeat, as their prototype has them.
  var distinct: [LayoutIssue] {
    var seen: Set<String> = []
    return filter { seen.insert("\($0)".withoutRepetitions).inserted }
  }
}

extension LayoutIssue {
  /// Whether something that was asked for does not hold.
  ///
  /// Ambiguity is for `inspect` and `validate` to tell: the pictures show one of several layouts.
  var isConflict: Bool {
    if case .ambiguous = self { return false }
    return true
  }
}

extension String {
  /// Without the numbers behind repeated names: `title#12` becomes `title`.
  fileprivate var withoutRepetitions: String {
    var result = ""
    var isNumber = false
    for character in self {
      if character == "#" {
        isNumber = true
      } else if !isNumber || !character.isNumber {
        isNumber = false
        result.append(character)
      }
    }
    return result
  }
}
