import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// What is repeated inside what is repeated.
@Suite struct `Rows in cells that are repeated` {
  @Test func `every row of every card has names and constraints of its own`() throws {
    let fixture = try Fixture("tables-in-cells-of-a-collection.storyboard", .device(Fixture.phone))
    let cards = try fixture.view("cards").subviews.filter { $0.kind == .collectionCell }
    #expect(cards.count > 1)
    var names: [String] = []
    func collect(_ view: View) {
      names.append(view.id.rawValue)
      view.subviews.forEach(collect)
    }
    cards.forEach(collect)
    #expect(Set(names).count == names.count)
    // The first row of the second card, and the second row of the first.
    #expect(names.contains("dot#2") && names.contains("dot#1#2"))
    let frames = try fixture.frames()
    for name in names where name.hasPrefix("dot") {
      #expect(frames[name] == [50, 15, 10, 10], "\(name)")
    }
  }
}
