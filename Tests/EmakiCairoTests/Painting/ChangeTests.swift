import EmakiDrawing
import Testing

@testable import EmakiCairo

/// What need not be painted: what did not change, and what cannot be seen.
struct ChangeTests {
  private static let size = Size(width: 40, height: 30)

  private static func box(_ x: Double, _ y: Double, _ side: Double, _ color: Color) -> DisplayItem {
    .fill(.rect(Rect(x: x, y: y, width: side, height: side)), .color(color))
  }

  private static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: size, background: .white, items: items)
  }

  private static func pixels(_ items: [DisplayItem]) throws -> [UInt8] {
    try Painter(fonts: FontBook()).image(of: list(items), scale: 2).pixels.bytes
  }

  @Test func `equal pictures have no changes`() {
    let items = [Self.box(1, 1, 5, .black), Self.box(8, 8, 5, .black)]
    #expect(Self.list(items).changes(since: Self.list(items)) == [])
  }

  @Test func `another size or background changes everything`() {
    var other = Self.list([])
    other.background = .black
    #expect(other.changes(since: Self.list([])) == nil)
    other = Self.list([])
    other.size.width += 1
    #expect(other.changes(since: Self.list([])) == nil)
  }

  @Test func `an item that moves changes its old and its new place`() {
    let still = Self.box(30, 20, 5, .black)
    let old = Self.list([still, Self.box(1, 1, 4, .black)])
    let new = Self.list([still, Self.box(20, 1, 4, .black)])
    #expect(
      new.changes(since: old) == [
        Rect(x: 1, y: 1, width: 4, height: 4), Rect(x: 20, y: 1, width: 4, height: 4),
      ])
  }

  @Test func `an item that appears changes only its own place`() {
    let (first, last) = (Self.box(1, 1, 4, .black), Self.box(30, 20, 5, .black))
    let new = Self.list([first, Self.box(10, 10, 3, .black), last])
    let changes = new.changes(since: Self.list([first, last]))
    #expect(changes == [Rect(x: 10, y: 10, width: 3, height: 3)])
  }

  @Test func `a change in a group lies where the group is`() {
    func list(_ side: Double) -> DisplayList {
      let move = Transform.translation(x: 10, y: 5)
      return Self.list([
        .group(DisplayGroup(transform: move, items: [Self.box(1, 1, side, .black)]))
      ])
    }
    #expect(list(6).changes(since: list(4)) == [Rect(x: 11, y: 6, width: 6, height: 6)])
  }

  @Test func `what lies under an opaque box of whole pixels leaves no trace`() throws {
    let hidden = Self.box(6, 6, 4, .black)
    let cover = Self.box(5, 5, 20, .white)
    #expect(try Self.pixels([hidden, cover]) == Self.pixels([cover]))
  }

  @Test func `what looks out from under a box is painted`() throws {
    let cover = Self.box(5, 5, 20, .white)
    #expect(try Self.pixels([Self.box(4, 6, 4, .black), cover]) != Self.pixels([cover]))
  }
}
