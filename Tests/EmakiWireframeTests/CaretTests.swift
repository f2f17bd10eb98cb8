import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// A character of 20 points is 10 points wide, and a line of it as high as the font says.
@Suite struct `The caret` {
  private static let font = Font.system(20)

  private func caret(
    _ text: String?, in kind: View.Kind = .textField, isEditing: Bool = true,
    _ change: (inout View) -> Void = { _ in }
  ) -> Rect? {
    var screen = ScreenBuilder(300, 200)
    screen.add(kind, "field", Rect(10, 10, 200, 100)) {
      $0.text = text.map { TextContent($0, font: Self.font) }
      $0.isEditing = isEditing
      $0.tintColor = Color(rgb: 0x00AA00)
      change(&$0)
    }
    var carets: [Rect] = []
    screen.picture(.color).forEachItem { item, _ in
      if case .fill(.roundedRect(let rect, 1), .color(Color(rgb: 0x00AA00))) = item {
        carets.append(rect)
      }
    }
    #expect(carets.count <= 1)
    return carets.first
  }

  @Test func `stands in the tint behind the text, as high as its line`() throws {
    // The text begins 7 points inside the field.
    let caret = try #require(self.caret("Emaki"))
    #expect(caret.minX == 17 + 50 && caret.width == 2 && caret.midY == 60)
    #expect(abs(caret.height - Self.font.lineHeight(scale: 2)) <= 0.5)
    #expect(self.caret("Emaki", isEditing: false) == nil)
  }

  @Test func `stands where the text ends, however it is aligned`() {
    #expect(caret("Emaki") { $0.text?.alignment = .center }?.minX == 135.0)
    #expect(caret("Emaki") { $0.text?.alignment = .right }?.minX == 203)
  }

  /// A text of five letters reaches from 153 to 203 in a field that is read from right to left.
  @Test(arguments: [
    ("Emaki", 203.0), ("אבגדה", 151), ("مرحبا", 151), ("12345", 203), ("א1234", 151),
    ("a אבג", 203),
  ])
  func `stands at the end of the letters as they run, in a field from right to left`(
    text: String, x: Double
  ) {
    #expect(caret(text) { $0.layoutDirection = .rightToLeft }?.minX == x)
  }

  @Test func `stands at the left end of letters that run there, in a field from left to right`() {
    #expect(caret("אבגדה")?.maxX == 17)
    #expect(caret("אבגדה", in: .textView)?.maxX == 15)
  }

  /// Of neither letters nor digits the field decides, as it does of dots that hide a text.
  @Test func `stands at the left of signs and of an empty field from right to left`() throws {
    let isMirrored = { (view: inout View) in view.layoutDirection = .rightToLeft }
    #expect(caret(nil, isMirrored)?.maxX == 203)
    #expect(caret("!?", isMirrored)?.maxX == 183)
    let secure = try #require(
      caret("Emaki") {
        $0.layoutDirection = .rightToLeft
        $0.control.field.isSecure = true
      })
    #expect(secure.maxX < 193)
    let placeholder = caret("Name") {
      $0.layoutDirection = .rightToLeft
      $0.text?.isPlaceholder = true
    }
    #expect(placeholder?.minX == 203)
  }

  @Test func `stands before a placeholder, and in an empty field`() {
    #expect(caret("Name") { $0.text?.isPlaceholder = true }?.maxX == 17)
    #expect(caret(nil)?.minX == 17)
  }

  @Test func `stands in the last line of a text view`() throws {
    // 19 characters fit into 190 points: "One two three four" and "five".
    let line = Self.font.lineHeight(scale: 2)
    let caret = try #require(self.caret("One two three four five", in: .textView))
    #expect(caret.minX == 15 + 40 && abs(caret.midY - (18 + 1.5 * line)) <= 0.5)
  }

  @Test func `stands in the field of a search bar`() {
    #expect(caret("Lake", in: .searchBar) != nil)
    #expect(caret(nil, in: .searchBar) != nil)
  }
}
