import EmakiDrawing
import EmakiLayout
import EmakiMap
import EmakiScenes
import EmakiWireframe
import Testing

@Suite struct `A storyboard map` {
  static func scene(_ id: String, at position: (Double, Double)? = nil) -> Scene {
    var scene = Scene(
      id: id, title: id,
      controller: ViewController(id: id, view: View(.view, id: ViewID("\(id)-view"))))
    scene.canvasPosition = position.map { Scene.CanvasPosition(x: $0.0, y: $0.1) }
    return scene
  }

  static func segue(
    _ id: String, _ kind: Segue.Kind, _ from: String, _ to: String, identifier: String? = nil
  ) -> Segue {
    Segue(id: id, kind: kind, identifier: identifier, source: from, destination: to)
  }

  func map(_ document: SceneDocument) -> DisplayList {
    StoryboardMap(theme: .wireframe, measurer: ApproximateTextMeasurer())
      .displayList(of: document, scale: 2)
  }

  @Test func `has one arrow for each segue, also out of the storyboard and onto itself`() {
    let document = SceneDocument(
      scenes: [Self.scene("a", at: (0, 0)), Self.scene("b", at: (800, 0))],
      segues: [
        Self.segue("1", .show, "a", "b", identifier: "detail"),
        Self.segue("2", .present, "a", "b"),
        Self.segue("3", .unwind, "b", "exit"),
        Self.segue("4", .show, "a", "a"),
      ], initialScene: "a")
    let names = map(document).groups.compactMap(\.name).filter { $0.hasPrefix("segue-") }
    #expect(names.sorted() == ["segue-1", "segue-2", "segue-3", "segue-4"])
    #expect(map(document).texts.contains("show · detail"))
  }

  @Test func `marks the initial scene and those that no segue reaches`() {
    let document = SceneDocument(
      scenes: [
        Self.scene("a", at: (0, 0)), Self.scene("b", at: (800, 0)), Self.scene("c", at: (0, 900)),
      ], segues: [Self.segue("1", .show, "a", "b")], initialScene: "a")
    let texts = map(document).texts
    #expect(texts.filter { $0 == "initial" }.count == 1)
    #expect(texts.filter { $0 == "unreachable" }.count == 1)
  }

  @Test func `keeps thumbnails apart, wherever the canvas puts them`() {
    let places = [(0.0, 0.0), (0.0, 0.0), (10.0, 5.0), (100.0, 50.0), (2000.0, 0.0)]
    let scenes =
      places.enumerated().map { Self.scene("s\($0)", at: $1) } + [Self.scene("lost")]
    let thumbnails = map(SceneDocument(scenes: scenes)).groups
      .filter { $0.name?.hasPrefix("scene-") == true }
      .compactMap { group -> Rect? in
        guard case .fill(.rect(let frame), _)? = group.items.first else { return nil }
        return frame
      }
    #expect(thumbnails.count == 6)
    for (index, a) in thumbnails.enumerated() {
      for b in thumbnails.dropFirst(index + 1) { #expect(a.intersection(b) == nil) }
    }
  }

  @Test func `holds everything inside the picture`() {
    let document = SceneDocument(
      scenes: [Self.scene("a", at: (-900, -400)), Self.scene("b", at: (1500, 700))],
      segues: [Self.segue("1", .show, "b", "a"), Self.segue("2", .unwind, "b", "elsewhere")])
    let list = map(document)
    guard case .group(let all)? = list.items.first else {
      Issue.record("no group")
      return
    }
    for group in list.groups where group.name != nil {
      guard case .fill(.rect(let frame), _)? = group.items.first else { continue }
      let shown = all.transform.boundingBox(of: frame)
      #expect(shown.minX >= 0 && shown.maxX <= list.size.width)
      #expect(shown.minY >= 0 && shown.maxY <= list.size.height)
    }
  }

  @Test func `as a tree shows each controller once under what contains it`() {
    let document = SceneDocument(
      scenes: ["tabs", "nav", "list", "detail"].map { Self.scene($0) },
      segues: [
        Self.segue("1", .relationship, "tabs", "nav"),
        Self.segue("2", .relationship, "nav", "list"),
        Self.segue("3", .show, "list", "detail"),
        Self.segue("4", .embed, "list", "tabs"),
      ], initialScene: "tabs")
    let list = ControllerTree(theme: .wireframe, measurer: ApproximateTextMeasurer())
      .displayList(of: document)
    #expect(list.texts.filter { $0 != "view" } == ["tabs", "nav", "list", "detail"])
    // Three columns: tabs, nav, list.
    #expect(list.size.width == 2 * 40 + 2 * 250 + 200)
  }
}

extension DisplayList {
  /// All groups, at any depth.
  fileprivate var groups: [DisplayGroup] { items.flatMap(\.groups) }
  /// All lines of text, in drawing order.
  fileprivate var texts: [String] { items.flatMap(\.texts) }
}

extension DisplayItem {
  fileprivate var groups: [DisplayGroup] {
    guard case .group(let group) = self else { return [] }
    return [group] + group.items.flatMap(\.groups)
  }

  fileprivate var texts: [String] {
    switch self {
    case .text(let run): [run.text]
    case .group(let group): group.items.flatMap(\.texts)
    default: []
    }
  }
}
