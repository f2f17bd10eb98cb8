import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `Tracks and fields` {
  private func segments(_ theme: Theme, on ground: Color?, own: Color? = nil) -> String {
    var screen = ScreenBuilder(200, 100) { $0.backgroundColor = ground }
    screen.add(.segmentedControl, "tabs", Rect(20, 20, 160, 32)) {
      $0.backgroundColor = own
      $0.control.items = ["One", "Two"]
      $0.control.selectedIndex = 0
    }
    return screen.body(theme)
  }

  @Test func `differ from a background of the same grey`() {
    func fill(on ground: View.Role?) -> [Substring] {
      var screen = ScreenBuilder(100, 100)
      let back = screen.add(.view, "back", Rect(0, 0, 100, 100)) { $0.role = ground }
      screen.add(.button, "pay", in: back, Rect(10, 10, 80, 40)) {
        ($0.control.button.style, $0.isEnabled) = (.filled, false)
      }
      return screen.body(.wireframe).split(separator: "\n").filter { $0.hasPrefix("fill round") }
    }
    #expect(fill(on: .fill) != fill(on: nil) && fill(on: .fill).count == 1)
  }

  @Test func `of a surface are the palette's fill, on a dark ground a veil`() {
    #expect(segments(.color, on: .white).contains("fill roundedRect [20 20 160 32] r8 #E9E9EB"))
    let dark = segments(.color, on: .black)
    #expect(!dark.contains("#E9E9EB"))
    // 36 % of 255 are 92, or 5C.
    #expect(dark.contains("fill roundedRect [20 20 160 32] r8 #7878805C"))
    let grey = segments(.color, on: Color(rgb: 0x9A9A9A))
    #expect(grey.contains("#78788033"))
  }

  @Test func `a segmented control's own background is its track, with its round corners`() {
    let veil = Color(rgb: 0xFFFFFF, alpha: 51)
    let own = segments(.color, on: .black, own: veil)
    #expect(own.contains("fill roundedRect [20 20 160 32] r8 #FFFFFF33"))
    #expect(!own.contains("#E9E9EB") && !own.contains("#787880"))
    #expect(!own.contains("fill rect [20 20 160 32]"))
  }

  @Test(arguments: [View.Kind.stepper, .switch, .slider, .progressView, .searchBar])
  func `no control has a light track on black`(kind: View.Kind) {
    var screen = ScreenBuilder(200, 100) { $0.backgroundColor = .black }
    screen.add(kind, "control", Rect(20, 20, 160, 40))
    #expect(!screen.body(.color).contains("#E9E9EB"))
  }

  @Test func `a field with a background has the corners of its outline`() {
    var screen = ScreenBuilder(200, 100)
    screen.add(.textField, "field", Rect(20, 20, 160, 34)) {
      $0.backgroundColor = Color(rgb: 0x112233)
    }
    #expect(screen.body(.color).contains("fill roundedRect [20 20 160 34] r5 #112233"))
  }
}
