import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `The room in buttons` {
  private func size(_ change: (inout View) -> Void) -> [Double] {
    var button = View(.button, id: "v")
    change(&button)
    let corner: [Constraint] = [.same(.left, "v", "root"), .same(.top, "v", "root")]
    return Array(Screen(button, constraints: corner).frame("v").suffix(2))
  }

  @Test func `given room replaces the usual one, to whole points`() {
    let size = size {
      $0.text = TextContent("Book", font: .system(17))
      $0.control.button.contentInsets = Insets(top: 7, left: 8, bottom: 7, right: 8)
    }
    // 40 + 16 wide; a line of 20.5 and 14 more.
    #expect(size == [56, 35])
  }

  @Test func `a picture alone is at least a line high`() {
    let size = size {
      $0.text = TextContent("", font: .system(18))
      $0.image = ImageContent(name: "close", size: Size(width: 16, height: 16))
    }
    #expect(size == [16, 22])
  }

  @Test func `a configured button keeps 12 and 7 points, to the pixel`() {
    let size = size {
      $0.text = TextContent("Book", font: .system(17))
      $0.control.button.style = .plainConfigured
    }
    #expect(size == [64, 34.5])
  }

  /// A character is 10 points wide; 6 points lie between the fields: 144 + 6 + 94.
  @Test(
    arguments: [(["Nov 27, 2026"], 144.0), (["Nov 27, 2026", "9:41 AM"], 244.0)]
      as [([String], Double)])
  func `the fields of a compact date picker have the room of configured buttons`(
    texts: [String], width: Double
  ) {
    var picker = View(.datePicker, id: "v")
    picker.control.dateStyle = .compact
    picker.control.items = texts.map { ControlItem($0) }
    let corner: [Constraint] = [.same(.left, "v", "root"), .same(.top, "v", "root")]
    #expect(Array(Screen(picker, constraints: corner).frame("v").suffix(2)) == [width, 34.5])
  }

  @Test func `buttons with a mark of their own have one size`() {
    #expect(size { $0.control.button.style = .infoLight } == [25, 24])
  }
}
