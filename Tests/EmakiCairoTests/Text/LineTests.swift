import EmakiCairo
import EmakiDrawing
import Testing

@Suite struct LineTests {
  private let measurer = PangoTextMeasurer(fonts: Easel.fonts)

  private func lines(
    _ text: String, width: Double?, most: Int = 0, _ lineBreak: TextRequest.LineBreak = .wordWrap
  ) -> [String] {
    measurer.lines(
      of: TextRequest(
        text, font: .system(17), width: width, maximumLines: most, lineBreak: lineBreak)
    ).map(\.text)
  }

  @Test func `words are not torn`() {
    #expect(lines("one two three four", width: 70) == ["one two", "three", "four"])
  }

  @Test func `a word is not left alone where that is asked for`() {
    let width = measurer.lines(of: TextRequest("one two three", font: .system(17)))[0].width
    var request = TextRequest(
      "one two three four", font: .system(17), width: width, maximumLines: 2)
    #expect(measurer.lines(of: request).map(\.text) == ["one two three", "four"])
    request.avoidsLoneWord = true
    #expect(measurer.lines(of: request).map(\.text) == ["one two", "three four"])
  }

  @Test func `a single character that does not fit is a line all the same`() {
    #expect(lines("W", width: 1) == ["W"])
    #expect(lines("WW", width: 1) == ["W", "W"])
  }

  @Test func `spaces at a line's end are told apart from its width`() throws {
    let font = Font.system(17)
    func line(_ text: String) -> TextLine? {
      measurer.lines(of: TextRequest(text, font: font)).first
    }
    let plain = try #require(line("Images"))
    let spaced = try #require(line("Images  "))
    #expect(spaced.text == "Images")
    #expect(spaced.width == plain.width)
    let between = try #require(line("Images  ¶")).width
    let spaces = between - plain.width - (try #require(line("¶")).width)
    #expect(abs(spaced.trailingSpace - spaces) < 1e-9)
    #expect(plain.trailingSpace == 0)
  }

  @Test func `a word that is too long is torn`() {
    let torn = lines("incomprehensibilities", width: 60)
    #expect(torn.count > 1)
    #expect(torn.joined() == "incomprehensibilities")
  }

  @Test func `Japanese lines do not begin with closing punctuation or small kana`() {
    let text = "左のメニューを、開いて「設定」を押すと、ちょっと待ってから変わります。"
    for width in stride(from: 53.0, to: 200, by: 7) {
      for line in lines(text, width: width) {
        #expect(!"、。」ょっー".contains(line.prefix(1)), "\(width): \(line)")
        #expect(!"「".contains(line.suffix(1)), "\(width): \(line)")
      }
    }
  }

  @Test func `no line is wider than the room`() {
    let text = "Messages wait until 設定 is closed, and 通知 are shown again at 18:30."
    for width in stride(from: 40.0, to: 400, by: 13) {
      let found = measurer.lines(
        of: TextRequest(
          text, font: .system(15), width: width, maximumLines: 0, lineBreak: .wordWrap))
      for line in found { #expect(line.width <= width + 1e-6, "\(width): \(line.text)") }
      let kept = found.map(\.text).joined().filter { $0 != " " }
      #expect(kept == text.filter { $0 != " " })
    }
  }

  @Test func `a box made to a text's measure holds it`() {
    let text = "AVATAR To Yes"
    let width = measurer.lines(of: TextRequest(text, font: .system(17)))[0].width
    #expect(lines(text, width: width) == [text])
    #expect(lines(text, width: width, most: 1, .truncateTail) == [text])
  }

  @Test func `line feeds start lines, also empty ones`() {
    #expect(lines("a\n\nb", width: nil) == ["a", "", "b"])
    #expect(lines("", width: 50) == [])
  }

  @Test func `an ellipsis stands where the text was cut`() {
    #expect(lines("Settings and privacy", width: 90, most: 1, .truncateTail)[0].hasSuffix("…"))
    #expect(lines("Settings and privacy", width: 90, most: 1, .truncateHead)[0].hasPrefix("…"))
    let middle = lines("Settings and privacy", width: 90, most: 1, .truncateMiddle)[0]
    #expect(middle.hasPrefix("Set") && middle.contains("…") && middle.hasSuffix("cy"))
  }

  @Test func `a cut line fills its room`() {
    let text = "Settings and privacy of every account"
    for width in stride(from: 30.0, to: 250, by: 11) {
      let cut = measurer.lines(
        of: TextRequest(text, font: .system(17), width: width, lineBreak: .truncateTail))[0]
      #expect(cut.width <= width + 1e-6)
      // The next character, or a space and the one after it, is all that may be missing.
      #expect(cut.width > width - 22, "\(width): \(cut.text)")
    }
  }

  @Test func `lines beyond the last are cut away`() {
    #expect(lines("one two three four", width: 70, most: 2) == ["one two", "three"])
    #expect(
      lines("one two three four", width: 70, most: 2, .truncateTail) == ["one two", "three f…"])
    #expect(lines("one\ntwo", width: nil, most: 1, .truncateTail) == ["one…"])
  }

  @Test func `clipping leaves the line whole`() {
    #expect(lines("Settings and privacy", width: 50, most: 1, .clip) == ["Settings and privacy"])
  }

  @Test func `words may be torn anywhere in character mode`() {
    // 17 pt a Japanese character; Inter's o is 1680/2816 em, fitted 9.67 pt.
    #expect(lines("通知設定画面", width: 52, .characterWrap) == ["通知設", "定画面"])
    #expect(lines("ooooooo oo", width: 50, .characterWrap)[0] == "ooooo")
  }
}
