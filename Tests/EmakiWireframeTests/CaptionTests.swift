import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// What stands in for a picture is dark under white text.
@Suite struct CaptionTests {
  /// The ground of a picture of 100 × 60 points, and beside it in the same view a text.
  private func ground(
    _ theme: Theme, text: Color?, at y: Double = 40, over background: Color? = nil,
    kind: View.Kind = .label, style: ButtonStyle? = nil
  ) -> String? {
    var screen = ScreenBuilder(100, 200)
    screen.add(.imageView, "photo", Rect(0, 0, 100, 60)) { $0.image = ImageContent(name: "photo") }
    let box = screen.add(.view, "box", Rect(0, y, 100, 20)) { $0.backgroundColor = background }
    screen.add(kind, "caption", in: box, Rect(0, 0, 100, 20)) {
      if let style { $0.control.button.style = style }
      $0.text = TextContent("Kyoto", font: .system(15), color: text)
    }
    let fills = screen.picture(theme).items.compactMap { item -> String? in
      guard case .fill(.rect(Rect(0, 0, 100, 60)), .color(let color)) = item else { return nil }
      return "\(color)"
    }
    return fills.first
  }

  @Test func `a picture under white text is dark in the scene's colours`() {
    #expect(ground(.color, text: .white) == "\(Color(rgb: 0x6C6C70))")
    #expect(ground(.color, text: .white) != ground(.color, text: .black))
    let clear = Color(rgb: 0x000000, alpha: 0)
    #expect(ground(.color, text: .white, over: clear) == "\(Color(rgb: 0x6C6C70))")
  }

  @Test func `the title of a button counts, but for one with a ground of its own`() {
    let dark = "\(Color(rgb: 0x6C6C70))"
    #expect(ground(.color, text: .white, kind: .button, style: .system) == dark)
    #expect(ground(.color, text: .white, kind: .button, style: .filled) != dark)
  }

  @Test func `other texts leave it as it is`() {
    let usual = "\(Theme.color.palette.fill)"
    #expect(ground(.color, text: nil) == usual)
    #expect(ground(.color, text: Color(rgb: 0x007AFF)) == usual)
    // Below the picture, and on a ground of its own.
    #expect(ground(.color, text: .white, at: 100) == usual)
    #expect(ground(.color, text: .white, over: Color(rgb: 0x333333)) == usual)
  }

  @Test func `sketches find a colour for the text instead`() {
    #expect(ground(.wireframe, text: .white) == ground(.wireframe, text: .black))
  }
}
