import TestSupport
import EmakiDrawing
import Testing

@Suite struct LineBreakerTests {
  /// The lines of a text whose every character is 10 points wide.
  private func lines(
    _ text: String, width: Double?, maximum: Int = 0, _ mode: TextRequest.LineBreak = .wordWrap
  ) -> [String] {
    let request = TextRequest(
      text, font: .system(10), width: width, maximumLines: maximum, lineBreak: mode)
    return LineBreaker(request: request) { _ in 10 }.lines().map(\.text)
  }

  @Test func `words wrap at spaces, which belong to no line`() {
    #expect(lines("one two three", width: 70) == ["one two", "three"])
    #expect(lines("one two   three", width: 70) == ["one two", "three"])
    #expect(lines("one two three", width: 69) == ["one", "two", "three"])
    #expect(lines("one ", width: nil) == ["one"])
  }

  @Test func `a line may end after a hyphen`() {
    #expect(lines("well-known fact", width: 60) == ["well-", "known", "fact"])
  }

  @Test func `a word longer than a line is broken anywhere`() {
    #expect(lines("abcdefgh ij", width: 30) == ["abc", "def", "gh", "ij"])
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
  }

  @Test func `a box made to measure holds its text`() {
    #expect(lines("abcde", width: 50 - 1e-9) == ["abcde"])
    #expect(lines("abcde", width: 49.9) == ["abcd", "e"])
  }

  @Test func `line feeds of any kind start a line, also an empty one`() {
    #expect(lines("a\nb\r\nc", width: nil) == ["a", "b", "c"])
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
    #expect(lines("", width: 100) == [])
  }

  @Test func `Japanese breaks between any two characters`() {
    #expect(lines("新着特集コンテンツ", width: 40) == ["新着特集", "コンテン", "ツ"])
    #expect(lines("日本abc日本", width: 40) == ["日本", "abc日", "本"])
  }

  @Test func `no line begins with closing punctuation or small kana`() {
    #expect(lines("あいう。えお", width: 30) == ["あい", "う。え", "お"])
    #expect(lines("あいう」。え", width: 40) == ["あい", "う」。え"])
    #expect(lines("あいうッか", width: 30) == ["あい", "うッか"])
    #expect(lines("メニュー", width: 30) == ["メ", "ニュー"])
  }

  @Test func `no line ends with an opening bracket`() {
    #expect(lines("あい「うえ", width: 30) == ["あい", "「うえ"])
    #expect(lines("あい(うえ)", width: 30) == ["あい", "(う", "え)"])
  }

  @Test func `lines beyond the most are dropped when wrapping`() {
    #expect(lines("one two three", width: 50, maximum: 2) == ["one", "two"])
    #expect(lines("one two three", width: 50, maximum: 1) == ["one"])
    #expect(lines("abcdef", width: 30, maximum: 1, .characterWrap) == ["abc"])
    #expect(lines("a\nb\nc", width: nil, maximum: 2) == ["a", "b"])
  }

  @Test func `character wrapping breaks anywhere`() {
    #expect(lines("ab cd", width: 40, .characterWrap) == ["ab c", "d"])
    #expect(lines("あ。い", width: 10, .characterWrap) == ["あ", "。", "い"])
  }

  @Test func `clipping never breaks but at line feeds`() {
    #expect(lines("one two\nthree", width: 30, .clip) == ["one two", "three"])
    #expect(lines("one two\nthree", width: 30, maximum: 1, .clip) == ["one two"])
  }

  @Test func `an ellipsis stands at the end, the start or the middle`() {
    #expect(lines("abcdefghij", width: 60, maximum: 1, .truncateTail) == ["abcde…"])
    #expect(lines("abcdefghij", width: 60, maximum: 1, .truncateHead) == ["…fghij"])
    #expect(lines("abcdefghij", width: 60, maximum: 1, .truncateMiddle) == ["abc…ij"])
    #expect(lines("abcdef", width: 60, maximum: 1, .truncateTail) == ["abcdef"])
    #expect(lines("abcdef", width: 5, maximum: 1, .truncateTail) == ["…"])
  }

  @Test func `no space stands before the ellipsis`() {
    #expect(lines("abc defghi", width: 50, maximum: 1, .truncateTail) == ["abc…"])
  }

  @Test func `only the last of several lines is cut`() {
    #expect(lines("one two three four", width: 50, maximum: 2, .truncateTail) == ["one", "two…"])
    #expect(lines("aaa bbb ccc", width: 70, maximum: 2, .truncateTail) == ["aaa bbb", "ccc"])
    #expect(
      lines("aaa bbb ccc dddd", width: 70, maximum: 2, .truncateHead) == ["aaa bbb", "…c dddd"])
  }

  @Test func `a text that goes on after a line feed ends in an ellipsis`() {
    #expect(lines("abc\ndef", width: 100, maximum: 1, .truncateTail) == ["abc…"])
    #expect(lines("abc\ndef", width: nil, maximum: 1, .truncateTail) == ["abc…"])
  }

  @Test(arguments: UInt64(0)..<60)
  func `no character is lost and no line is too wide`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("ab c-(あ。「ー日")
    let text = String(
      (0..<80).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
    let width = 10 * Double(Int.random(in: 1...12, using: &random))
    for mode in [TextRequest.LineBreak.wordWrap, .characterWrap] {
      let broken = lines(text, width: width, mode)
      #expect(
        broken.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed)")
      #expect(broken.allSatisfy { Double($0.count) * 10 <= width }, "seed \(seed)")
    }
    for mode in [TextRequest.LineBreak.truncateHead, .truncateTail, .truncateMiddle] {
      let cut = lines(text, width: width, maximum: 3, mode)
      #expect(cut.count <= 3, "seed \(seed)")
      #expect(cut.allSatisfy { Double($0.count) * 10 <= width }, "seed \(seed)")
    }
  }

  @Test(arguments: [
    TextRequest.LineBreak.wordWrap, .characterWrap, .truncateHead, .truncateTail, .truncateMiddle,
  ])
  func `a very long text is measured a few times and not for each of its lines`(
    mode: TextRequest.LineBreak
  ) {
    let text = String(repeating: "word かな", count: 2000)
    let request = TextRequest(
      text, font: .system(10), width: 100, maximumLines: mode == .wordWrap ? 0 : 1, lineBreak: mode)
    let calls = Counter()
    let count = LineBreaker(request: request) { _ in
      calls.count += 1
      return 10
    }.lines().count
    #expect(count >= 1)
    #expect(calls.count < 4 * text.count)
  }

  private final class Counter {
    var count = 0
  }
}
