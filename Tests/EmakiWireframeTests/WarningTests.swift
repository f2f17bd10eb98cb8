import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

/// What is red in a scene because it warns.
@Suite struct `A warning` {
  private static let sketches = [Theme.wireframe, .blueprint, .greek, .wireframe.dark]
  private static let red = Color(rgb: 0xFF3B30)

  private func colors(_ list: DisplayList) -> (fills: [Color], strokes: [Color], texts: [Color]) {
    var fills: [Color] = []
    var strokes: [Color] = []
    list.forEachItem { item, _ in
      switch item {
      case .fill(_, .color(let color)): fills.append(color)
      case .stroke(_, _, .color(let color)): strokes.append(color)
      default: break
      }
    }
    return (fills, strokes, list.texts.map(\.color))
  }

  @Test(arguments: sketches)
  func `is no accent: border, fill and icon have a colour of their own, and texts with the role`(
    theme: Theme
  ) throws {
    var theme = theme
    theme.isAnnotated = false
    let palette = theme.palette
    var screen = ScreenBuilder(375, 300)
    screen.add(.textField, "field", Rect(20, 20, 300, 44)) {
      $0.borderWidth = 1
      $0.borderColor = Self.red
    }
    #expect(colors(screen.picture(theme)).strokes.contains(palette.destructive))
    screen = ScreenBuilder(375, 300)
    screen.add(.icon, "icon", Rect(20, 20, 24, 24)) {
      $0.image = ImageContent(name: "trash", isSymbol: true)
      $0.tintColor = Self.red
    }
    #expect(colors(screen.picture(theme)).strokes == [palette.destructive])
    screen = ScreenBuilder(375, 300)
    screen.add(.button, "button", Rect(20, 20, 300, 44)) { $0.backgroundColor = Self.red }
    #expect(colors(screen.picture(theme)).fills.contains(palette.destructive))
    screen = ScreenBuilder(375, 300)
    screen.add(.view, "badge", Rect(20, 20, 20, 20)) {
      $0.backgroundColor = Self.red
      $0.cornerRadius = 10
    }
    #expect(colors(screen.picture(theme)).fills.contains(palette.destructive))
    guard !theme.drawsTextAsBars else { return }
    screen = ScreenBuilder(375, 300)
    screen.add(.label, "label", Rect(20, 20, 300, 20)) {
      $0.text = TextContent("Wrong password", color: Self.red)
    }
    let grey = try #require(colors(screen.picture(theme)).texts.first)
    #expect(!grey.isWarning, "a text is red by its role alone: it may be the heart rate")
    screen.add(.label, "role", Rect(20, 60, 300, 20)) {
      $0.text = TextContent("Wrong password")
      $0.role = .destructive
    }
    #expect(colors(screen.picture(theme)).texts.last == palette.destructive)
  }

  @Test func `is the system's red and its like, and neither orange nor pink`() {
    for red: UInt32 in [0xFF3B30, 0xFF453A, 0xD92D20, 0xCC0000, 0xE53935] {
      #expect(Color(rgb: red).isWarning, "\(red)")
    }
    for other: UInt32 in [0xFF9500, 0xFF2D92, 0xFFCCCC, 0x8B6B6B, 0x34C759, 0x007AFF, 0x000000] {
      #expect(!Color(rgb: other).isWarning, "\(other)")
    }
  }

  @Test func `that all of a screen has as its tint is a brand's colour`() {
    var screen = ScreenBuilder(375, 300) { $0.tintColor = Self.red }
    screen.add(.button, "button", Rect(20, 20, 300, 44)) { $0.text = TextContent("Next") }
    #expect(colors(screen.picture()).texts == [Theme.wireframe.palette.accent])
  }

  @Test func `of a filled button is red under white letters in the scene's colours`() {
    var screen = ScreenBuilder(375, 300)
    screen.add(.button, "delete", Rect(20, 20, 300, 44)) {
      $0.text = TextContent("Delete")
      $0.control.button.style = .filled
      $0.role = .destructive
    }
    let seen = colors(screen.picture(.color))
    #expect(seen.fills.contains(Theme.color.palette.destructive) && seen.texts == [.white])
  }

  private static let themes = [
    Theme.wireframe, .wireframe.dark, .blueprint, .blueprint.dark, .color, .color.dark,
  ]

  /// WCAG 2 asks for 4.5 at level AA, and for 3 of what is large. The colours of iOS, such as white on
  /// systemBlue with 4.02, keep to the latter; what a control shows that does not react is exempt. UIKit's
  /// custom buttons have white letters, whatever is below them.
  @Test(arguments: themes)
  func `or any other text can be read: all roles, styles and states of buttons and labels`(
    theme: Theme
  ) throws {
    for role in View.Role.allCases.map(Optional.some) + [nil] where role != .bars {
      for style in ButtonStyle.allCases.map(Optional.some) + [nil]
      where style != .custom || !theme.usesSceneColors {
        for (isOn, isEnabled) in [(false, true), (true, true), (false, false), (true, false)] {
          var screen = ScreenBuilder(375, 100)
          screen.add(.button, "button", Rect(20, 20, 300, 44)) {
            $0.text = TextContent("Button", font: .system(17))
            $0.control.button.style = style
            ($0.role, $0.control.isOn, $0.isEnabled) = (role, isOn, isEnabled)
          }
          try check(
            screen.picture(theme), theme, isEnabled, "\(role as Any) \(style as Any) \(isOn)")
        }
      }
      var screen = ScreenBuilder(375, 100)
      screen.add(.label, "label", Rect(20, 20, 300, 44)) {
        $0.text = TextContent("Label", font: .system(17))
        $0.role = role
      }
      try check(screen.picture(theme), theme, true, "label \(role as Any)")
    }
  }

  private func check(
    _ list: DisplayList, _ theme: Theme, _ isEnabled: Bool, _ what: String
  ) throws {
    guard isEnabled else { return }
    var ground = theme.palette.surface
    list.forEachItem { item, _ in
      switch item {
      case .fill(let shape, .color(let color)) where shape.bounds.width > 40:
        ground = color.composited(over: ground)
      case .text(let run):
        // Quiet text of iOS is #8E8E93.
        let least = theme.usesSceneColors ? (run.color == theme.palette.quiet ? 2.9 : 2.7) : 4.5
        let contrast = run.color.contrast(with: ground)
        #expect(contrast >= least, "\(theme.name) \(what): \(run.color.hex) on \(ground.hex)")
      default: break
      }
    }
  }
}
