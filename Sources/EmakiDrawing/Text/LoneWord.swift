/// Keeps the last word of a paragraph from standing alone on its line.
///
/// Labels have done so since iOS 11: the line above gives its last word away. A mark without
/// letters and digits, as the question mark that French sets off by a space, is no word. Source:
/// `NSParagraphStyle.LineBreakStrategy.pushOut`, and labels that hug such lines in saved files.
public enum LoneWord {
  /// Moves the last word of the line before the last to the last one, if that has a single word.
  ///
  /// - Parameters:
  ///   - lines: where among the characters the lines of the paragraph lie.
  ///   - paragraph: its characters.
  ///   - fits: whether such a line is not too wide.
  public static func giveCompany(
    to lines: inout [Range<Int>], of paragraph: [Character], fits: (Range<Int>) -> Bool
  ) {
    guard lines.count > 1 else { return }
    let (above, last) = (lines[lines.count - 2], lines[lines.count - 1])
    guard let start = company(in: paragraph, above: above, last: last),
      fits(start..<last.upperBound)
    else { return }
    lines.removeLast(2)
    lines += [above.lowerBound..<start, start..<last.upperBound]
  }

  /// Where the last line begins when it takes a word of the line above; `nil` where it has company
  /// already, or the line above only one word.
  private static func company(
    in paragraph: [Character], above: Range<Int>, last: Range<Int>
  ) -> Int? {
    guard wordStarts(paragraph[last]).count == 1,
      paragraph[..<last.lowerBound].last?.isWhitespace == true
    else { return nil }
    let words = wordStarts(paragraph[above])
    return words.count > 1 ? words.last : nil
  }

  /// Where the words of a line begin.
  private static func wordStarts(_ line: ArraySlice<Character>) -> [Int] {
    line.split(whereSeparator: \.isWhitespace)
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
      .map(\.startIndex)
  }
}
