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
