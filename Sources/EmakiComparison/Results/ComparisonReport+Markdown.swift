import EmakiText

extension ComparisonReport {
  /// Pairs that are told one by one; a comment on a pull request holds 65,536 letters.
  private static let shownPairs = 50
  /// Letters of what is told of a pair.
  private static let shownLetters = 900

  /// Markdown for a comment on a pull request or the summary of a run: a table of the pairs that are
  /// not the same, and all that is told of each, folded.
  public var markdown: String {
    let told = results.filter { $0.isTold }
    var text = "### \(subject.heading): \(summary)\n"
    guard !told.isEmpty else { return text }
    text += "\n| \(subject.noun) | | what changed |\n|---|---|---|\n"
    for result in told.prefix(Self.shownPairs) {
      let first = result.firstWords.escapedForMarkdown
      text += "| \(result.name.escapedForMarkdown) | \(result.word) | \(first) |\n"
    }
    if told.count > Self.shownPairs { text += "\nand \(told.count - Self.shownPairs) more\n" }
    for result in told.prefix(Self.shownPairs) where result.explanation.count > 1 {
      let isLong = result.text.count > Self.shownLetters
      let shown = result.text.prefix(Self.shownLetters) + (isLong ? "…" : "")
      text +=
        "\n<details><summary>\(Markup.escaped(result.headline, keepsLines: true))</summary>\n\n"
      text += "<pre>\(String(shown).escapedForHTML)</pre>\n</details>\n"
    }
    return text
  }
}

extension ReportedResult {
  /// Whether there is more to say of it than that it passes.
  var isTold: Bool { (word != "same" && word != "drawn") || hasNotes }

  /// The first thing that is told of a pair, and how much else there is.
  fileprivate var firstWords: String {
    if let reason { return reason }
    guard let first = explanation.first else { return "" }
    return explanation.count > 1 ? "\(first) …" : first
  }
}

extension String {
  /// Safe in a cell of a table: nothing in it is a mark, a link or a mention.
  fileprivate var escapedForMarkdown: String {
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": out += " "
      case "&", "<", ">", "|", "\\", "`", "*", "_", "~", "[", "]", "@", "#", "!", ":":
        out += "&#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Safe between tags, lines kept; an empty line would end the tag in Markdown.
  fileprivate var escapedForHTML: String {
    split(separator: "\n").map { Markup.escaped(String($0), keepsLines: true) }.joined(
      separator: "\n")
  }
}
