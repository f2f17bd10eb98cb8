import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiWireframe
import Testing

@testable import EmakiMap

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

  static func map(_ document: SceneDocument) -> DisplayList {
    StoryboardMap(theme: .wireframe, measurer: ApproximateTextMeasurer())
      .displayList(of: document, scale: 2)
  }

  func map(_ document: SceneDocument) -> DisplayList { Self.map(document) }

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

  @Test func `has thousands of scenes that lie at one place beside one another`() {
    let scenes = (0..<3_000).map { Self.scene("s\($0)", at: (10, 10)) }
    let placement = MapPlacement(
      scenes.map { ($0.canvasPosition, Size(width: 375, height: 812)) }, spread: 1)
    let places = placement.frames.map(\.minX)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    let steps = Set(zip(places, places.dropFirst()).map { $1 - $0 })
    #expect(steps.count == 1, "\(steps)")
  }

  @Test func `calls what has no name by what kind of controller it is`() {
    var scene = Self.scene("a")
    scene.title = nil
    scene.controller.kind = .tabBar
    #expect(map(SceneDocument(scenes: [scene])).texts.contains("tab bar controller"))
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
    guard case .stroke(.path(let path), _, _)? = group.items.first else { return [] }
    var points: [Point] = []
    for segment in path.segments {
      switch segment {
      case .move(let end): points = [end]
      case .line(let end), .cubic(_, _, let end):
        let start = try #require(points.last)
        points += (1...50).map { step in
          let share = Double(step) / 50
          return Point(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
      case .close: break
      }
    }
    return points
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
    #expect(points.count > 50)
    #expect(!points.contains { between.contains($0) })
  }

  /// Scenes on a dense canvas, each leading to each.
  private static let dense: SceneDocument = {
    let places = (0..<9).map { (Double($0 % 3) * 420, Double($0 / 3) * 900) }
    let scenes = places.enumerated().map { scene("s\($0)", at: $1) }
    let pairs = (0..<9).flatMap { from in (0..<9).map { (from, $0) } }.filter { $0 < $1 }
    return SceneDocument(
      scenes: scenes,
      segues: pairs.map { segue("\($0)-\($1)", .show, "s\($0)", "s\($1)", identifier: "go") },
      initialScene: "s0")
  }()

  /// Drawn once for all tests, as that many arrows take their time.
  private static let denseMap = map(dense)

  @Test func `leads all arrows of a dense canvas between the thumbnails, each its own way`() throws
  {
    let list = Self.denseMap
    let frames = thumbnails(list)
    var ends: Set<Point> = []
    for segue in Self.dense.segues {
      let points = try points(segue.id, in: list)
      for (id, frame) in frames {
        let inside = points.filter { frame.inset(by: Insets(all: 1)).contains($0) }
        #expect(inside.isEmpty, "\(segue.id) crosses \(id)")
      }
      ends.insert(try #require(points.first))
      ends.insert(try #require(points.last))
    }
    // No two arrows share a place on a side.
    #expect(ends.count == 2 * Self.dense.segues.count)
  }

  @Test func `runs at right angles`() throws {
    let document = SceneDocument(
      scenes: [Self.scene("a", at: (0, 0)), Self.scene("b", at: (900, 900))],
      segues: [Self.segue("1", .show, "a", "b")])
    let list = map(document)
    let group = try #require(list.groups.first { $0.name == "segue-1" })
    guard case .stroke(.path(let path), _, _)? = group.items.first else { return }
    var last: Point?
    for case .line(let end) in path.segments {
      if let last { #expect(last.x == end.x || last.y == end.y || abs(last.x - end.x) <= 6) }
      last = end
    }
    #expect(path.segments.contains { if case .cubic = $0 { true } else { false } })
  }

  @Test func `is the same each time`() {
    #expect(map(Self.dense).dump == Self.denseMap.dump)
  }

  @Test func `keeps labels off thumbnails and off one another`() throws {
    let document = SceneDocument(
      scenes: [
        Self.scene("a", at: (0, 0)), Self.scene("b", at: (500, 0)), Self.scene("c", at: (0, 900)),
      ],
      segues: [
        Self.segue("1", .show, "a", "b", identifier: "a rather long name for a way"),
        Self.segue("2", .show, "a", "b", identifier: "another long name for a way"),
        Self.segue("3", .show, "a", "c", identifier: "down"),
      ], initialScene: "a")
    let list = map(document)
    let labels = try document.segues.map { segue -> Rect in
      let group = try #require(list.groups.first { $0.name == "label-\(segue.id)" })
      let chips = group.items.compactMap { item -> Rect? in
        if case .fill(.roundedRect(let rect, _), _) = item { rect } else { nil }
      }
      return try #require(chips.first)
    }
    for (index, label) in labels.enumerated() {
      #expect(thumbnails(list).values.allSatisfy { $0.intersection(label) == nil })
      #expect(labels[..<index].allSatisfy { $0.intersection(label) == nil })
    }
  }

  @Test func `keeps the label of a short way out off the thumbnail`() throws {
    let document = SceneDocument(
      scenes: [Self.scene("a", at: (0, 0))],
      segues: [Self.segue("1", .unwind, "a", "exit", identifier: "back to the start")])
    let list = map(document)
    let thumbnail = try #require(thumbnails(list)["a"])
    let group = try #require(list.groups.first { $0.name == "label-1" })
    guard case .fill(.roundedRect(let chip, _), _)? = group.items.first else {
      Issue.record("a label without a ground")
      return
    }
    #expect(chip.width > 36, "longer than the way")
    #expect(thumbnail.intersection(chip) == nil)
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

  @Test func `says of scenes with an identifier that code may make them, and of what they lead to`()
  {
    var made = Self.scene("b", at: (800, 0))
    made.identifier = "Settings"
    let document = SceneDocument(
      scenes: [
        Self.scene("a", at: (0, 0)), made, Self.scene("c", at: (0, 900)),
        Self.scene("d", at: (800, 900)),
      ], segues: [Self.segue("1", .show, "b", "c")], initialScene: "a")
    let texts = map(document).texts
    #expect(texts.filter { $0 == "perhaps from code" }.count == 2)
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

  @Test func `is as wide as the longest name, with the margin beside it`() throws {
    let name = "ObservationFilterTableViewController"
    let scene = Self.scene(name, at: (0, 0))
    let list = map(SceneDocument(scenes: [scene]))
    let title = ApproximateTextMeasurer()
      .lines(of: TextRequest(name, font: .system(11, .semibold)))
    let width = try #require(title.first?.width)
    #expect(list.texts.contains(name))
    #expect(list.size.width == (width + 2 * 48).rounded(.up))
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
