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

  /// The rectangle of each thumbnail, by the scene's id.
  private func thumbnails(_ list: DisplayList) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for group in list.groups {
      guard let name = group.name, name.hasPrefix("scene-"),
        case .fill(.rect(let frame), _)? = group.items.first
      else { continue }
      frames[String(name.dropFirst("scene-".count))] = frame
    }
    return frames
  }

  /// Points along the arrow of a segue.
  private func points(_ segue: String, in list: DisplayList) throws -> [Point] {
    let group = try #require(list.groups.first { $0.name == "segue-\(segue)" })
    guard case .stroke(.path(let path), _, _)? = group.items.first,
      case .move(let a)? = path.segments.first,
      case .cubic(let b, let c, let d)? = path.segments.last
    else { return [] }
    return (0...50).map { step in
      let t = Double(step) / 50
      let s = 1 - t
      func mix(_ v: (Point) -> Double) -> Double {
        s * s * s * v(a) + 3 * s * s * t * v(b) + 3 * s * t * t * v(c) + t * t * t * v(d)
      }
      return Point(x: mix(\.x), y: mix(\.y))
    }
  }

  @Test func `leads an arrow around the thumbnail between its ends`() throws {
    let document = SceneDocument(
      scenes: [
        Self.scene("a", at: (0, 0)), Self.scene("between", at: (900, 0)),
        Self.scene("b", at: (1800, 450)),
      ], segues: [Self.segue("1", .show, "a", "b")], initialScene: "a")
    let list = map(document)
    let between = try #require(thumbnails(list)["between"])
    let points = try points("1", in: list)
    #expect(points.count == 51)
    #expect(!points.contains { between.contains($0) })
  }

  @Test func `shows what a container holds`() {
    var scene = Self.scene("a", at: (0, 0))
    var place = View(.containerView, id: "place")
    place.embeddedController = "child"
    place.placement = .fixedFrame
    place.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    var label = View(.label, id: "label")
    label.text = TextContent("Inside")
    label.placement = .fixedFrame
    label.frame = Rect(x: 10, y: 10, width: 200, height: 30)
    var root = View(.view, id: "child-view")
    root.subviews = [label]
    scene.controller.view.subviews = [place]
    scene.controller.children = [ViewController(id: "child", view: root)]
    #expect(map(SceneDocument(scenes: [scene])).texts.contains("Inside"))
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

  @Test func `as a tree has boxes as wide as its longest name`() {
    let name = String(repeating: "Controller", count: 6)
    let document = SceneDocument(
      scenes: [Self.scene(name)], segues: [], initialScene: name)
    let list = ControllerTree(theme: .wireframe, measurer: ApproximateTextMeasurer())
      .displayList(of: document)
    #expect(list.texts.contains(name))
    #expect(list.size.width > 2 * 40 + 200)
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
