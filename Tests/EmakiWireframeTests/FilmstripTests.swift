import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct FilmstripTests {
  private func strip(
    _ moments: [(time: Double, progress: Double)], columns: Int? = nil, theme: Theme = .wireframe
  ) -> DisplayList {
    let caption = Filmstrip.Caption(
      scene: "side-menu", motion: "openLeft", device: "iPhone X",
      size: Size(width: 375, height: 812), duration: 0.26, curve: "ease-out")
    let snapshot = ScreenBuilder(375, 812).snapshot
    return Filmstrip(wireframe: Wireframe(theme: theme, measurer: HalfEmMeasurer())).displayList(
      of: moments.map {
        Filmstrip.Cell(snapshot: snapshot, time: $0.time, progress: $0.progress)
      }, caption: caption, scale: 2, columns: columns)
  }

  @Test func `cells stand side by side with gaps of 36 points`() {
    let list = strip([(0, 0), (0.1, 0.55), (0.26, 1)])
    #expect(list.size == Size(width: 4 * 36 + 3 * 375, height: 72 + 812 + 72))
    let lefts = list.items.compactMap { item in
      if case .group(let group) = item { group.transform.elements[12] + 2 } else { nil }
    }
    #expect(lefts == [36, 447, 858])
  }

  @Test func `cells can stand in rows`() {
    let list = strip([(0, 0), (0.1, 0.5), (0.26, 1)], columns: 2)
    #expect(list.size == Size(width: 3 * 36 + 2 * 375, height: 72 + 2 * (812 + 72)))
  }

  @Test func `a screen with nothing to say has the same margin below as at the sides`() {
    let cell = Filmstrip.Cell(snapshot: ScreenBuilder(375, 812).snapshot, time: nil, progress: nil)
    let list = Filmstrip(wireframe: Wireframe(measurer: HalfEmMeasurer())).displayList(
      of: [cell], caption: Filmstrip.Caption(title: ["reviews"]), scale: 2)
    #expect(list.size == Size(width: 36 + 375 + 36, height: 72 + 812 + 36))
  }

  @Test func `the captions say scene, motion, device, size, duration and curve`() {
    let texts = strip([(0, 0), (0.1, 0.553)]).texts.map(\.text)
    #expect(
      texts == [
        "side-menu · openLeft", "iPhone X · 375×812 · 0.26\u{2009}s ease-out",
        "0.000\u{2009}s", "0\u{2009}%", "0.100\u{2009}s", "55\u{2009}%",
      ])
  }

  @Test func `what the progress is of stands after the details, and goes first without room`() {
    let cell = Filmstrip.Cell(snapshot: ScreenBuilder(375, 100).snapshot, time: 0, progress: 0)
    func caption(_ details: [String], _ measure: String?) -> String? {
      Filmstrip(wireframe: Wireframe(measurer: HalfEmMeasurer())).displayList(
        of: [cell], caption: Filmstrip.Caption(title: ["t"], details: details, measure: measure),
        scale: 1
      ).texts.map(\.text).dropFirst().first
    }
    #expect(caption(["one"], "the time") == "one · %\u{2009}of the time")
    let long = String(repeating: "one", count: 12)
    #expect(caption([long], "the time") == long)
    #expect(caption(["one"], nil) == "one")
  }

  @Test func `a curve that takes a part of the time has its own`() {
    func details(_ seconds: Double) -> [String] {
      Filmstrip.Caption(
        scene: "accordion", motion: nil, device: nil, size: Size(width: 375, height: 812),
        duration: 0.26, curve: "ease-in-out", curveDuration: seconds
      ).details
    }
    #expect(details(0.16) == ["375×812", "0.26\u{2009}s", "ease-in-out 0.16\u{2009}s"])
    #expect(details(0.26) == ["375×812", "0.26\u{2009}s ease-in-out"])
  }

  @Test func `a spring that overshoots says so and its bar is full`() {
    let list = strip([(0.3, 1.045)])
    #expect(list.texts.last?.text == "104.5\u{2009}%")
    #expect(list.dump.contains("fill roundedRect [36 908 375 4] r2 #2E6AFF"))
  }

  @Test func `details that have no room are left out from the end`() {
    let caption = Filmstrip.Caption(title: ["a long title"], details: ["one", "two", "three"])
    let cell = Filmstrip.Cell(snapshot: ScreenBuilder(150, 100).snapshot, time: 0, progress: 0)
    let list = Filmstrip(wireframe: Wireframe(measurer: HalfEmMeasurer())).displayList(
      of: [cell], caption: caption, scale: 1)
    #expect(list.texts.map(\.text).prefix(2) == ["a long title", "0.000\u{2009}s"])
  }

  @Test func `a screen that does not move has a title and no bar`() {
    let cell = Filmstrip.Cell(
      snapshot: ScreenBuilder(375, 812).snapshot, time: nil, progress: nil, title: "List")
    let list = Filmstrip(wireframe: Wireframe(measurer: HalfEmMeasurer())).displayList(
      of: [cell], caption: Filmstrip.Caption(title: ["app"]), scale: 1)
    #expect(list.texts.map(\.text) == ["app", "List"])
    #expect(!list.dump.contains("#2E6AFF"))
  }

  @Test func `nothing to show is a picture with a title alone`() {
    let list = strip([])
    #expect(list.size == Size(width: 144, height: 72))
    #expect(list.size.isFinite)
  }
}
