import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// What a field of a row shows, whose text changes there and not in the table's cell.
@Suite struct `A field in a row` {
  private func runs(of text: String) -> [TextRun] {
    var screen = ScreenBuilder(200, 100)
    let field = screen.add(.textField, "list/1", Rect(0, 0, 200, 44)) {
      $0.text = TextContent("Name", isPlaceholder: true)
      $0.text?.placeholder = "Name"
    }
    var snapshot = screen.snapshot
    snapshot.presentations[field].text = text
    return Wireframe(theme: .color, measurer: HalfEmMeasurer())
      .displayList(of: snapshot, scale: 2).texts
  }

  @Test func `shows input as dark as other text, and its placeholder again without`() {
    let typed = runs(of: "Ada")
    let quiet = runs(of: "Name")
    #expect(typed.map(\.text) == ["Ada"])
    #expect(quiet.map(\.text) == ["Name"] && runs(of: "") == quiet)
    #expect(typed.first?.color == .black && quiet.first?.color != .black)
  }
}

@Suite struct `A long text in a field` {
  /// Half an em a letter: 20 letters of 17 points are 170 wide, in 86 points of room.
  private func dump(editing: Bool) -> String {
    var screen = ScreenBuilder(200, 100)
    let field = screen.add(.textField, "field", Rect(10, 10, 100, 34)) {
      $0.text = TextContent("abcdefghijklmnopqrst")
      $0.control.field.border = .roundedRect
    }
    var snapshot = screen.snapshot
    snapshot.presentations[field].isEditing = editing
    return Wireframe(theme: .color, measurer: HalfEmMeasurer())
      .displayList(of: snapshot, scale: 2).dump
  }

  @Test func `is cut at its end, and while it is edited at its beginning`() {
    #expect(dump(editing: false).contains("…"))
    #expect(!dump(editing: true).contains("…") && dump(editing: true).contains("qrst"))
  }
}

@Suite struct `The box of a field` {
  private func body(_ theme: Theme = .color, _ change: (inout View) -> Void) -> String {
    var screen = ScreenBuilder(200, 100)
    screen.add(.textField, "field", Rect(10, 10, 100, 34)) {
      $0.backgroundColor = Color(rgb: 0xF2F2F7)
      change(&$0)
    }
    return screen.body(theme)
  }

  @Test func `a ground of its own ends with the round corners of the style`() {
    for border in [FieldBorder.roundedRect, nil] {
      let body = body { $0.control.field.border = border }
      #expect(body.contains("fill roundedRect [10 10 100 34] r5 #F2F2F7"))
      #expect(!body.contains("fill rect"))
    }
    #expect(body { $0.control.field.border = .line }.contains("fill rect [10 10 100 34] #F2F2F7"))
  }

  @Test func `the line has the corners that the scene gives the field`() {
    let body = body {
      $0.control.field.border = .roundedRect
      $0.cornerRadius = 12
    }
    #expect(body.contains("fill roundedRect [10 10 100 34] r12 #F2F2F7"))
    // The line of 1 point lies within the bounds.
    #expect(body.contains("stroke roundedRect [10.5 10.5 99 33] r11.5 "))
  }

  @Test func `a border of its own decides the corners`() {
    let body = body {
      $0.control.field.border = .roundedRect
      $0.borderWidth = 1
    }
    #expect(body.contains("fill rect [10 10 100 34] #F2F2F7"))
  }
}
