import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct TraitTests {
  private func view(_ keys: String, _ traits: SceneTraits) throws -> View {
    let read = SceneFileReader.read(
      "children: [{id: a, \(keys)}]", file: "f", options: MemoryFiles.options([:], traits: traits))
    #expect(read.diagnostics == [])
    return try #require(read.value.scenes.first?.controller.view.subviews.first)
  }

  private let dark = SceneTraits(appearance: .dark)

  @Test func `system colours follow the appearance, others stay`() throws {
    #expect(try view("background: systemBackground", SceneTraits()).backgroundColor == .white)
    #expect(try view("background: systemBackground", dark).backgroundColor == .black)
    #expect(try view("tint: systemBlue", dark).tintColor == Color(rgb: 0x0A84FF))
    #expect(try view("tint: blue", dark).tintColor == Color(rgb: 0x0000FF))
    #expect(try view("text: label, textColor: label", dark).text?.color == .white)
    #expect(try view("text: label", dark).text?.string == "label")
  }

  /// What lies on grouped backgrounds is lighter in both appearances, as UIKit documents them.
  @Test(
    arguments: [
      ("systemGroupedBackground", 0xF2F2F7, 0x000000),
      ("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
      ("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),
    ] as [(String, UInt32, UInt32)])
  func `grouped backgrounds follow the appearance`(name: String, light: UInt32, night: UInt32)
    throws
  {
    let key = "background: \(name)"
    #expect(try view(key, SceneTraits()).backgroundColor == Color(rgb: light))
    #expect(try view(key, dark).backgroundColor == Color(rgb: night))
  }

  @Test func `a pair has a colour for each appearance`() throws {
    let pair = "background: {light: \"#112233\", dark: systemGray6}"
    #expect(try view(pair, SceneTraits()).backgroundColor == Color(rgb: 0x112233))
    #expect(try view(pair, dark).backgroundColor == Color(rgb: 0x1C1C1E))
  }

  @Test func `changes and links follow the appearance too`() throws {
    let text = """
      children: [{id: a}, {id: s, kind: scroll}]
      states: {on: {a.background: label}}
      links: [{from: s.contentOffset.y, to: a.background, input: [0, 1], output: [label, white]}]
      """
    let read = SceneFileReader.read(
      text, file: "f", options: MemoryFiles.options([:], traits: dark))
    #expect(read.diagnostics == [])
    #expect(read.value.scenes[0].states[0].changes == [.view("a", .backgroundColor(.white))])
    #expect(read.value.scenes[0].links[0].output == .colors([.white, .white]))
  }

  /// Apple's table for body text, caption 1 and large titles.
  @Test(arguments: [
    (TextSize.xSmall, 14.0, 11.0, 31.0), (.large, 17, 12, 34), (.xxxLarge, 23, 18, 40),
    (.accessibility1, 28, 22, 44), (.accessibility5, 53, 43, 60),
  ])
  func `text styles follow the text size, sizes in points do not`(
    _ size: TextSize, _ body: Double, _ caption: Double, _ title: Double
  ) throws {
    let traits = SceneTraits(textSize: size)
    #expect(try view("text: A, font: body", traits).text?.font.size == body)
    #expect(try view("text: A, font: caption1", traits).text?.font.size == caption)
    #expect(try view("text: A, font: largeTitle", traits).text?.font.size == title)
    #expect(try view("text: A, font: headline", traits).text?.font.weight == .semibold)
    #expect(try view("text: A, font: 17 bold", traits).text?.font.size == 17)
    let heavy = try view("text: A, font: largeTitle bold italic", traits).text?.font
    #expect(heavy == Font(size: title, weight: .bold, isItalic: true))
  }

  /// UIKit gives a configuration's title the text style body, and others 15 points.
  @Test(arguments: [
    ("filled", 17.0, 28.0), ("gray", 17, 28), ("plainConfigured", 17, 28), ("plain", 15, 15),
  ])
  func `buttons with a configuration have the font of body, and follow the text size`(
    style: String, font: Double, large: Double
  ) throws {
    let keys = "kind: button, text: A, style: \(style)"
    #expect(try view(keys, SceneTraits()).text?.font == .system(font))
    #expect(try view(keys, SceneTraits(textSize: .accessibility1)).text?.font == .system(large))
    #expect(try view(keys + ", font: bold", SceneTraits()).text?.font == .system(font, .bold))
  }

  /// At accessibility1 body and headline have 28 points, footnote 23, by Apple's interface guidelines.
  @Test(arguments: [("plain", 28.0), ("grouped", 23)])
  func `rows and their headers follow the text size, fonts that are given stay`(
    style: String, header: Double
  ) throws {
    let keys = """
      kind: table, style: \(style), sections: [{header: A, footer: B, rows: [One, {text: Two, font: 20}]}]
      """
    func fonts(_ size: TextSize) throws -> [Double?] {
      let rows = try #require(try view(keys, SceneTraits(textSize: size)).rows)
      let section = try #require(rows.sections.first)
      guard case .listed(let cells) = section.rows else { return [] }
      let labels = (section.header + section.footer).compactMap { $0.subviews.first }
      return (cells + labels).map { $0.text?.font.size }
    }
    #expect(try fonts(.large) == [17, 20] + (style == "plain" ? [17, 17] : [13, 13]))
    #expect(try fonts(.accessibility1) == [28, 20, header, header])
  }
}
