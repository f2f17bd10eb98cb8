import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct ComponentTests {
  private static let card = """
    components:
      card:
        parameters: {title: ~, lines: 2, stars: 3}
        id: box
        pin: {height: 80}
        children:
          - {id: title, text: "{title}", lines: "{lines}", pin: {top: 8}}
          - {id: "star{index}", icon: star, repeat: "{stars}", frame: [0, 0, 10, 10]}
          - {id: note, text: N, pin: {leading: 8, firstBaseline: 30, to: title}}
        constraints:
          - below: note.bottom <= box.bottom - 8
          - title.width == box.width - 2*side
          - "H:|-8-[title]"
    metrics: {side: 8}

    """

  private func root(_ views: String) throws -> View {
    try Reading.scene(Self.card + views).controller.assembledView()
  }

  @Test func `parameters have their values or defaults, of any kind`() throws {
    let root = try root("children: [{component: card, id: a, with: {title: T, stars: 1}}]")
    #expect(root.first("a-title")?.text?.string == "T")
    #expect(root.first("a-title")?.text?.numberOfLines == 2)
    #expect(root.first("a")?.subviews.map(\.id) == ["a-title", "a-star1", "a-note"])
  }

  @Test(arguments: [
    (
      "{kind: table, cell: {children: [{id: name, text: \"{title}\"}]}}",
      "rows: [{title: One}, {title: Two}]"
    ),
    (
      "{kind: table, rows: [{title: A}], cell: {children: [{id: name, text: \"{title}\"}]}}",
      "rows: [{title: One}, {title: Two}]"
    ),
    (
      "{kind: table, rows: [{title: One}, {title: Two}]}",
      "cell: {children: [{id: name, text: \"{title}\"}]}"
    ),
    (
      "{kind: table, rows: [{title: A}], cell: {children: [{id: name, text: \"{title}\"}]}}",
      "sections: [{rows: [{title: One}]}, {rows: [{title: Two}]}]"
    ),
    ("{component: inner}", "rows: [{title: One}, {title: Two}]"),
    (
      "{kind: table, rows: [A], cell: {text: old}}",
      "rows: [{title: One}, {title: Two}], cells: [{when: \"{none}\"}, "
        + "{children: [{id: name, text: \"{title}\"}]}]"
    ),
  ])
  func `rows beside a component are values for its cell, and a cell one for its rows`(
    component: String, keys: String
  ) throws {
    let timeline = try ControlScene.timeline(
      "{component: feed, id: top, pin: {edges: 0}, \(keys)}", "wait: 1",
      "components: {feed: \(component), inner: {kind: table, rows: [{title: A}], "
        + "cell: {children: [{id: name, text: \"{title}\"}]}}}")
    let screen = timeline.snapshot(at: 0).screen
    let texts = [1, 2, 3].map { row in
      screen.index(of: ViewID("top/\(row)/name")).map { screen.nodes[$0].view.text?.string }
    }
    #expect(texts == ["One", "Two", nil])
  }

  @Test func `a component that uses itself in the cell of rows is refused`() {
    let notices = Reading.notices(
      "components: {a: {kind: table, cell: {component: a, rows: [{x: 1}]}}}\n"
        + "children: [{component: a, rows: [{x: 1}]}]\n")
    #expect(notices.first?.contains("components use one another: a → a") == true)
  }

  @Test func `the ids of each use differ, made where none is given`() throws {
    let root = try root(
      """
      children:
        - {component: card, with: {title: A}}
        - {component: card, with: {title: "{index}"}, repeat: 2}
        - {id: card-3}
      """)
    #expect(root.subviews.map(\.id) == ["card", "card-2", "card-4", "card-3"])
    #expect(root.first("card-4-title")?.text?.string == "2")
  }

  @Test func `constraints inside mean the views of the same use`() throws {
    let root = try root("children: [{component: card, id: a, with: {title: T}}]")
    let view = try #require(root.first("a"))
    #expect(
      Set(view.constraints.map(\.description)) == [
        "a-title.pin.top: a-title.top == a.top + 8",
        "a-below: a-note.bottom <= a.bottom - 8",
        "a-title.width == a.width - 16",
        "a-note.pin.leading: a-note.leading == a-title.leading + 8",
        "a-note.pin.firstBaseline: a-note.firstBaseline == a-title.firstBaseline + 30",
        "a-title.leading == a.leading + 8",
      ])
    #expect(root.constraints.map(\.identifier) == ["a.pin.height"])
  }

  @Test func `a use adds to the component and replaces its values`() throws {
    let root = try root(
      """
      children:
        - component: card
          id: a
          with: {title: T}
          pin: {height: 90, leading: 1}
          alpha: 0.5
          children: [{id: own}]
      """)
    #expect(root.first("a")?.alpha == 0.5)
    #expect(root.first("a")?.subviews.last?.id == "own")
    #expect(root.constraints.map(\.constant) == [90, 1])
  }

  @Test func `as a controller's view it leaves its own placement behind`() throws {
    let root = try root(
      "children: [{id: c, kind: container, embed: {component: card, with: {title: T}}}]")
    #expect(root.first("card-title")?.text?.string == "T")
    let named = try root0()
    #expect(named.first("card-title")?.text?.string == "U")
  }

  private func root0() throws -> View {
    try root(
      """
      children: [{id: c, embed: page}]
      controllers: {page: {component: card, with: {title: U}}}
      """)
  }

  @Test func `one component has the same inner frames as a view and in a controller`() throws {
    let scene = try Reading.scene(
      Self.card + """
        children:
          - {component: card, id: a, with: {title: T}, pin: {top: 0, leading: 0, width: 200}}
          - id: c
            kind: container
            pin: {top: 100, leading: 0, size: [200, 80]}
            embed: {component: card, id: b, with: {title: T}}
        """)
    let screen = LayoutEngine(measurer: ApproximateTextMeasurer()).layOut(
      scene.controller.assembledView(), in: LayoutEnvironment(size: Size(width: 375, height: 667)))
    for inner in ["title", "note", "star1"] {
      #expect(screen.frame(of: ViewID("a-" + inner)) == screen.frame(of: ViewID("b-" + inner)))
    }
    #expect(screen.frame(of: "a")?.size == screen.frame(of: "b")?.size)
  }

  @Test func `components use others, and take views as parameters`() throws {
    let root = try Reading.scene(
      """
      components:
        outer:
          parameters: {content: []}
          children: [{component: inner}, {component: inner, id: second}, {children: "{content}"}]
        inner: {children: [{id: dot}]}
      children: [{component: outer, id: a, with: {content: [{id: x}, {id: y}]}}]
      """
    ).controller.assembledView()
    var ids: [String] = []
    root.forEach { ids.append($0.id.rawValue) }
    #expect(
      ids == [
        "root", "a", "a-inner", "a-inner-dot", "a-second", "a-second-dot", "a/view3", "a-x", "a-y",
      ])
  }

  @Test func `names that others give inside are left to them`() throws {
    let root = try Reading.scene(
      """
      components:
        list: {parameters: {title: P}, children: [{text: "{title}", repeat: [{title: A}, {title: B}]}]}
      children: [{component: list, id: a}]
      """
    ).controller.assembledView()
    #expect(root.first("a")?.subviews.compactMap(\.text?.string) == ["A", "B"])
  }
}
