import EmakiDrawing
import Testing

/// Letters are half their font's size wide: 5 points at 10 pt, 10 points at 20 pt.
private struct HalfEm: TextMeasuring {
  func lines(of request: TextRequest) -> [TextLine] {
    LineBreaker(request: request) { _ in request.font.size / 2 }.lines()
  }
}

@Suite struct `Text of several looks` {
  private func lines(
    _ spans: [TextSpan], width: Double? = nil, maximum: Int = 0,
    _ mode: TextRequest.LineBreak = .wordWrap
  ) -> [StyledLine] {
    StyledText(spans, width: width, maximumLines: maximum, lineBreak: mode).lines(HalfEm())
  }

  private func span(_ text: String, _ size: Double = 10) -> TextSpan {
    TextSpan(text, font: .system(size))
  }

  private func texts(_ lines: [StyledLine]) -> [[String]] {
    lines.map { $0.pieces.map(\.span.text) }
  }

  @Test func `its parts stand beside one another and widths add up`() {
    let line = lines([span("ab "), span("cd", 20)])
    #expect(texts(line) == [["ab ", "cd"]])
    #expect(line[0].pieces.map(\.width) == [15, 20])
    #expect(line[0].width == 35)
  }

  @Test func `a line is as high as its tallest letters, on one baseline`() {
    let line = lines([span("ab"), span("cd", 20)])[0]
    let tall = Font.system(20)
    #expect(abs(line.descent - tall.descent) < 1e-9)
    #expect(abs(line.height - tall.exactLineHeight) < 1e-9)
  }

  @Test func `each line has the height of its own letters`() {
    let both = lines([span("ab\n", 20), span("cd")])
    #expect(abs(both[0].height - Font.system(20).exactLineHeight) < 1e-9)
    #expect(abs(both[1].height - Font.system(10).exactLineHeight) < 1e-9)
    #expect(abs(both.height - 30 * 1.193359375) < 1e-9)
  }

  @Test func `raised letters make their line higher by as much`() {
    var raised = span("2")
    raised.baselineOffset = 6
    let line = lines([span("m"), raised])[0]
    #expect(abs(line.height - (Font.system(10).exactLineHeight + 6)) < 1e-9)
    #expect(abs(line.descent - Font.system(10).descent) < 1e-9)
  }

  @Test func `words wrap where they do not fit, also in the middle of a part`() {
    // "one " is 20 and "two" 15 wide; "three" at 20 pt is 50.
    let spans = [span("one two "), span("three", 20)]
    #expect(texts(lines(spans, width: 90)) == [["one two ", "three"]])
    #expect(texts(lines(spans, width: 60)) == [["one two"], ["three"]])
    #expect(texts(lines(spans, width: 34)) == [["one"], ["two"], ["thr"], ["ee"]])
  }

  @Test func `a word of two looks is not broken between them`() {
    let spans = [span("aa bb"), span("cc")]
    #expect(texts(lines(spans, width: 30)) == [["aa"], ["bb", "cc"]])
  }

  @Test func `the last line that is allowed ends in an ellipsis of the letters before it`() {
    let cut = lines([span("ab"), span("cdef", 20)], width: 40, maximum: 1, .truncateTail)
    // 10 for "ab", 10 each for "c", "d" and the ellipsis.
    #expect(texts(cut) == [["ab", "cd…"]])
    #expect(cut[0].width == 40)
    let head = lines([span("abcd"), span("ef")], width: 15, maximum: 1, .truncateHead)
    #expect(texts(head) == [["…ef"]] || texts(head) == [["…", "ef"]])
  }

  @Test func `room between letters widens the text by as much for each`() {
    var wide = span("abc")
    wide.kern = 2
    #expect(lines([wide])[0].width == 3 * 5 + 3 * 2)
    var arabic = span("سلام")
    arabic.kern = 2
    #expect(lines([arabic])[0].width == 4 * 5)
  }

  @Test func `a paragraph has lines as high as it says, gaps and indents`() {
    var first = span("aa bb\n")
    first.paragraph.minimumLineHeight = 20
    first.paragraph.lineSpacing = 3
    first.paragraph.spacing = 5
    first.paragraph.firstLineIndent = 4
    first.paragraph.indent = 7
    var second = span("cc")
    second.paragraph.spacingBefore = 1
    let lines = lines([first, second], width: 20)
    #expect(lines.map(\.indent) == [4, 7, 0])
    #expect(lines.map(\.gap) == [0, 3, 3 + 5 + 1])
    #expect(lines[0].height == 20)
    #expect(lines.height == 20 + 3 + 20 + 9 + Font.system(10).exactLineHeight)
  }

  @Test func `line feeds start lines, also empty ones, and a text without letters has none`() {
    #expect(texts(lines([span("a\n\n"), span("b\n", 20)])) == [["a"], [], ["b"], []])
    #expect(abs(lines([span("a\n"), span("\n", 20)])[1].height - 20 * 1.193359375) < 1e-9)
    #expect(lines([]).isEmpty)
  }
}
