import EmakiDrawing
import Testing

@Suite struct ApproximateTextMeasurerTests {
  private func width(_ text: String, size: Double = 10) -> Double {
    ApproximateTextMeasurer().lines(of: TextRequest(text, font: .system(size))).first?.width ?? 0
  }

  @Test(arguments: ["あ", "日", "ー", "。", "「", "한", "Ａ", "😀", "☕", "❤️", "1️⃣", "🇯🇵", "👨‍👩‍👧", "㊗", "★"])
  func `East Asian characters, emoji and stars are one em wide`(character: String) {
    #expect(width(character) == 10)
  }

  @Test(arguments: ["a", "é", "Я", "–", "“", "→", "ｱ", "1", "☰"])
  func `everything else is narrower`(character: String) {
    #expect(width(character) < 10)
    #expect(width(character) > 0)
  }

  @Test func `narrow letters are narrower than wide ones`() {
    #expect(width("i") < width("r") && width("r") < width("a") && width("a") < width("M"))
  }

  @Test func `widths add up and grow with the size`() {
    #expect(abs(width("abc") - 3 * width("a")) < 1e-9)
    #expect(abs(width("Hello", size: 20) - 2 * width("Hello")) < 1e-9)
  }

  @Test func `text breaks where wide characters are and not between narrow ones`() {
    let request = TextRequest(
      "ｱｲｳ", font: .system(10), width: 12, maximumLines: 0, lineBreak: .wordWrap)
    #expect(ApproximateTextMeasurer().lines(of: request).map(\.text) == ["ｱｲ", "ｳ"])
    let dashes = TextRequest(
      "a“b” c", font: .system(10), width: 27, maximumLines: 0, lineBreak: .wordWrap)
    #expect(ApproximateTextMeasurer().lines(of: dashes).map(\.text) == ["a“b”", "c"])
  }

  static let heights: [(Double, Double, Double)] = [
    (17, 2, 20.5), (17, 3, 20.333333333333332), (14, 2, 17), (12, 2, 14.5), (10, 2, 12),
    (16, 1, 20),
  ]

  @Test(arguments: heights)
  func `a line is as high as on iOS`(size: Double, scale: Double, height: Double) {
    #expect(Font.system(size).lineHeight(scale: scale) == height)
  }
}
