import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct RowTests {
  private func shown(
    _ text: String, _ files: [String: String] = [:], at time: Double? = nil
  ) throws -> [String: (frame: [Double], text: String?)] {
    let read = SceneFileReader.read(text, file: "f", options: MemoryFiles.options(files))
    #expect(read.diagnostics == [])
    let scene = try #require(read.value.scenes.first)
    let timeline = try Timeline(
      of: scene, motion: time == nil ? nil : scene.motions.first,
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480)))
    let snapshot = timeline.snapshot(at: time ?? 0)
    var views: [String: (frame: [Double], text: String?)] = [:]
    for (node, own) in zip(snapshot.screen.nodes, snapshot.presentations) {
      let frame = [own.frame.minX, own.frame.minY, own.frame.width, own.frame.height]
      views[node.view.id.rawValue] = (frame, own.text)
    }
    return views
  }

  @Test func `a number of rows makes plain ones with their number`() throws {
    let views = try shown(
      "children: [{id: list, kind: table, pin: edges, rows: 3, cell: {text: \"Row {index}\"}}]")
    #expect(views["list/3"]?.frame == [0, 88, 320, 44])
    #expect(views["list/3"]?.text == "Row 3")
    #expect(views["list/4"] == nil)
  }

  @Test func `a plain row is as high as its letters need`() throws {
    // A line of 40 points is 1.193359375 · 40 = 47.7, in whole points 48, and has 11.5 on both sides.
    let views = try shown(
      "children: [{id: list, kind: table, pin: edges, rows: 2, cell: {text: A, font: 40}}]")
    #expect(views["list/2"]?.frame == [0, 71, 320, 71])
  }

  /// As wide as the table's 320 points less what Interface Builder saves for the mark, less 8.
  @Test(arguments: [
    ("none", 312.0), ("disclosureIndicator", 285.5), ("checkmark", 272), ("detailButton", 264),
    ("detailDisclosureButton", 246),
  ])
  func `what is in a cell ends beside its mark`(style: String, end: Double) throws {
    let views = try shown(
      """
      children:
        - id: list
          kind: table
          pin: edges
          rows: 1
          cell:
            style: \(style)
            children: [{id: line, pin: {leading: 16, trailing: 8, vertical: 0, height: 50}}]
        - id: alone
          kind: cell
          style: \(style)
          pin: {horizontal: 0, bottom: 0}
          children: [{id: other, pin: {horizontal: 8, vertical: 0, height: 30}}]
      """)
    #expect(views["list/1"]?.frame == [0, 0, 320, 50])
    #expect(views["list/1/line"]?.frame == [16, 0, end - 16, 50])
    #expect(views["other"]?.frame == [8, 0, end - 8, 30])
  }

  @Test func `the header of a table with an id is a view of the scene, another a part of rows`()
    throws
  {
    for (header, name) in [
      ("{id: head, children: [{id: a, pin: {vertical: 5, height: 20}}]}", "a"),
      ("{component: part, id: head}", "head-a"), ("{component: part}", "part-a"),
      ("{children: [{id: a, pin: {vertical: 5, height: 20}}]}", "list/header/a"),
    ] {
      let views = try shown(
        """
        components: {part: {children: [{id: a, pin: {vertical: 5, height: 20}}]}}
        children: [{id: list, kind: table, pin: edges, rows: 1, header: \(header)}]
        """)
      #expect(views[name]?.frame.suffix(1) == [20] && views[name]?.frame[1] == 5, "\(header)")
      #expect(views["list/1"]?.frame == [0, 30, 320, 44])
    }
  }

  @Test func `a text above all rows begins where their texts do`() throws {
    let views = try shown(
      """
      children:
        - id: list
          kind: table
          pin: edges
          header: Reviews
          footer: {text: All are shown}
          rows: 1
      """)
    let text = try #require(views.first { $0.value.text == "Reviews" })
    #expect(text.key.hasPrefix("list/header"))
    #expect(text.value.frame[0] == 16)
    // What is written out as a view is one by itself.
    #expect(views["list/footer"]?.text == "All are shown")
  }

  @Test func `data fills rows, and a missing key leaves its text empty`() throws {
    let views = try shown(
      """
      data: d.json
      children:
        - id: list
          kind: table
          pin: edges
          rows: "{data.items}"
          cell: {children: [{id: name, text: "{item.name}", pin: {edges: 10}}]}
      """, ["d.json": #"{"items": [{"name": "A"}, {}]}"#])
    #expect(views["list/1/name"]?.text == "A")
    #expect(views["list/2/name"]?.text == "")
  }

  @Test func `one component has the same inner frames as cell, header, footer and in a controller`()
    throws
  {
    let views = try shown(
      """
      components:
        part:
          children:
            - {id: a, text: One, pin: {top: 8, leading: 8}}
            - {id: b, text: "Two words that go on for more than one line of this narrow screen", lines: 0}
          constraints: [b.top == a.bottom + 4, "H:|-8-[b]-8-|", b.bottom == self.bottom - 8]
      children:
        - id: list
          kind: table
          pin: {top: 0, horizontal: 0, height: 400}
          header: {component: part, id: top}
          footer: {component: part, id: end}
          sections: [{header: {component: part}, rows: 1, cell: {component: part}}]
        - {id: c, kind: container, pin: {bottom: 0, horizontal: 0}, embed: {component: part, id: p}}
      """)
    let inner = ["a", "b"]
    for (place, mark) in [("list/1", "/"), ("top", "-"), ("end", "-"), ("list/header1", "/")] {
      for name in inner {
        let frame = try #require(views["\(place)\(mark)\(name)"]?.frame)
        #expect(frame == views["p-\(name)"]?.frame, "\(place) \(name)")
      }
      #expect(views[place]?.frame.last == views["p"]?.frame.last)
      #expect(views[place]?.frame.last == views["c"]?.frame.last)
    }
  }

  @Test(arguments: [0, 1, 3, 100])
  func `a table that does not scroll decides the height of its container, S1.2`(_ count: Int) throws
  {
    let views = try shown(
      """
      children:
        - {id: list, kind: table, scrolls: false, rowHeight: 30, rows: \(count), pin: {top: 0, horizontal: 0}}
        - {id: below, pin: {horizontal: 0, height: 10}}
      constraints: [below.top == list.bottom]
      """)
    #expect(views["list"]?.frame == [0, 0, 320, Double(count) * 30])
    #expect(views["below"]?.frame[1] == Double(count) * 30)
  }

  private static let long = """
    children:
      - {id: list, kind: table, pin: edges, rows: 100000, rowHeight: 40}
    motions: {go: [scrollTo: {view: list, row: 50000, duration: 1, curve: linear}]}
    """

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1.0])
  func `a motion scrolls through a hundred thousand rows`(_ time: Double) throws {
    let views = try shown(Self.long, at: time)
    let offset = 50_000 * 40 * time
    let first = Int(offset / 40)
    let rows = views.keys.filter { $0.hasPrefix("list/") }
    #expect(rows.count == 12)
    #expect(views["list/\(first + 1)"]?.frame == [0, Double(first) * 40, 320, 40])
    #expect(views["list/\(first + 12)"] != nil)
  }

  @Test func `a state selects another row`() throws {
    let scene = try Reading.scene(
      """
      children: [{id: list, kind: table, pin: edges, rows: 5, selected: 1}]
      states: {other: {list.selected: 3}, none: {list.selected: -1}}
      motions: {a: [set: other], b: [set: none]}
      """)
    func selected(_ motion: String?) throws -> [String] {
      let timeline = try Timeline(
        of: scene, motion: motion.flatMap(scene.motion(named:)),
        engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
        environment: LayoutEnvironment(size: Size(width: 320, height: 480)))
      return timeline.snapshot(at: 1).screen.nodes.filter(\.view.control.isOn).map(
        \.view.id.rawValue)
    }
    #expect(try selected(nil) == ["list/2"])
    #expect(try selected("a") == ["list/4"])
    #expect(try selected("b") == [])
  }

  @Test func `rows with values are written out for everyone to read`() {
    let text = """
      components: {r: {parameters: {t: ~}, children: [{id: l, text: "{t}"}]}}
      children: [{id: list, kind: table, rows: [{n: A}, {n: B}], cell: {component: r, with: {t: "{n}"}}}]
      """
    let written = SceneFileReader.expand(Array(text.utf8), file: "f").value
    #expect(written.contains("text: A") && written.contains("text: B"))
    #expect(!written.contains("component"))
    let before = SceneFileReader.read(text, file: "f").value
    #expect(SceneFileReader.read(written, file: "f").value == before)
  }
}
