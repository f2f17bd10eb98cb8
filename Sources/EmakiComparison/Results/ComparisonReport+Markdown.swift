import EmakiText

extension ComparisonReport {
  /// A comment on a pull request holds 65,536 letters; what comes after it needs some.
  private static var mostBytes: Int { 64_000 }
  /// Rows of the table that come before anything is said of each pair.
  private static var shownPairs: Int { 50 }
  /// Letters of what is said of a pair.
  private static var shownLetters: Int { 900 }

  /// Markdown for a comment on a pull request or the summary of a run: a table of the pairs that are
  /// not the same, and what is said of each, folded. It fits into a comment whatever it says: what has
  /// no room is counted.
  var markdown: String {
    let (told, count) = told
    let start = "### \(subject.heading): \(summary)\n"
    guard count > 0 else { return start }
    let head = start + "\n| \(subject.noun) | | \(subject.column) |\n|---|---|---|\n"
    var room = Self.mostBytes - head.utf8.count
    let rows = told.map(\.row).prefix { row in
      room -= row.utf8.count
      return room >= 0
    }
    let details = told.prefix(rows.count).filter { $0.explanation.count > 1 }
      .map { $0.details(atMost: Self.shownLetters) }
    let shown = details.prefix { text in
      room -= text.utf8.count
      return room >= 0
    }
    let rest = rest(of: count - rows.count, folded: details.count - shown.count)
    return head + rows.joined() + rest + shown.joined()
  }

  /// The first pairs of which there is something to say, and how many there are.
  private var told: (first: [Results.Element], count: Int) {
    var (first, count) = ([Results.Element](), 0)
    for result in results where result.isTold {
      if first.count < Self.shownPairs { first.append(result) }
      count += 1
    }
    return (first, count)
  }

  /// How much is not said, and where it is.
  private func rest(of rows: Int, folded: Int) -> String {
    var parts: [String] = []
    if rows > 0 { parts.append("and \(rows) more") }
    if folded > 0 { parts.append("\(folded) without details") }
    guard !parts.isEmpty else { return "" }
    let link = address.map { " in [the report](\($0.escapedForLink))" } ?? ""
    return "\n\(parts.joined(separator: ", "))\(link)\n"
  }
}

extension ReportedResult {
  /// Whether there is more to say of it than that it passes.
  var isTold: Bool { !["same", "drawn", "valid", "unchecked"].contains(word) || hasNotes }

  /// A row of the table.
  fileprivate var row: String {
    let words = words(atMost: 300).escapedForMarkdown
    return "| \(String(name.prefix(300)).escapedForMarkdown) | \(word) | \(words) |\n"
  }

  /// All that is said of a pair, folded.
  fileprivate func details(atMost count: Int) -> String {
    let isLong = text.count > count
    let shown = text.prefix(count) + (isLong ? "…" : "")
    return
      "\n<details><summary>\(Markup.escaped(headline, keepsLines: true))</summary>\n\n"
      + "<pre>\(String(shown).escapedForHTML)</pre>\n</details>\n"
  }

  /// The explanation of a pair, and how much there was no room for.
  fileprivate func words(atMost count: Int) -> String {
    let lines = reason.map { [$0] } ?? explanation
    var room = count
    let shown = lines.prefix { line in
      room -= line.count + 2
      return room >= 0
    }
    guard !shown.isEmpty else { return String((lines.first ?? "").prefix(count)) }
    let rest = lines.count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
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

  /// Safe between the brackets of a link: nothing in it ends the address.
  fileprivate var escapedForLink: String {
    unicodeScalars.reduce(into: "") { out, scalar in
      if scalar.properties.isWhitespace || "()<>\"[]|".unicodeScalars.contains(scalar) {
        for byte in String(scalar).utf8 {
          out += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
  }

  /// Safe between tags, lines kept; an empty line would end the tag in Markdown.
  fileprivate var escapedForHTML: String {
    split(separator: "\n").map { Markup.escaped(String($0), keepsLines: true) }.joined(
      separator: "\n")
  }
}
