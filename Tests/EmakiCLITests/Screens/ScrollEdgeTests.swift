import EmakiDrawing
import EmakiFormats
import TestSupport
import Testing

/// A bar looks like the content that begins there, until content has gone under it.
@Suite struct `A bar at the scroll edge` {
  private static func scene(_ bar: String = "") -> String {
    """
    device: iPhone X
    type: navigation
    bar: {prefersLargeTitles: true\(bar)}
    viewControllers: [settings]
    controllers:
      settings:
        title: Settings
        children:
          - {id: list, kind: table, style: insetGrouped, pin: edges, rowHeight: 60, rows: 30}
      about:
        title: About
        largeTitleDisplayMode: never
    motions:
      scroll: [drag: {on: list, by: [0, -120], duration: 0.6, velocity: [0, 0]}]
      open: [push: {controller: about, onto: root}]
      back: {after: open, steps: [pop: root]}
    """
  }

  /// The colours down the picture at a column that no text and no row reaches, at one pixel a point.
  private func column(
    _ scene: String, at time: Double, _ theme: String, _ motion: String = "scroll", x: Int = 4
  ) throws -> [[UInt8]] {
    let folder = try Scratch()
    let run = try Program.run(
      [
        "render", "-", "-o", folder.path("one.png"), "--at", "\(time)", "--scale", "1",
        "--theme", theme, "--motion", motion, "--no-fingers",
      ], input: scene)
    #expect(run.status == 0 && run.errors == "")
    let pixels = try PNGDecoder().decode(Array(folder.data("one.png"))).pixels
    return (0..<pixels.height).map { row in
      let start = 4 * (row * pixels.width + x)
      return Array(pixels.bytes[start..<(start + 3)])
    }
  }

  // A blueprint has labels there, and is drawn as a wireframe is.
  @Test(arguments: ["wireframe", "color", "greek"])
  func `has the content's ground and no line, and its own over scrolled content`(
    _ theme: String
  ) throws {
    let edge = try column(Self.scene(), at: 0, theme)
    #expect(Set(edge[..<200]).count == 1)
    // Scrolled by 120 the bar ends at 88: surface, then a line, then the table's ground.
    let bar = try column(Self.scene(), at: 0.6, theme)
    #expect(Set(bar[..<87]).count == 1 && bar[87] != bar[86] && bar[87] != bar[88])
    #expect(bar[86] != edge[86] && bar[88] == edge[88])
  }

  private static func smallScene(_ bar: String = "") -> String {
    scene().replacing("bar: {prefersLargeTitles: true}", with: "bar: {\(bar)}")
  }

  @Test func `has the ground of a list at its top under a small title, too`() throws {
    let edge = try column(Self.smallScene(), at: 0, "color")
    #expect(Set(edge[..<200]).count == 1 && edge[20] == [0xF2, 0xF2, 0xF7])
    let bar = try column(Self.smallScene(), at: 0.6, "color")
    #expect(Set(bar[..<87]) == [[255, 255, 255]] && bar[87] != bar[86] && bar[88] == edge[88])
  }

  @Test func `has its own ground and line under a small title of a sketch`() throws {
    let edge = try column(Self.smallScene(), at: 0, "wireframe")
    #expect(Set(edge[..<87]).count == 1 && edge[87] != edge[86])
  }

  @Test func `has the ground of a page that does not scroll`() throws {
    let page = """
      device: iPhone X
      type: navigation
      viewControllers: [{title: Page, background: "#FFEECC", children: []}]
      """
    let column = try column(page + "\nmotions: {scroll: [{wait: 1}]}\n", at: 0, "color")
    #expect(Set(column) == [[0xFF, 0xEE, 0xCC]])
  }

  @Test func `keeps a colour that the scene gives it`() throws {
    let edge = try column(Self.scene(", background: '#204060'"), at: 0, "color")
    #expect(Array(edge[20]) == [0x20, 0x40, 0x60] && edge[100] == edge[20])
  }

  @Test func `gets its fill while the last eight points of the title close`() throws {
    // 200 points a second over 52 points of title.
    for room in [20.0, 8, 6, 4, 1, 0] {
      let steps = try Probe.steps(
        of: Self.scene(), ["--motion", "scroll", "--at", "\((52 - room) / 200)"])
      let alpha = try #require(steps.first).alpha("settingsItemEdgeGround")
      // Layout rounds the title's room to thirds of a point.
      #expect(abs(alpha - Expected.clamped(room / 8, 0, 1)) < 0.05, "at \(room)")
    }
  }

  @Test func `is clear over two controllers while one moves over the other`() throws {
    let scene = """
      device: iPhone X
      type: navigation
      bar: {prefersLargeTitles: true}
      viewControllers: [{title: List, background: "#808080", children: []}]
      controllers: {detail: {title: Detail, background: "#E0E0E0", children: []}}
      motions: {scroll: [push: {controller: detail, onto: root}]}
      """
    // Left the page that goes, under a shade, right the one that comes, in and below the bar.
    for (time, x) in [(0, 4), (0.1, 4), (0.1, 371), (0.2, 4), (0.2, 371), (0.35, 4), (0.35, 371)] {
      let colors = try column(scene, at: time, "color", x: x)
      #expect(Set([46, 100, 200, 400].map { colors[$0] }).count == 1, "at \(time), \(x)")
    }
    #expect(try column(scene, at: 0.1, "color")[46][0] < 0x80)
    #expect(try column(scene, at: 0.2, "color", x: 371)[46][0] == 0xE0)
  }

  /// The bar opens for a large title over a row that begins at 123.
  @Test func `cuts no row of the page that goes`() throws {
    let scene = """
      device: iPhone X
      type: navigation
      id: stack
      bar: {prefersLargeTitles: true}
      viewControllers: [list]
      controllers:
        list: {title: List, children: [{kind: table, style: insetGrouped, pin: edges, rows: 4}]}
        detail:
          title: Detail
          largeTitleDisplayMode: never
          children: [{id: rows, kind: table, style: insetGrouped, pin: edges, rows: 4}]
      motions: {scroll: [push: {controller: detail, onto: stack}, pop: stack]}
      """
    let steps = try Probe.steps(of: scene, ["--motion", "scroll", "--at", "0.46"])
    let bar = try #require(steps.first?.view("stackBar")).rect
    let row = try #require(steps.first?.view("rows/1")).rect
    #expect(bar[3] > row[1] + 4 && row[0] < 350)
    let colors = try column(scene, at: 0.46, "color", "scroll", x: 360)
    #expect(colors[Int(row[1]) + 2] == [255, 255, 255])
    #expect(colors[Int(row[1]) - 2] == [0xF2, 0xF2, 0xF7])
  }

  @Test func `with a colour of its own leads from one large title to another`() throws {
    let scene = """
      device: iPhone X
      type: navigation
      bar: {prefersLargeTitles: true, background: "#204060"}
      viewControllers: [{title: List}]
      controllers: {detail: {title: Detail}}
      motions: {scroll: [push: {controller: detail, onto: root}, pop: root]}
      """
    for time in [0, 0.2, 0.35, 0.5] {
      #expect(try column(scene, at: time, "color")[20] == [0x20, 0x40, 0x60], "at \(time)")
    }
  }

  /// The list's title is closed, so that the bar opens under the page that comes.
  @Test(arguments: ["color", "wireframe"])
  func `leaves no gap above a page whose title opens`(_ theme: String) throws {
    let scene = """
      device: iPhone X
      type: navigation
      id: stack
      bar: {prefersLargeTitles: true}
      viewControllers: [list]
      controllers:
        list: {title: List, children: [{id: rows, kind: table, pin: edges, rows: 40, contentOffset: [0, 200]}]}
        detail: {title: Detail, background: white, children: []}
      motions: {scroll: [push: {controller: detail, onto: stack}]}
      """
    let steps = try Probe.steps(of: scene, ["--motion", "scroll", "--at", "0.1"])
    let bar = try #require(steps.first?.view("stackBar")).rect
    let page = try #require(steps.first?.view("detailView")).rect
    let (end, top) = (bar[1] + bar[3], page[1])
    #expect(end < top - 1 && page[0] < 190)
    // Between the bar and the page's frame the page is seen, where the list has not moved away.
    let colors = try column(scene, at: 0.1, theme, "scroll", x: 200)
    #expect(colors[Int(end) + 2] == colors[Int(top) + 2])
  }

  @Test func `goes with its title when another controller is pushed, and comes back`() throws {
    let pushed = try #require(
      Probe.steps(of: Self.scene(), ["--motion", "open", "--at", "0.35"]).first)
    #expect(pushed.view("settingsItemEdge") == nil)
    let back = try column(Self.scene(), at: 0.35, "wireframe", "back")
    #expect(try back[..<200] == column(Self.scene(), at: 0, "wireframe")[..<200])
  }

  @Test(arguments: ["color", "wireframe"])
  func `is clear over a view that begins under it, until content scrolls there`(
    _ theme: String
  ) throws {
    let scene = """
      device: iPhone X
      type: navigation
      viewControllers: [under]
      controllers:
        under:
          title: Under
          edgesForExtendedLayout: top
          children:
            - id: page
              kind: scroll
              contentInsetAdjustmentBehavior: never
              pin: edges
              children: [{id: photo, background: "#204060", pin: {top: 0, leading: 0, width: 375, height: 1600, bottom: 0, trailing: 0}}]
      motions: {scroll: [scrollTo: {view: page, offset: [0, 200], duration: 0.2}]}
      """
    #expect(try Set(column(scene, at: 0, theme)[46..<300]).count == 1)
    let bar = try column(scene, at: 0.2, theme)
    #expect(bar[60] == [255, 255, 255] && bar[100] != bar[60])
  }

  /// The bar begins at 812 − 83 = 729. A list of 30 rows ends under it, one of two rows does not.
  @Test(arguments: [("color", 2, false), ("color", 30, true), ("wireframe", 2, true)])
  func `of tabs has a line where content goes on under it`(
    theme: String, rows: Int, hasLine: Bool
  ) throws {
    let scene = """
      device: iPhone X
      type: tabBar
      viewControllers:
        - {title: A, background: white, children: [{id: list, kind: table, pin: edges, rowHeight: 60, rows: \(rows)}]}
      motions: {scroll: [wait: 0.1, scrollTo: {view: list, edge: bottom, duration: 0.2}]}
      """
    let column = try column(scene, at: 0, theme)
    #expect((column[729] != column[740]) == hasLine)
    guard theme == "color" else { return }
    #expect(try Set(self.column(scene, at: 0.3, theme)[720..<760]) == [[255, 255, 255]])
  }
}
