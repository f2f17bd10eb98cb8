import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiScenes
import Testing

@Suite struct `The numbers of views` {
  /// A list of short texts below one another, as in a menu.
  private static let texts = (0..<6).map { index in
    var label = View(.label, id: ViewID("text\(index)"))
    label.text = TextContent("Item \(index)")
    return label
  }

  @Test func `stand beside short texts`() throws {
    var root = View(.view, id: "root", subviews: Self.texts)
    for (index, text) in Self.texts.enumerated() {
      root.constraints += Stage.place(
        text.id, in: "root", x: 60, y: Double(100 + 40 * index), width: 48, height: 20)
    }
    let scene = Scene(id: "list", controller: ViewController(id: "main", view: root))
    let renderer = try SceneRenderer(scene: scene)
    let snapshot = renderer.timeline.snapshot(at: 0)
    let marks = ViewMarks(snapshot)
    let badges = marks.items(origin: .zero, fonts: renderer.fonts).compactMap { item -> Rect? in
      guard case .fill(.roundedRect(let rect, _), _) = item else { return nil }
      return rect
    }
    #expect(badges.count == marks.marks.count && badges.count == 6)
    for badge in badges {
      for mark in marks.marks {
        let common = badge.intersection(mark.rect)
        #expect((common?.width ?? 0) <= 0.5 || (common?.height ?? 0) <= 0.5, "\(badge) \(mark.id)")
      }
    }
  }
}
