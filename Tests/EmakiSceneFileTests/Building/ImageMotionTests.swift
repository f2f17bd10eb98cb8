import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Icons and pictures that a motion changes.
@Suite struct `An icon or picture` {
  private func image(_ look: String, _ change: String, at time: Double) throws -> ImageContent? {
    let timeline = try ControlScene.timeline(
      "{id: a, pin: {top: 0, leading: 0}, \(look)}",
      "sequence: [{wait: 1}, {animate: {duration: 1, changes: {\(change)}}}]")
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screen.nodes[try #require(snapshot.screen.index(of: "a"))].view.image
  }

  @Test func `changes at once, as large as it was`() throws {
    let size = Size(width: 24, height: 24)
    for (time, name) in [(0.9, "heart"), (1.0, "star"), (3, "star")] {
      let image = try #require(try image("icon: heart", "a.icon: star", at: time))
      #expect(image.name == name && image.size == size && image.isSymbol, "at \(time)")
    }
  }

  @Test func `takes the place of another, with a size of its own`() throws {
    let changed = try image(
      "kind: imageView, image: {name: one, size: [40, 30]}",
      "a.image: {name: two, size: [20, 10]}", at: 2)
    #expect(changed?.name == "two" && changed?.size == Size(width: 20, height: 10))
  }

  @Test func `is a row of the motion's specification`() throws {
    let timeline = try ControlScene.timeline(
      "{id: a, icon: heart, pin: {top: 0, leading: 0}}",
      "animate: {duration: 1, changes: {a.icon: star, a.alpha: 0}}")
    let span = try #require(timeline.summary.first { $0.property == .image })
    #expect(span.from == .text("heart") && span.to == .text("star") && span.duration == 0)
  }
}
