import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

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
