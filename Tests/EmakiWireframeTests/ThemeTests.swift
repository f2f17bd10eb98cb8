import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct ThemeTests {
  @Test(arguments: [Theme.wireframe, .blueprint])
  func `in the dark appearance black is a surface and the system's dark greys are fills`(
    theme: Theme
  ) {
    let palette = theme.dark.palette
    #expect(palette.ground(for: .black) == palette.surface)
    for grey in [0x1C1C1E, 0x2C2C2E, 0x3A3A3C, 0x48484A, 0x636366] {
      #expect(palette.ground(for: Color(rgb: UInt32(grey))) == palette.fill)
    }
    #expect(palette.ground(for: .white) == palette.ink)
    #expect(theme.palette.ground(for: .white) == theme.palette.surface)
  }

  @Test func `sheets in the dark are a step lighter, in the light all is the same`() {
    func grounds(_ theme: Theme, _ isElevated: Bool) -> [String] {
      var screen = ScreenBuilder(100, 60)
      let sheet = screen.add(.view, "sheet", Rect(0, 10, 100, 50)) {
        $0.isElevated = isElevated
        $0.role = .surface
      }
      let given = [Color.black, Color(rgb: 0x1C1C1E), Color(rgb: 0x2C2C2E), Color(rgb: 0x123456)]
      for (index, color) in given.enumerated() {
        screen.add(.view, ViewID("row\(index)"), in: sheet, Rect(0, Double(10 * index), 50, 10)) {
          $0.backgroundColor = color
        }
      }
      // Without the outlines of rows that have the colour of the sheet.
      return screen.body(theme).split(separator: "\n").map { String($0.suffix(7)) }
        .filter { $0 != theme.palette.soft.hex }
    }
    // UIKit's systemBackground and the ones after it, elevated.
    let elevated = ["#1C1C1E", "#1C1C1E", "#2C2C2E", "#3A3A3C", "#123456"]
    #expect(grounds(.color.dark, true) == elevated)
    #expect(grounds(.color.dark, false) == ["#000000", "#000000", "#1C1C1E", "#2C2C2E", "#123456"])
    // A sketch has 6 % of its ink E8EAEE in 1D2026 and 2B3038.
    #expect(grounds(.wireframe.dark, false).prefix(3) == ["#1D2026", "#1D2026", "#2B3038"])
    #expect(grounds(.wireframe.dark, true).prefix(3) == ["#292C32", "#292C32", "#363B43"])
    for theme in [Theme.color, .wireframe] {
      #expect(grounds(theme, true) == grounds(theme, false))
    }
  }

  @Test func `the four themes are found by name, the default first`() {
    #expect(Theme.all.map(\.name) == ["wireframe", "blueprint", "color", "greek"])
    for theme in Theme.all { #expect(Theme.named(theme.name) == theme) }
    #expect(Theme.named("sepia") == nil)
  }

  @Test func `the palettes are those of the look`() {
    let light = Theme.wireframe.palette
    #expect(
      [light.paper, light.surface, light.fill, light.ink, light.soft, light.quiet, light.accent]
        .map(\.hex) == [
          "#F4F4F1", "#FFFFFF", "#ECEEF1", "#22262E", "#C8CCD3", "#646C79", "#2E6AFF",
        ])
    let dark = Theme.blueprint.palette
    #expect(
      [dark.paper, dark.surface, dark.fill, dark.ink, dark.soft, dark.quiet, dark.accent]
        .map(\.hex) == [
          "#0E2A4E", "#12335C", "#173E6E", "#EAF2FF", "#3F6CA5", "#9CC4FF", "#FFD166",
        ])
  }

  @Test func `contrast is that of WCAG`() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    // Published: #767676 is the lightest grey that passes 4.5 on white, with 4.54.
    #expect(abs(Color(rgb: 0x767676).contrast(with: .white) - 4.54) < 0.005)
  }

  @Test(arguments: [Theme.wireframe, .blueprint, .greek, .wireframe.dark, .blueprint.dark])
  func `every colour of text is readable on every ground, as it is or a shade darker`(
    theme: Theme
  ) {
    let palette = theme.palette
    let grounds = [palette.surface, palette.fill, palette.accent, palette.destructive]
    for ground in grounds + [palette.paper, palette.soft, palette.strongFill] {
      for color in [palette.ink, palette.quiet, palette.accent, palette.destructive] {
        #expect(palette.readable(color, on: ground).contrast(with: ground) >= 4.5)
      }
    }
    for ground in [palette.paper, palette.surface, palette.fill] {
      #expect(palette.ink.contrast(with: ground) >= 4.5)
      #expect(palette.quiet.contrast(with: ground) >= 4.5)
    }
    #expect(palette.accent.contrast(with: palette.surface) >= 4.5)
    #expect(palette.destructive.contrast(with: palette.surface) >= 4.5)
    #expect(palette.onAccent.contrast(with: palette.accent) >= 4.5)
  }

  @Test(arguments: [
    (Color.white, "surface"), (Color(rgb: 0xFAFAFA), "surface"), (Color(rgb: 0xF2F2F7), "fill"),
    (Color(rgb: 0xDDDDDD), "fill"), (Color(rgb: 0x808080), "soft"), (Color(rgb: 0x333333), "ink"),
    (.black, "ink"), (Color(rgb: 0xFF0000), "strong fill"), (Color(rgb: 0x000080), "strong fill"),
    // A pale tint, and the brown of leather.
    (Color(rgb: 0xFFD9D9), "fill"), (Color(rgb: 0x8B5A2B), "strong fill"),
  ])
  func `grounds keep their order of lightness`(color: Color, role: String) {
    let palette = Theme.wireframe.palette
    let expected = [
      "surface": palette.surface, "fill": palette.fill, "soft": palette.soft, "ink": palette.ink,
      // Six tenths of the way from ECEEF1 to C8CCD3.
      "strong fill": Color(rgb: 0xD6DADF),
    ]
    #expect(palette.ground(for: color) == expected[role])
  }

  /// UIKit's blue, green and grays of chats, in the light and the dark appearance.
  @Test(arguments: [Theme.wireframe, .blueprint, .greek])
  func `the sides of a chat are two tones, and its texts can be read`(theme: Theme) throws {
    for (theme, grays, colors) in [
      (theme, [0xE5E5EA, 0xF2F2F7], [0x007AFF, 0x34C759]),
      (theme.dark, [0x2C2C2E, 0x1C1C1E], [0x0A84FF, 0x30D158]),
    ] as [(Theme, [UInt32], [UInt32])] {
      let palette = theme.palette
      let quiet = Set(grays.map { palette.ground(for: Color(rgb: $0)) })
      let strong = Set(colors.map { palette.ground(for: Color(rgb: $0)) })
      #expect(quiet == [palette.fill] && strong.count == 1)
      let tone = try #require(strong.first)
      #expect(tone.contrast(with: palette.fill) > 1.15)
      #expect(palette.readable(palette.ink, on: tone) == palette.ink)
    }
  }

  @Test func `a veil keeps its opacity`() {
    let veil = Theme.wireframe.palette.ground(for: Color(rgb: 0x000000, alpha: 102))
    #expect(veil.hex == "#22262E66")
  }

  @Test func `text is quiet by its contrast relative to the best on its ground`() {
    let palette = Theme.wireframe.palette
    #expect(!palette.isQuiet(Color(rgb: 0x333333), on: .white))
    #expect(palette.isQuiet(Color(rgb: 0x999999), on: .white))
    #expect(!palette.isQuiet(.white, on: Color(rgb: 0xFF0000)))
    #expect(palette.isQuiet(Color(rgb: 0xAAAAAA), on: Color(rgb: 0xFF0000)))
  }

  @Test func `in the dark a card is told from its root where the scene's colours differ`() {
    let fill = Theme.wireframe.dark.palette.fill
    for (background, expected) in [(Color(rgb: 0x1C1C1E), fill), (.black, nil)] {
      var screen = ScreenBuilder(100, 50) { $0.backgroundColor = .black }
      screen.add(.view, "card", Rect(10, 10, 80, 30)) {
        $0.role = .surface
        $0.backgroundColor = background
      }
      var colors: [Color] = []
      screen.picture(.wireframe.dark).forEachItem { item, _ in
        if case .fill(.rect(Rect(10, 10, 80, 30)), .color(let color)) = item {
          colors.append(color)
        }
      }
      #expect(colors == [expected ?? Theme.wireframe.dark.palette.surface])
    }
  }

  /// The system's colours for text in the dark appearance, on its grounds from black to elevated.
  @Test(arguments: [0x000000, 0x1C1C1E, 0x2C2C2E])
  func `less important text is quiet on dark grounds as on light ones`(_ ground: UInt32) {
    func color(_ alpha: UInt8) -> Color {
      Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: alpha)
    }
    let palette = Theme.wireframe.dark.palette
    #expect(palette.isQuiet(color(153), on: Color(rgb: ground)), "secondary, 60 %")
    #expect(palette.isQuiet(color(76), on: Color(rgb: ground)), "tertiary, 30 %")
    #expect(!palette.isQuiet(.white, on: Color(rgb: ground)))
  }
}
