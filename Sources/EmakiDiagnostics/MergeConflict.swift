/// Marks that a merge of git leaves in files that nobody has put together yet.
public enum MergeConflict {
  /// The line, from 1, with which the first conflict of a text begins; `nil` where there is none.
  ///
  /// It begins with seven `<` at the start of a line, with a space and a name or nothing behind them,
  /// and ends with a line of seven `>`.
  public static func line(in text: String) -> Int? {
    var start: Int?
    for (index, line) in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      if start == nil, isMark(line, UInt8(ascii: "<")) { start = index + 1 }
      if let start, isMark(line, UInt8(ascii: ">")) { return start }
    }
    return nil
  }

  /// The diagnostic of such a file, with a hint.
  public static func diagnostic(in text: String, file: String) -> Diagnostic? {
    line(in: text).map { line in
      Diagnostic(
        .error, "this file has a conflict of a merge that nobody has resolved",
        at: SourceLocation(file: file, line: line, column: 1),
        hint: "choose a side and delete the lines with <<<<<<<, ======= and >>>>>>>")
    }
  }

  private static func isMark(_ line: Substring.UTF8View, _ sign: UInt8) -> Bool {
    let rest = line.dropFirst(7)
    return line.prefix(7).count == 7 && line.prefix(7).allSatisfy { $0 == sign }
      && (rest.isEmpty || rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "\r"))
  }
}
