import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct TextBarTests {
  @Test func `a view of the role bars stands for text in every theme, color too`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "text", Rect(0, 0, 100, 8)) { $0.role = .bars }
    // One line of nothing else is 72 % wide.
    for theme in [Theme.wireframe, .color, .greek] {
      #expect(screen.body(theme).hasPrefix("fill roundedRect [0 0 72 8] r4 "), "\(theme.name)")
    }
  }

  /// A text, and a line of a point, on the blue of a chat.
  @Test(arguments: [Theme.greek, .greek.dark])
  func `bars for text and separators are seen on a strong fill`(theme: Theme) throws {
    var screen = ScreenBuilder(100, 50)
    let bubble = screen.add(.view, "bubble", Rect(0, 0, 100, 50)) {
      $0.backgroundColor = Color(rgb: 0x007AFF)
    }
    screen.add(.label, "text", in: bubble, Rect(10, 10, 80, 20)) { $0.text = TextContent("Hello") }
    screen.add(.view, "line", in: bubble, Rect(0, 40, 100, 1)) { $0.backgroundColor = .white }
    let colors = screen.picture(theme).items.compactMap { item -> Color? in
      if case .fill(let shape, .color(let color)) = item, shape.bounds.height < 20 {
        color
      } else {
        nil
      }
    }
    #expect(colors.count == 2)
    for color in colors { #expect(color.contrast(with: theme.palette.strongFill) >= 1.25) }
  }

  @Test func `bars for text begin at the right where lines run to the left`() {
    var screen = ScreenBuilder(110, 50)
    for (kind, frame) in [(View.Kind.view, Rect(5, 0, 100, 8)), (.textView, Rect(0, 0, 110, 24))] {
      screen.add(kind, ViewID("\(kind)"), frame) {
        $0.role = .bars
        $0.layoutDirection = .rightToLeft
      }
    }
    let body = screen.body(.wireframe)
    #expect(body.contains("fill roundedRect [33 0 72 8] r4 "))
    #expect(body.contains("fill roundedRect [33 8 72 8] r4 "))
  }

  @Test(arguments: [1.0, 2, 3, 12], [0, 1.0 / 3, 0.5, 200.333333, 300.666667])
  func `how many bars there are depends on the size, not on the pixels it meets`(
    scale: Double, y: Double
  ) {
    var screen = ScreenBuilder(100, 500)
    // Of 8 points, with as much between them; a size may be rounded to the device's thirds.
    for (number, height) in [56.0, 56 - 1.0 / 3, 56 + 1.0 / 3, 48].enumerated() {
      let place = Rect(0, y + Double(number), 100, height)
      screen.add(.view, ViewID("text\(number)"), place) { $0.role = .bars }
    }
    var bars = 0
    screen.picture(scale: scale).forEachItem { item, _ in
      if case .fill(.roundedRect(_, 4), _) = item { bars += 1 }
    }
    #expect(bars == 4 + 4 + 4 + 3)
  }

  @Test func `so does a text view, inside its insets`() {
    var screen = ScreenBuilder(110, 50)
    screen.add(.textView, "text", Rect(0, 0, 110, 24)) { $0.role = .bars }
    for theme in [Theme.wireframe, .color] {
      #expect(screen.body(theme).contains("fill roundedRect [5 8 72 8] r4 "), "\(theme.name)")
    }
  }

  @Test func `bars for unknown text are stronger where a fill would not stand out`() {
    func color(on ground: Color?, _ theme: Theme) -> Bool {
      var screen = ScreenBuilder(100, 60)
      let parent = screen.add(.view, "parent", Rect(0, 0, 100, 60)) { $0.backgroundColor = ground }
      screen.add(.view, "text", in: parent, Rect(10, 10, 80, 8)) { $0.role = .bars }
      return screen.body(theme).hasSuffix(theme.palette.soft.hex)
    }
    #expect(!color(on: .white, .color))
    #expect(color(on: Color(rgb: 0xF2F2F7), .color))
    #expect(color(on: Color(rgb: 0x1C1C1E), Theme.color.dark))
  }
}
