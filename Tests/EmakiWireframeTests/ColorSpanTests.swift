import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct ColorSpanTests {
  private static let grey = Color(rgb: 0x8E8E93)

  /// A title over nothing, in a colour.
  private func title(_ color: Color?) -> ScreenBuilder {
    var screen = ScreenBuilder(200, 60)
    screen.add(.label, "title", Rect(0, 0, 200, 20)) {
      $0.text = TextContent("title", numberOfLines: 1)
      $0.text?.color = color
    }
    return screen
  }

  @Test func `says between which two colours a text changes, the two that differ most`() {
    let colors: [Color?] = [.black, Color(rgb: 0x404040), Self.grey, Color(rgb: 0x202020)]
    let spans = ColorSpan.among(colors.map { title($0).snapshot })
    #expect(spans == ["title": ColorSpan(from: .black, to: Self.grey)])
    #expect(ColorSpan.among([title(.black), title(.black)].map(\.snapshot)).isEmpty)
    #expect(ColorSpan.among([title(nil).snapshot]).isEmpty)
  }

  @Test func `finds the share that it mixed, and keeps to the ends`() {
    let span = ColorSpan(from: .black, to: Color(rgb: 0xC8C8C8))
    #expect(span.color(at: 0.25) == Color(rgb: 0x323232))
    for share in [0, 0.25, 0.5, 1] {
      #expect(abs(span.share(of: span.color(at: share)) - share) < 1e-9)
    }
    #expect(span.share(of: .white) == 1)
    #expect(ColorSpan(from: .black, to: .black).share(of: .white) == 0)
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
  func `a text on its way between two colours is as far between those of the palette`(
    share: Double
  ) throws {
    // #22262E and #646C79 of the wireframe stand for black and grey.
    let span = ColorSpan(from: .black, to: Self.grey)
    var options = Wireframe.Options()
    options.textColors = ["title": span]
    let color = try #require(
      title(span.color(at: share)).picture(options: options).texts.first
    ).color
    for (now, (ink, quiet)) in zip(
      [color.red, color.green, color.blue], [(0x22, 0x64), (0x26, 0x6C), (0x2E, 0x79)])
    {
      #expect(abs(Double(now) - (Double(ink) + share * Double(quiet - ink))) < 1.5)
    }
  }

  @Test func `one that keeps its colour has one of the palette's`() throws {
    for (color, expected) in [(Color(rgb: 0x444448), 0x22262E), (Self.grey, 0x646C79)] {
      #expect(title(color).picture().texts.map(\.color) == [Color(rgb: UInt32(expected))])
    }
  }

  @Test func `bars in its place are as far on their way`() {
    // Bold letters in ink are bars in the colour of quiet text, #646C79; quiet ones are soft, #C8CCD3.
    for (share, expected) in [(0.0, 0x646C79), (1, 0xC8CCD3), (0.5, 0x969CA6)] {
      let span = ColorSpan(from: .black, to: Self.grey)
      var screen = ScreenBuilder(200, 60)
      screen.add(.label, "title", Rect(0, 0, 200, 20)) {
        $0.text = TextContent("title", font: .system(17, .bold), numberOfLines: 1)
        $0.text?.color = span.color(at: share)
      }
      var options = Wireframe.Options()
      options.textColors = ["title": span]
      var bars: [Color] = []
      screen.picture(.greek, options: options).forEachItem { item, _ in
        if case .fill(.roundedRect, .color(let fill)) = item { bars.append(fill) }
      }
      let bar = Color(rgb: UInt32(expected))
      #expect(bars.count == 1)
      for color in bars {
        #expect(
          abs(Int(color.red) - Int(bar.red)) <= 1 && abs(Int(color.blue) - Int(bar.blue)) <= 1)
      }
    }
  }
}
