import EmakiDrawing
import Testing

@testable import EmakiPreview

@Suite struct `The look of a picture` {
  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: Size(width: 40, height: 40), background: .white, items: items)
  }

  private let box = DisplayItem.fill(
    .rect(Rect(x: 10, y: 10, width: 8, height: 8)), .color(.black))

  @Test func `does not depend on groups that cut nothing off`() {
    let whole = Shape.rect(Rect(x: 10, y: 10, width: 30, height: 8))
    let inner = DisplayGroup(items: [.group(DisplayGroup(clip: whole, items: [box]))])
    #expect(list([.group(inner)]).looks(like: list([box])))
    #expect(list([]).looks(like: list([.group(DisplayGroup(items: []))])))
  }

  @Test func `depends on groups that cut, move, or fade`() {
    let part = Shape.rect(Rect(x: 10, y: 10, width: 7, height: 8))
    let groups = [
      DisplayGroup(clip: part, items: [box]), DisplayGroup(opacity: 0.5, items: [box]),
      DisplayGroup(transform: .translation(x: 1, y: 0), items: [box]),
      DisplayGroup(
        clip: .ellipse(Rect(x: 0, y: 0, width: 40, height: 40)), items: [box]),
    ]
    for group in groups {
      #expect(!list([.group(group)]).looks(like: list([box])))
    }
    #expect(!list([box]).looks(like: list([])))
  }
}
