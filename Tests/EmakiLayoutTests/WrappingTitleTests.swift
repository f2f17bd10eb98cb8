import EmakiDrawing
import EmakiLayout
import Testing

/// Letters are 10 points wide and break anywhere; a line of 17 pt is 20.29 points high.
@Suite struct `Titles of buttons with a configuration` {
  private func button(_ change: (inout View) -> Void = { _ in }) -> View {
    var button = View(.button, id: "v")
    button.text = TextContent("Ten letter", font: .system(17), numberOfLines: 0)
    button.control.button.style = .filled
    change(&button)
    return button
  }

  private func size(_ width: Double?, _ change: (inout View) -> Void = { _ in }) -> [Double] {
    var constraints: [Constraint] = [.same(.left, "v", "root"), .same(.top, "v", "root")]
    if let width {
      constraints.append(Constraint(Anchor("v", .width), .equal, constant: width))
    }
    return Array(Screen(button(change), constraints: constraints).frame("v").suffix(2))
  }

  @Test func `are on one line where there is room`() {
    #expect(size(nil) == [124, 34.5])
  }

  @Test func `go on in another line where the button is too narrow`() {
    // 74 less 12 twice are five letters: two lines of 20.29 and 14 more, to half a point.
    #expect(size(74) == [74, 55])
    // Three letters a line are four lines.
    #expect(size(54) == [54, 95.5])
  }

  @Test func `leave a picture beside them its room`() {
    let picture = Size(width: 20, height: 20)
    // 124 less 24, 20 and 8 are seven letters.
    let frame = size(124) {
      $0.image = ImageContent(name: "star", size: picture)
      $0.imagePadding = 8
    }
    #expect(frame == [124, 55])
  }

  @Test func `stay on one line in buttons of another style, and where they may have only one`() {
    #expect(size(74) { $0.control.button.style = .system }[1] == 33)
    #expect(size(74) { $0.text?.numberOfLines = 1 } == [74, 34.5])
  }

  @Test func `that are empty leave the room around alone`() {
    #expect(size(nil) { $0.text?.string = "" } == [24, 14])
  }

  @Test func `have room for a symbol above them whose size nothing says`() {
    let frame = size(nil) {
      $0.image = ImageContent(name: "star", isSymbol: true)
      $0.imagePadding = 4
      $0.control.button.imageSide = .top
    }
    // 17 · 1.3 is 22 for the symbol, 4 between, a line of 20.5 and 14 more.
    #expect(frame == [124, 60.5])
  }
}
