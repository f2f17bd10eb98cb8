import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// A shadow of 10 points reaches 33 points out of its view.
@Suite struct `The shadow of a view beside the screen` {
  @Test(arguments: [(-100.0, true), (-120, true), (-134, false)])
  func `is seen as far as it reaches`(x: Double, isSeen: Bool) {
    var screen = ScreenBuilder(200, 200)
    screen.add(.view, "menu", Rect(x, 0, 100, 200)) {
      $0.backgroundColor = .white
      $0.shadow = Shadow(color: .black, opacity: 0.5, offset: Point(x: 0, y: 0), radius: 10)
    }
    #expect(screen.body(.color).contains("shadow") == isSeen)
    #expect(!screen.body(.wireframe).contains("shadow"))
  }
}

/// A veil of 217 ∕ 255, so that a little of what is behind shines through.
@Suite struct `The blur of a visual effect view` {
  private func veil(_ style: String?, _ theme: Theme) -> String? {
    var screen = ScreenBuilder(100, 100)
    screen.add(.visualEffectView, "blur", Rect(10, 10, 80, 80)) {
      $0.control.effectStyle = style.flatMap(EffectStyle.init(effect:))
    }
    return screen.body(theme).split(separator: "\n").first { $0.hasPrefix("fill") }.map(String.init)
  }

  @Test(arguments: ["dark", "systemMaterialDark"])
  func `is dark in both appearances where its style says so`(style: String) {
    for theme in [Theme.color, .color.dark] {
      #expect(veil(style, theme)?.hasSuffix("#000000D9") ?? false, "\(theme.name)")
    }
    for theme in [Theme.wireframe, .wireframe.dark, .blueprint] {
      let color = theme == .wireframe ? theme.palette.ink : theme.darkest
      #expect(veil(style, theme)?.hasSuffix(color.hex + "D9") ?? false, "\(theme.name)")
    }
  }

  @Test(arguments: ["light", "extraLight", "systemMaterialLight"])
  func `is light in both appearances where its style says so`(style: String) {
    for theme in [Theme.color, .color.dark] {
      #expect(veil(style, theme)?.hasSuffix("#FFFFFFD9") ?? false, "\(theme.name)")
    }
    let dark = Theme.wireframe.dark
    #expect(veil(style, .wireframe)?.hasSuffix("#FFFFFFD9") ?? false)
    #expect(veil(style, dark)?.hasSuffix(dark.palette.ink.hex + "D9") ?? false)
  }

  @Test(arguments: [nil, "regular", "prominent", "systemThinMaterial"])
  func `is as the appearance is in all other styles`(style: String?) {
    for theme in [Theme.color, .color.dark, .wireframe, .wireframe.dark, .blueprint] {
      #expect(veil(style, theme)?.hasSuffix(theme.palette.surface.hex + "D9") ?? false)
    }
  }
}

extension Theme {
  /// The darkest that the palette has.
  fileprivate var darkest: Color {
    palette.mapsDarkScenes ? palette.surface : palette.paper
  }
}
