import TestSupport
import Testing

@Suite struct `An inspection` {
  @Test func `tells where content is and how views are turned, besides their frames`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      device: iPhone X
      children:
        - id: list
          kind: scroll
          frame: [0, 0, 100, 200]
          children: [{id: tall, pin: {edges: 0, width: 100%, height: 500}}]
        - {id: card, frame: [10, 300, 40, 20]}
      motions:
        go: [set: {list.contentOffset: [0, 120], card.transform: {rotate: 90, scale: 0.5, x: 8}}]

      """, to: "scene.yaml")
    let step = try #require(try InspectOutput.of(file, ["--at", "1"]).scenes.first?.steps.first)
    let (list, card) = (try #require(step.view("list")), try #require(step.view("card")))
    #expect(list.contentOffset == [0, 120] && list.contentSize == [100, 500])
    #expect(list.transform == nil && card.contentOffset == nil)
    #expect(card.transform?.rotation == 90 && card.transform?.scale == [0.5, 0.5])
    #expect(card.transform?.translation == [8, 0])
    // Half as large and upright, about its middle (30, 310), then 8 points to the right.
    #expect(zip(card.rect, [33, 300, 10, 20]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
