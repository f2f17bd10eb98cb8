import EmakiText

/// A table of texts, for documents and for programs.
public struct SpecTable: Sendable {
  private let columns: [String]
  private let texts: Set<String>
  private let rows: [[String]]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - texts: the columns that hold texts, at the left; the others hold numbers.
  ///   - rows: one cell for each column.
  public init(_ columns: [String], texts: Set<String>, rows: [[String]]) {
    (self.columns, self.texts, self.rows) = (columns, texts, rows)
  }

  /// Markdown with a header.
  public var markdown: String {
    let marks = columns.map { texts.contains($0) ? "---" : "---:" }
    return ([columns, marks] + rows.map { $0.map(Self.cell) }).map { cells in
      "| " + cells.joined(separator: " | ") + " |\n"
    }.joined()
  }

  /// RFC 4180, with a header; lines end with a line feed alone.
  public var csv: String {
    ([columns] + rows).map { row in
      row.map(Self.field).joined(separator: ",") + "\n"
    }.joined()
  }

  /// Text that Markdown takes as it is.
  public static func cell(_ text: String) -> String {
    var out = ""
    for character in text.split(whereSeparator: \.isNewline).joined(separator: " ").onOneLine {
      switch character {
      case "\\", "|", "*", "_", "`", "[", "]", "#": out += "\\\(character)"
      case "<": out += "&lt;"
      case "&": out += "&amp;"
      default: out.append(character)
      }
    }
    return out
  }

  private static func field(_ text: String) -> String {
    let needsQuotes = text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
