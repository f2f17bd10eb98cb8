import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

/// Screens with parts that nobody wrote: stacks with large titles, tabs, sheets, rows with actions.
///
/// Each has a view of the author's, `MINE`, that the motion changes; it may have the name of any part.
@Suite struct `A name of an author's` {
  private static let stack = """
    device: iPhone X
    type: navigation
    bar: {prefersLargeTitles: true}
    viewControllers: [list]
    controllers:
      list:
        title: List
        role: surface
        leftItems: [Edit]
        rightItems: [Add]
        children:
          - id: rows
            kind: table
            rows: 30
            cell: {kind: row, children: [{id: text, text: Row}]}
            refreshControl: true
            trailingSwipeActions: [{title: Delete, style: destructive}]
            pin: {top: 0, horizontal: 0, bottom: 0}
          - {id: MINE, text: Mine, background: red, pin: {top: 300, leading: 40, size: [60, 30]}}
      detail:
        title: Detail
        role: surface
        children: [{id: about, text: About, pin: center}]
      note: {role: surface, children: [{id: words, text: Note, pin: {top: 40, leading: 20}}]}
    motions:
      m:
        - set: {MINE.alpha: 0.5}
        - drag: {on: rows/6, by: [-100, 0], duration: 0.2, velocity: [0, 0]}
        - scrollTo: {view: rows, offset: [0, 300], duration: 0.2}
        - push: {controller: detail, onto: root, hero: {from: MINE, to: about, duration: 0.3}}
        - pop: root
        - present: {controller: note, from: root, style: pageSheet, grabber: true}
        - animate: {duration: 0.2, changes: {MINE.background: blue}}
    """
  private static let tabs = """
    device: iPhone X
    type: tabBar
    viewControllers: [home, search]
    controllers:
      home:
        title: Home
        role: surface
        children:
          - {id: a, background: green, pin: {top: 100, leading: 20, size: 80}, cornerRadius: 8}
          - {id: b, background: green, pin: {top: 300, leading: 120, size: 160}, cornerRadius: 20}
          - {id: MINE, text: Mine, background: red, pin: {top: 200, leading: 40, size: [60, 30]}}
          - {id: inner, embed: part, pin: {top: 500, horizontal: 20, height: 60}}
      part: {children: [{id: p, text: Part, pin: {top: 10, leading: 10}}]}
      search: {title: Search, children: [{id: s, text: Search, pin: {top: 100, leading: 10}}]}
    motions:
      m:
        - set: {MINE.alpha: 0.5}
        - select: {index: 1, in: root}
        - select: {index: 0, in: root}
        - animate: {duration: 0.2, changes: {MINE.background: blue}}
    """

  /// A screen whose author calls his view by a name.
  private static func renderer(_ text: String, calling name: String) throws -> SceneRenderer {
    let read = SceneFileReader.read(text.replacing("MINE", with: name), file: "test.yaml")
    #expect(read.diagnostics.isEmpty, "\(name): \(read.diagnostics)")
    let scene = try #require(read.value.scenes.first)
    return try SceneRenderer(scene: scene, motion: scene.motion(named: "m"))
  }

  private static func times(_ renderer: SceneRenderer, _ count: Int = 8) -> [Double] {
    (0...count).map { renderer.timeline.duration * Double($0) / Double(count) }
  }

  /// The names of all views that are seen at some time, as they are shown, as far as they are ids.
  private static func names(_ renderer: SceneRenderer) -> Set<String> {
    let ids = times(renderer).flatMap { time in
      renderer.timeline.snapshot(at: time).screen.nodes.map(\.view.id.rawValue)
    }
    let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
    return Set(ids.filter { $0.allSatisfy(letters.contains) })
  }

  /// A screen, the ids of its views, and names that must be among those of its parts.
  struct Screen: Sendable {
    let text: String
    let given: Set<String>
    let expected: Set<String>
  }

  static let screens = [
    Screen(
      text: stack, given: ["rows", "words", "about", "mine", "root"],
      expected: [
        "listItem", "listItemTitle", "listItemLeft", "listItemRight", "listItemLarge",
        "listItemLargeTitle", "detailItemBack", "detailView", "noteView", "testPlace", "testBar",
        "rows-refreshControl",
      ]),
    Screen(
      text: tabs, given: ["a", "b", "s", "p", "inner", "mine", "root"],
      expected: ["homeView", "testPlace", "testBar"]),
  ]

  @Test(arguments: screens)
  func `may be that of any part, and changes nothing of the picture`(
    screen: Screen
  ) throws {
    let (text, given, expected) = (screen.text, screen.given, screen.expected)
    let other = try Self.renderer(text, calling: "mine")
    let parts = Self.names(other).subtracting(given)
    #expect(parts.isSuperset(of: expected), "\(expected.subtracting(parts))")
    let pictures = Self.times(other, 2).map { other.painted(at: $0) }
    for name in parts.union(["grabber", "dimming", "hero", "contentView"]).sorted() {
      let renderer = try Self.renderer(text, calling: name)
      let same = zip(Self.times(renderer, 2), pictures).allSatisfy {
        renderer.painted(at: $0) == $1
      }
      #expect(same, "\(name)")
    }
  }

  @Test func `is the author's view in steps, and the part's where no view has it`() throws {
    func alphas(_ name: String) throws -> [Double] {
      let text = Self.stack.replacing(
        "set: {MINE.alpha: 0.5}", with: "set: {listItemLeft.alpha: 0.5}")
      let renderer = try Self.renderer(text, calling: name)
      let snapshot = renderer.timeline.snapshot(at: 0)
      let title = ViewID("list").part(.item).part(.leadingItems)
      return try [ViewID(name), title].map {
        snapshot.presentations[try #require(snapshot.screen.index(of: $0))].alpha
      }
    }
    let (own, other) = (try alphas("listItemLeft"), try alphas("mine"))
    #expect(own[0] == 0.5 && own[1] != 0.5)
    #expect(other[0] == 1 && other[1] == 0.5)
  }

  @Test func `may be that of a part in a row, and counts before it`() throws {
    func dumps(_ name: String) throws -> [String] {
      let text = """
        device: iPhone X
        children:
          - id: rows
            kind: table
            rows: 5
            cell: {kind: row, children: [{id: MINE, text: Row}]}
            trailingSwipeActions: [{title: Delete}]
            pin: edges
        motions:
          m:
            - drag: {on: rows/2, by: [-100, 0], duration: 0.2, velocity: [0, 0]}
            - animate: {duration: 0.2, changes: {rows/3/MINE.alpha: 0.2}}
        """
      let renderer = try Self.renderer(text, calling: name)
      return Self.times(renderer).map { renderer.painted(at: $0) }
    }
    let pictures = try dumps("mine")
    #expect(Set(pictures).count > 3)
    for name in ["contentView", "trailing", "leading", "trailingAction1", "hero", "copy"] {
      #expect(try dumps(name) == pictures, "\(name)")
    }
  }
}

extension SceneRenderer {
  /// What is painted at a time, without the names of the views.
  fileprivate func painted(at time: Double) -> String {
    displayList(at: time).dump.replacing(/group \S+/, with: "group")
  }
}
