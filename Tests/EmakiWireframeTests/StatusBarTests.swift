import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// On 375 × 812 points with a notch: of what lies behind the marks, the time, 30 points wide at 33…63, is
/// about a third, and signal, Wi-Fi and battery, 56 points at 300…365, are two.
@Suite struct `The status bar` {
  private static let grey = Color(rgb: 0x202020)

  private func options(bottom: Double = 0) -> Wireframe.Options {
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      safeArea: Insets(top: 44, left: 0, bottom: bottom, right: 0))
    options.showsStatusBar = true
    return options
  }

  /// The colours of the marks over a dark part of a light screen.
  private func marks(over dark: Rect) -> Set<String> {
    var screen = ScreenBuilder(375, 812) { $0.backgroundColor = Color(rgb: 0xF0F0F0) }
    screen.add(.view, "dark", dark) { $0.backgroundColor = Self.grey }
    let dump = screen.picture(.color, options: options()).dump.split(separator: "\n").dropFirst()
    return Set(dump.joined().matches(of: /#[0-9A-F]{6}/).map { String($0.output) })
      .subtracting(["#202020", "#F0F0F0"])
  }

  @Test(arguments: [
    // None, all, the side of the time, that of the battery; half of the height is a tie.
    (Rect(0, 100, 375, 44), "#000000"), (Rect(0, 0, 375, 44), "#FFFFFF"),
    (Rect(0, 0, 187, 812), "#000000"), (Rect(187, 0, 188, 812), "#FFFFFF"),
    (Rect(0, 0, 375, 23), "#000000"), (Rect(0, 0, 375, 28), "#FFFFFF"),
  ])
  func `has one colour, that can be read on more of what lies behind`(
    dark: Rect, color: String
  ) {
    #expect(marks(over: dark) == [color])
  }

  @Test func `is light on a coloured bar on which light marks can be read`() {
    // White on this teal: 1.05 / (0.266 + 0.05) = 3.3; on this yellow 1.5.
    for (rgb, color) in [(0x2A9D8F as UInt32, Color.white), (0xFFCC00, .black)] {
      let screen = ScreenBuilder(375, 812) { $0.backgroundColor = Color(rgb: rgb) }
      #expect(screen.picture(.color, options: options()).texts.map(\.color) == [color])
    }
  }

  /// Light marks on the teal of two thirds would not be seen beside it, dark ones are on both:
  /// 0.316 / 0.05 = 6.3.
  @Test func `is dark where light marks cannot be seen on a part of what lies behind`() {
    var screen = ScreenBuilder(375, 812) { $0.backgroundColor = Color(rgb: 0xF2F2F7) }
    screen.add(.view, "bar", Rect(100, 0, 275, 88)) { $0.backgroundColor = Color(rgb: 0x2A9D8F) }
    #expect(screen.picture(.color, options: options()).texts.map(\.color) == [.black])
  }

  // MARK: The style that a controller asks for

  /// The colour of the time over a light screen with a controller's view in front.
  private func time(
    _ own: StatusBarStyle?, under front: Rect, _ style: StatusBarStyle?, isClear: Bool = false,
    theme: Theme = .color
  ) -> [Color] {
    var screen = ScreenBuilder(375, 812) {
      ($0.isControllerRoot, $0.statusBarStyle, $0.backgroundColor) = (true, own, .white)
    }
    screen.add(.view, "front", front) {
      ($0.isControllerRoot, $0.statusBarStyle) = (true, style)
      $0.role = isClear ? .transparent : .surface
    }
    return screen.picture(theme, options: options()).texts.map(\.color)
  }

  @Test func `is as the front controller asks that covers most of it`() {
    let all = Rect(0, 0, 375, 812)
    #expect(time(.light, under: Rect(0, 60, 375, 752), .dark) == [.white], "a sheet is beside it")
    #expect(time(.light, under: all, .dark) == [.black])
    #expect(time(.dark, under: Rect(180, 0, 375, 812), .light) == [.white])
    #expect(time(.dark, under: Rect(195, 0, 375, 812), .light) == [.black])
  }

  @Test func `is as the controller around asks where a child does not`() {
    #expect(time(.light, under: Rect(0, 0, 375, 812), nil) == [.white])
    #expect(time(.light, under: Rect(0, 0, 375, 812), nil, isClear: true) == [.white])
  }

  @Test func `goes by what is drawn where no controller asks, and in a sketch`() {
    #expect(time(nil, under: Rect(0, 0, 375, 812), nil) == [.black])
    let sketch = time(.light, under: Rect(0, 0, 375, 812), .light, theme: .wireframe)
    #expect(sketch == [Theme.wireframe.palette.ink])
  }

  // MARK: The home indicator

  /// The last item, 135 points wide at 120…255.
  private func indicator(over dark: Rect) -> String {
    var screen = ScreenBuilder(375, 812) { $0.backgroundColor = .white }
    screen.add(.view, "dark", dark) { $0.backgroundColor = .black }
    let dump = screen.picture(.color, options: options(bottom: 34)).dump
    return String(dump.suffix(8).prefix(7))
  }

  @Test(arguments: [
    (Rect(0, 700, 375, 112), "#FFFFFF"), (Rect(0, 700, 375, 10), "#000000"),
    // A tenth of it, and a half: between white and black, on both at a contrast of 3 and more.
    (Rect(0, 700, 133, 112), "#000000"), (Rect(0, 700, 187, 112), "#808080"),
    (Rect(242, 700, 133, 112), "#000000"), (Rect(133, 700, 242, 112), "#FFFFFF"),
  ])
  func `the home indicator is seen on all of what lies behind`(dark: Rect, color: String) {
    #expect(indicator(over: dark) == color)
  }
}
