/// Keeps the last word of a paragraph from standing alone on its line.
///
/// Labels have done so since iOS 11: the line above gives its last word away. What has no letter
/// and no digit, as the question mark that French sets off by a space, is no word. Source:
/// `NSParagraphStyle.LineBreakStrategy.pushOut`, and labels that hug such lines in saved files.
public enum LoneWord {
  /// Where the last line begins when it takes a word of the line above.
  ///
  /// - Parameters:
  ///   - paragraph: the characters of the paragraph.
  ///   - above: where among them the line before the last lies.
  ///   - last: where the last line lies.
  /// - Returns: `nil` where the last line has company already, or the line above only one word.
  public static func company(
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
