import EmakiDrawing
import Testing

/// Each character is 10 pt wide.
@Suite struct LoneWordTests {
  private func lines(
    _ text: String, width: Double, most: Int = 0, avoids: Bool = true,
    _ lineBreak: TextRequest.LineBreak = .wordWrap
  ) -> [String] {
    var request = TextRequest(
      text, font: .system(17), width: width, maximumLines: most, lineBreak: lineBreak)
    request.avoidsLoneWord = avoids
    return LineBreaker(request: request) { _ in 10 }.lines().map(\.text)
  }

  @Test func `a last line of one word takes another from the line above`() {
    #expect(lines("aa bb cc dd", width: 80) == ["aa bb", "cc dd"])
    #expect(lines("aa bb cc dd", width: 80, avoids: false) == ["aa bb cc", "dd"])
  }

  @Test func `a punctuation mark that stands apart is no word`() {
    #expect(lines("aa bb cc dd ?", width: 80) == ["aa bb", "cc dd ?"])
    #expect(lines("aa bb cc d e", width: 80) == ["aa bb cc", "d e"])
  }

  @Test func `it stays alone where no word can be spared or two do not fit`() {
    #expect(lines("aaaaaa bb", width: 80) == ["aaaaaa", "bb"])
    #expect(lines("a bbbbbbb ccccccc", width: 90) == ["a bbbbbbb", "ccccccc"])
  }

  @Test func `each paragraph has a last line, and only that is looked at`() {
    #expect(lines("aa bb cc dd\nee", width: 80) == ["aa bb", "cc dd", "ee"])
    #expect(lines("aaaa bbb cccccc dd ee", width: 80) == ["aaaa bbb", "cccccc", "dd ee"])
  }

  @Test func `a text that is cut ends where it is cut`() {
    #expect(lines("aa bb cc dd", width: 80, most: 2, .truncateTail) == ["aa bb", "cc dd"])
    #expect(lines("aa bb cc dd ee ff gg", width: 80, most: 1) == ["aa bb cc"])
    #expect(
      lines("aa bb cc dd ee ff", width: 80, most: 2, .truncateTail) == ["aa bb cc", "dd ee ff"])
  }

  @Test func `characters without spaces between them are no words`() {
    #expect(lines("設定画面", width: 30) == ["設定画", "面"])
  }
}
