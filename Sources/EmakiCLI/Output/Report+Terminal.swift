import EmakiWorkspace
import EmakiDiagnostics

extension Report {
  /// Prints diagnostics in their order.
  static func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { Terminal.message(colored(diagnostic)) }
  }

  private static func colored(_ diagnostic: Diagnostic) -> String {
    let text = text(of: diagnostic)
    guard Terminal.isColored, let mark = text.firstRange(of: "\(diagnostic.severity.rawValue): ")
    else {
      return text
    }
    let color = diagnostic.severity == .error ? "31" : diagnostic.severity == .warning ? "33" : "36"
    return text[..<mark.lowerBound] + "\u{1B}[1;\(color)m" + text[mark] + "\u{1B}[0m"
      + text[mark.upperBound...]
  }
}

extension Listener {
  /// Messages go to standard error, and on a screen a bar shows how far the work has come.
  static let terminal = Listener {
    Report.print($0)
  } follow: { total in
    let bar = ProgressBar(total: total)
    return { bar.advance() }
  } finish: { line in
    if Terminal.isInteractive { Terminal.message(line) }
  }
}
