@testable import EmakiScenes
import EmakiDrawing
import EmakiLayout
import Testing

/// The table of properties: each has its entry.
@Suite struct `The table of properties` {
  @Test func `has each property once, in the order of specifications`() {
    let parts = ViewProperty.table.flatMap(\.parts).compactMap(\.property)
    #expect(parts == ViewProperty.allCases)
  }

  @Test func `calls them by words, and their numbers by units`() {
    #expect(ViewProperty.contentInsetTop.label == "content inset top")
    #expect(ViewProperty.image.label == "image" && ViewProperty.alpha.label == "alpha")
    #expect(ViewProperty.rotationX.unit.symbol == "°" && ViewProperty.x.unit.symbol == "pt")
    #expect(ViewProperty.alpha.unit.symbol == "" && ViewProperty.rotation.unit.told(.pi) == 180)
  }

  @Test func `knows which of them are places`() {
    let places: [ViewProperty] = [
      .x, .y, .width, .height, .translationX, .translationY, .scaleX, .scaleY, .rotation,
      .rotationX, .rotationY,
    ]
    #expect(ViewProperty.allCases.filter(\.isPlace) == places)
    #expect(ViewProperty.allCases.filter(\.isOfFrame) == [.x, .y, .width, .height])
  }

  /// |Δx| + |Δwidth| + 100 · Δalpha + 50 · turn + 100 · growth + Δvalue · width.
  @Test func `measures how far they go in points`() {
    var view = View(.slider, id: "a")
    view.frame = Rect(x: 0, y: 0, width: 200, height: 30)
    let old = Presentation(.init(view: view, parent: nil, frame: view.frame))
    var new = old
    new.frame = Rect(x: -3, y: 0, width: 204, height: 30)
    new.alpha = 0.9
    new.transform = ViewTransform(scale: Point(x: 1.5, y: 9), rotation: 2)
    new.value = old.value + 0.25
    new.backgroundColor = .black
    #expect(abs(ViewProperty.way(from: old, to: new) - (3 + 4 + 10 + 100 + 50 + 50)) < 1e-9)
    new = old
    new.alpha = 0
    #expect(ViewProperty.way(from: old, to: new) == 0)
  }
}
