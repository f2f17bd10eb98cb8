import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `Bars and wheels` {
  @Test func `bar buttons with a colour of their own show it, the others the tint`() {
    for kind in [View.Kind.navigationBar, .toolbar] {
      var screen = ScreenBuilder(300, 44)
      screen.add(kind, "bar", Rect(0, 0, 300, 44)) {
        $0.tintColor = Color(rgb: 0x007AFF)
        $0.control.items = ["Ab", "Cd", "Ef"]
        $0.control.itemColors = [1: Color(rgb: 0xD00000)]
      }
      let colors = Dictionary(
        screen.picture(.color).texts.map { ($0.text, $0.color) }, uniquingKeysWith: { a, _ in a })
      #expect(colors["Ab"] == Color(rgb: 0x007AFF))
      #expect(colors["Cd"] == Color(rgb: 0xD00000))
      #expect(colors["Ef"] == Color(rgb: 0x007AFF))
    }
  }

  @Test(arguments: [
    (["1 Jan 2024"], ["1", "Jan", "2025"]), (["9:41"], ["9", "41", "PM"]),
    (["1 Jan 2024", "9:41"], ["1 Jan", "9", "41", "PM"]),
  ])
  func `wheels of a date picker hold the parts of a date, a time, or both`(
    items: [String], chosen: [String]
  ) {
    var screen = ScreenBuilder(320, 216)
    screen.add(.datePicker, "picker", Rect(0, 0, 320, 216)) { $0.control.items = items }
    // The chosen row is larger than the others.
    let largest = screen.picture(.color).texts.filter { $0.font.size == 20 }
    #expect(largest.map(\.text) == chosen)
  }
}
