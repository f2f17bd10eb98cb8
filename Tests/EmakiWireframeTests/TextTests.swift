import TestSupport
import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct TextTests {
  /// With half an em a character, ten characters of 20 points are 100 points wide.
  private func label(
    _ frame: Rect, _ change: (inout View) -> Void = { _ in }, theme: Theme = .wireframe
  ) -> String {
    var screen = ScreenBuilder(400, 200)
    screen.add(.label, "label", frame) {
      $0.text = TextContent("0123456789", font: .system(20))
      change(&$0)
    }
    return screen.body(theme)
  }

  @Test func `the baseline lies half a line below the middle, less the descent`() {
    // Line height at 2×: ⌈20 × 1.193359375 × 2⌉ / 2 = 24; 50 + 12 − 4.82 = 57.18, on the grid 57.
    #expect(
      label(Rect(10, 30, 200, 40))
        == "text \"0123456789\" system 20pt 400 #22262E at (10, 57) width 100")
  }

  @Test func `in colour the letters' shadow is drawn before them`() {
    func texts(_ theme: Theme) -> [TextRun] {
      var screen = ScreenBuilder(400, 200)
      screen.add(.label, "label", Rect(10, 30, 200, 40)) {
        $0.text = TextContent("0123456789", font: .system(20))
        $0.text?.shadow = TextShadow(color: Color(rgb: 0xFF0000), offset: Point(x: 2, y: -3))
      }
      return screen.picture(theme).texts
    }
    let both = texts(.color)
    #expect(both.map(\.color) == [Color(rgb: 0xFF0000), .black])
    #expect(both[0].origin == Point(x: both[1].origin.x + 2, y: both[1].origin.y - 3))
    #expect(texts(.wireframe).count == 1, "a palette has no colour for it")
  }

  @Test func `letters that are wider than the text is known to be become smaller`() {
    let narrow = label(Rect(10, 30, 80, 40)) { $0.text?.knownWidth = 80 }
    #expect(narrow.contains("system 16pt") && narrow.contains("width 80"))
    let wide = label(Rect(10, 30, 200, 40)) { $0.text?.knownWidth = 120 }
    #expect(wide.contains("system 20pt"))
  }

  @Test func `a line that may shrink is as small as its room or its limit asks for`() {
    func shrunk(_ width: Double, to scale: Double) -> String {
      label(Rect(10, 30, width, 40)) { $0.text?.smallestScale = scale }
    }
    #expect(shrunk(80, to: 0.5).contains("\"0123456789\" system 16pt"))
    #expect(shrunk(120, to: 0.5).contains("system 20pt"))
    // Half of 100 points is wider than 40: an end is left out.
    let cut = shrunk(40, to: 0.5)
    #expect(cut.contains("system 10pt") && cut.contains("…"))
    let two = label(Rect(10, 30, 80, 60)) {
      $0.text?.smallestScale = 0.5
      $0.text?.numberOfLines = 2
    }
    #expect(two.contains("system 20pt"))
  }

  @Test(arguments: [
    (TextContent.Alignment.left, LayoutDirection.leftToRight, 10.0), (.center, .leftToRight, 60),
    (.right, .leftToRight, 110), (.natural, .leftToRight, 10), (.natural, .rightToLeft, 110),
    (.justified, .rightToLeft, 110), (.left, .rightToLeft, 10),
  ])
  func `alignment follows the reading direction where it is natural`(
    alignment: TextContent.Alignment, direction: LayoutDirection, x: Double
  ) {
    let body = label(Rect(10, 30, 200, 40)) {
      $0.text?.alignment = alignment
      $0.layoutDirection = direction
    }
    #expect(body.contains("at (\(Int(x)), 57)"))
  }

  /// At 100 points three lines of two words, 72 points high; at 200 points two lines.
  @Test(arguments: [
    // A fifth of the way to 200 × 48 points, where 67 points have room for two lines of 24.
    (
      Size(width: 200, height: 48), Rect(10, 30, 120, 67.2),
      ["aaaa bbbb", "cccc dddd", "eeee ffff"]
    ),
    // Where it ends in one line that is cut, it is cut on the way as well.
    (Size(width: 200, height: 24), Rect(10, 30, 120, 62.4), ["aaaa bbbb", "cccc dddd e…"]),
    // A label that only comes has the lines that fit.
    (Size(width: 200, height: 48), Rect(10, 30, 100, 24), ["aaaa bbbb…"]),
  ])
  func `a text that flows anew is whole on the way if it is so at the end`(
    goal: Size, frame: Rect, lines: [String]
  ) {
    var screen = ScreenBuilder(400, 200)
    screen.add(.label, "label", Rect(10, 30, goal.width, goal.height)) {
      $0.text = TextContent("aaaa bbbb cccc dddd eeee ffff", font: .system(20))
      $0.text?.numberOfLines = 0
    }
    var snapshot = screen.snapshot
    snapshot.presentations[1].frame = frame
    let dump = Wireframe(theme: .wireframe, measurer: HalfEmMeasurer())
      .displayList(of: snapshot, scale: 2, options: Wireframe.Options()).dump
    let texts = dump.split(separator: "\n").filter { $0.contains("text \"") }
    #expect(texts.map { String($0.split(separator: "\"")[1]) } == lines)
  }

  @Test func `lines that do not fit the height are cut with an ellipsis`() {
    let body = label(Rect(10, 30, 100, 48)) {
      $0.text?.string = "aaaa bbbb cccc dddd eeee ffff"
      $0.text?.numberOfLines = 0
    }
    #expect(
      body == """
        text "aaaa bbbb" system 20pt 400 #22262E at (10, 49) width 90
        text "cccc dddd…" system 20pt 400 #22262E at (10, 73) width 100
        """)
  }

  @Test func `of text that only wraps, lines that do not fit are left out`() {
    let body = label(Rect(10, 30, 100, 48)) {
      $0.text?.string = "aaaa bbbb cccc dddd eeee ffff"
      $0.text?.numberOfLines = 0
      $0.text?.lineBreak = .wordWrap
    }
    #expect(
      body == """
        text "aaaa bbbb" system 20pt 400 #22262E at (10, 49) width 90
        text "cccc dddd" system 20pt 400 #22262E at (10, 73) width 90
        """)
  }

  @Test func `a line that is clipped does not reach out of its view`() {
    let body = label(Rect(10, 30, 50, 40)) { $0.text?.lineBreak = .clip }
    #expect(
      body == """
        group clip rect [10 30 50 40]
          text "0123456789" system 20pt 400 #22262E at (10, 57) width 100
        """)
  }

  @Test func `a label of unknown text is bars, as long as the lines of a paragraph`() {
    let body = label(Rect(0, 0, 100, 40)) {
      $0.text?.string = ""
      $0.text?.isUnknown = true
      $0.text?.numberOfLines = 3
    }
    #expect(
      body == """
        fill roundedRect [0 0 100 8] r4 #DEE0E5
        fill roundedRect [0 16 92 8] r4 #DEE0E5
        fill roundedRect [0 32 43 8] r4 #DEE0E5
        """)
  }

  @Test func `bars that stand for text are seen on a surface, but do not cry`() {
    for theme in [Theme.wireframe, .blueprint, .greek, .color, .wireframe.dark, .color.dark] {
      var screen = ScreenBuilder(100, 50)
      screen.add(.view, "text", Rect(0, 0, 100, 8)) { $0.role = .bars }
      var bars: [Color] = []
      screen.picture(theme).forEachItem { item, _ in
        if case .fill(.roundedRect, .color(let color)) = item { bars.append(color) }
      }
      let palette = theme.palette
      let contrast = bars.first?.contrast(with: palette.surface) ?? 0
      #expect(contrast > 1.3 && contrast < palette.soft.contrast(with: palette.surface))
    }
  }

  @Test func `quiet text is quiet in the scene's own colours too, unless it has one`() {
    for color in [Color?.none, Color(rgb: 0x123456)] {
      let body = label(
        Rect(0, 0, 100, 24),
        {
          $0.role = .quiet; $0.text?.color = color
        }, theme: .color)
      #expect(body.contains(color == nil ? "#8E8E93" : "#123456"), "\(body)")
    }
  }

  @Test func `quiet text in a selected row can be read on its grey`() {
    for isSelected in [false, true] {
      var screen = ScreenBuilder(400, 200)
      let row = screen.add(.tableCell, "row", Rect(0, 0, 400, 44)) {
        $0.control.isOn = isSelected
      }
      screen.add(.label, "label", in: row, Rect(16, 0, 300, 44)) {
        $0.role = .quiet
        $0.text = TextContent("A row", font: .system(13))
      }
      let palette = Theme.color.palette
      let color = screen.picture(.color).texts.first?.color
      #expect(color == (isSelected ? palette.ink : palette.quiet))
    }
  }

  @Test func `in greek a lone sign is the icon that it stands for`() {
    let body = label(Rect(0, 0, 100, 24), { $0.text?.string = "≡" }, theme: .greek)
    #expect(body.hasPrefix("stroke path"), "\(body)")
  }

  @Test func `in color roles count where no colour is given`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "menu", Rect(0, 0, 50, 50)) { $0.role = .fill }
    screen.add(.view, "page", Rect(50, 0, 50, 50)) {
      $0.role = .fill
      $0.backgroundColor = Color(rgb: 0x123456)
    }
    #expect(
      screen.body(.color) == "fill rect [0 0 50 50] #E9E9EB\nfill rect [50 0 50 50] #123456")
  }

  @Test func `known text of the role bars is bars but in the scene's own colours`() {
    #expect(label(Rect(0, 0, 100, 8)) { $0.role = .bars }.hasPrefix("fill roundedRect"))
    #expect(
      label(Rect(0, 0, 100, 8), { $0.role = .bars }, theme: .color).hasPrefix("text \"0123456789\"")
    )
  }

  @Test func `greek text is a bar as long as the text`() {
    // 20 × 0.52 = 10.4, on the grid 10.5; the middle is 7.2 above the baseline: 57 − 7.2 − 5.25.
    #expect(
      label(Rect(10, 30, 200, 40), theme: .greek)
        == "fill roundedRect [10 44.5 100 10.5] r5.25 #C8CCD3")
  }

  @Test func `text on a dark sibling is light`() {
    var screen = ScreenBuilder(200, 100)
    screen.add(.view, "dark", Rect(0, 50, 200, 50)) { $0.backgroundColor = .black }
    screen.add(.label, "title", Rect(0, 60, 200, 24)) {
      $0.text = TextContent("title", color: .white)
    }
    #expect(screen.picture().texts.map(\.color) == [.white])
  }

  @Test func `light text whose dark ground is out of the picture becomes dark`() {
    var screen = ScreenBuilder(200, 100)
    screen.add(.label, "title", Rect(0, 60, 200, 24)) {
      $0.text = TextContent("title", color: .white)
    }
    #expect(screen.picture().texts.map(\.color.hex) == ["#22262E"])
  }

  @Test func `the color theme keeps the scene's colours exactly`() {
    var screen = ScreenBuilder(200, 100) { $0.backgroundColor = Color(rgb: 0x102030) }
    screen.add(.label, "title", Rect(0, 60, 200, 24)) {
      $0.text = TextContent("ab", font: .system(20), color: Color(rgb: 0x405060))
      $0.backgroundColor = Color(rgb: 0x708090, alpha: 128)
      $0.borderWidth = 2
      $0.borderColor = Color(rgb: 0xA0B0C0)
    }
    #expect(
      screen.picture(.color).dump
        == """
        display 200×100 on #FFFFFF
          fill rect [0 0 200 100] #102030
          fill rect [0 60 200 24] #70809080
          text "ab" system 20pt 400 #405060 at (0, 79) width 20
          stroke rect [1 61 198 22] 2pt #A0B0C0

        """.replacing("\n\n", with: "\n"))
  }

  @Test(arguments: [(99.5, "0123456789"), (99, "01234567…")])
  func `a label may lack the half point that the pixel grid took`(width: Double, text: String) {
    #expect(label(Rect(10, 30, width, 40)).hasPrefix("text \"\(text)\""))
  }

  @Test func `all lines that layout made room for are shown`() {
    // Three lines of 20 × 1.193359375 pt, rounded up once to thirds: 71⅔, not 72.
    let body = label(Rect(10, 30, 50, 71 + 2.0 / 3)) {
      $0.text?.string = "aaaa bbbb cccc"
      $0.text?.numberOfLines = 0
    }
    #expect(body.split(separator: "\n").count == 3)
    #expect(body.contains("cccc"))
  }

  @Test(arguments: [View.Kind.label, .textView])
  func `bars stand for text that nobody knows, and nothing for none`(_ kind: View.Kind) {
    func body(_ text: TextContent?) -> String {
      var screen = ScreenBuilder(200, 200)
      screen.add(kind, "text", Rect(10, 10, 100, 40)) { $0.text = text }
      return screen.body()
    }
    var unknown = TextContent("")
    unknown.isUnknown = true
    #expect(!body(nil).isEmpty && body(unknown) == body(nil))
    #expect(body(TextContent("")).isEmpty)
    unknown.setString("")
    #expect(body(unknown).isEmpty)
  }
}
