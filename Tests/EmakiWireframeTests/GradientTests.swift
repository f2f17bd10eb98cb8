import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct GradientTests {
  private func body(
    _ theme: Theme, _ first: Color, _ last: Color, background: Color? = nil
  ) -> String {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "banner", Rect(10, 20, 80, 40)) {
      $0.gradient = ViewGradient([
        LinearGradient.Stop(offset: 0, color: first), LinearGradient.Stop(offset: 1, color: last),
      ])
      $0.backgroundColor = background
      $0.cornerRadius = 8
    }
    return screen.body(theme)
  }

  private let black = Color.black
  private let clear = Color.clear

  @Test func `in colour it is drawn over the background, across the view and in its corners`() {
    #expect(
      body(.color, clear, black, background: .white) == """
        fill roundedRect [10 20 80 40] r8 #FFFFFF
        fill roundedRect [10 20 80 40] r8 gradient (50, 20)→(50, 60) 0:#00000000 1:#000000
        """)
  }

  @Test(arguments: [Theme.wireframe, .greek, .blueprint])
  func `a sketch has one ground in its place`(theme: Theme) {
    let fill = theme.palette.fill.hex
    let purple = Color(rgb: 0x8040C0)
    #expect(body(theme, purple, Color(rgb: 0x4060FF)).contains("r8 \(fill)"))
    #expect(!body(theme, purple, black).contains("gradient"))
  }

  /// The mean of the first, #A0899A nearly, is a grey, that of the second is a colour; a photo is as
  /// likely to be the one as the other.
  @Test(arguments: [Theme.wireframe, .greek, .blueprint])
  func `gradients of colours have the same ground in a sketch`(theme: Theme) {
    let fill = theme.palette.fill.hex
    for (first, last) in [(0xD5C6E0, 0x6A4C93), (0x8FC1C4, 0x31507F), (0xF6C28B, 0xC8553D)] {
      #expect(
        body(theme, Color(rgb: UInt32(first)), Color(rgb: UInt32(last))).contains("r8 \(fill)"))
    }
    #expect(!body(theme, .black, .white).contains("r8 \(fill)"), "greys stay what they are")
  }

  /// Time and battery lie in the upper 44 points; black is at the top of one, at the bottom of the other.
  @Test(arguments: [(true, Color.white), (false, .black)])
  func `time and battery can be read on its part below them`(isDarkAbove: Bool, expected: Color) {
    var screen = ScreenBuilder(375, 812)
    let colors = isDarkAbove ? [black, clear] : [clear, black]
    screen.add(.view, "scrim", Rect(0, 0, 375, 240)) {
      $0.gradient = ViewGradient([
        LinearGradient.Stop(offset: 0, color: colors[0]),
        LinearGradient.Stop(offset: 1, color: colors[1]),
      ])
    }
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      cornerRadius: 38, safeArea: Insets(top: 44, left: 0, bottom: 0, right: 0))
    options.showsStatusBar = true
    #expect(Set(screen.picture(.color, options: options).texts.map(\.color)) == [expected])
  }

  @Test func `what is mostly clear leaves a sketch as it is`() {
    #expect(body(.wireframe, clear, Color(rgb: 0, alpha: 200)) == "")
  }
}
