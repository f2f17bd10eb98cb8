import EmakiDrawing
@testable import EmakiSceneFormat
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    ("#F80", Color(rgb: 0xFF8800)), ("#ff8800", Color(rgb: 0xFF8800)),
    ("#FF880080", Color(rgb: 0xFF8800, alpha: 0x80)), ("white", .white), ("clear", .clear),
    ("systemBlue", Color(rgb: 0x007AFF)), ("system-blue", Color(rgb: 0x007AFF)),
    ("lightGray", Color(rgb: 0xD3D3D3)), ("secondaryLabel", Color(rgb: 0x3C3C43, alpha: 153)),
  ])
  func `a colour has digits or a name`(_ text: String, _ color: Color) {
    #expect(ColorText.color(of: text) == color)
  }

  @Test(arguments: ["#12345", "#GGG", "", "rgb(1,2,3)", "systemBleu"])
  func `other texts are no colours`(_ text: String) {
    #expect(ColorText.color(of: text) == nil)
  }

  @Test(arguments: [
    ("17", Font.system(17)), ("20 bold", .system(20, .bold)), ("headline", .system(17, .semibold)),
    ("subheadline semibold", .system(15, .semibold)), ("largeTitle", .system(34)),
    ("largeTitle bold", .system(34, .bold)),
    ("headline regular", .system(17)), ("bold title1", .system(28, .bold)),
    ("caption2 medium italic", Font(size: 11, weight: .medium, isItalic: true)),
    ("Menlo 12", Font(family: "Menlo", size: 12)),
    (
      "Hiragino Sans 14 light italic",
      Font(family: "Hiragino Sans", size: 14, weight: .light, isItalic: true)
    ),
  ])
  func `a font is words`(_ text: String, _ font: Font) throws {
    #expect(try FontWords.font(of: text).get() == font)
  }

  @Test(arguments: [
    ("1", 1.0), ("-2.5", -2.5), ("1e3", 1000), (".5", 0.5), ("+4", 4),
  ])
  func `a number is written as in YAML`(_ text: String, _ value: Double) {
    #expect(NumberText.value(of: text) == value)
  }

  @Test(arguments: ["", "-", "a", "1 2", "0x10", "--1", "1_000", "e5"])
  func `other texts are no numbers`(_ text: String) {
    #expect(NumberText.value(of: text) == nil)
  }

  @Test(arguments: ["a", "left-menu", "行1", "8bC-Xf-vdC", "x_1"])
  func `an id has letters, digits, hyphens and underscores`(_ text: String) {
    #expect(Names.isIdentifier(text))
  }

  @Test(arguments: ["", "a b", "a.b", "-a", "a-", "12", "a/b", "a{index}"])
  func `other texts are no ids`(_ text: String) {
    #expect(!Names.isIdentifier(text))
  }
}
