package import EmakiDiagnostics

/// The text of a file with its name, to give locations in characters.
package struct SourceText {
  package let file: String
  package let text: String
  /// The lines, without their ends.
  private let lines: [Substring.UnicodeScalarView]

  package init(_ text: String, file: String) {
    self.text = text
    self.file = file
    // Carriage returns with line feeds are one character, so the scalars are split instead.
    lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }
    ).map { $0.last == "\r" ? $0.dropLast() : $0 }
  }

  /// Longer lines are no one's reading matter, and to count their characters for each view would
  /// take minutes: there Unicode scalars are counted.
  private static let longLine = 2000

  /// A location in characters: one letter on the screen is one column.
  package func location(_ place: SourcePlace) -> SourceLocation {
    var column = place.column
    if lines.indices.contains(place.line - 1), place.column <= Self.longLine {
      let before = lines[place.line - 1].prefix(max(0, place.column - 1))
      column += String(before).count - before.count
    }
    return SourceLocation(file: file, line: place.line, column: column)
  }

  /// The rest of a line from a position on; empty far out in a long line, where it would take as
  /// much time for each position as the line is long.
  package func rest(from place: SourcePlace, dropping count: Int = 0) -> Substring.UnicodeScalarView
  {
    guard lines.indices.contains(place.line - 1), 1...Self.longLine ~= place.column else {
      return .init()
    }
    return lines[place.line - 1].dropFirst(place.column - 1 + count)
  }

  /// A line without its end, counted from 1; empty where there is none.
  package func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }

  package var lineCount: Int { lines.count }
}
