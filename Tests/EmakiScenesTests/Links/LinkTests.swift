import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// A scroll view of three pages, an underline, a header, and a box whose height a constraint gives.
enum LinkedScreen {
  static func scene(_ links: [Link], offset: Point = .zero) -> Scene {
    var pages = View(.scrollView, id: "pages")
    pages.placement = .fixedFrame
    pages.frame = Rect(x: 0, y: 100, width: 375, height: 400)
    pages.scroll = ScrollState(
      contentOffset: offset, contentSize: Size(width: 1125, height: 1000), isPagingEnabled: true)
    var line = View(.view, id: "line")
    line.placement = .fixedFrame
    line.frame = Rect(x: 0, y: 98, width: 125, height: 2)
    let header = View(.view, id: "header")
    let box = View(.view, id: "box")
    var root = View(.view, id: "root", subviews: [pages, line, header, box])
    root.constraints =
      ["header", "box"].flatMap { (id: ViewID) in
        [LayoutAttribute.left, .right, .top].map {
          Constraint(Anchor(id, $0), .equal, Anchor("root", $0))
        }
      } + [
        Constraint(Anchor("header", .height), constant: 200, identifier: "headerHeight"),
        Constraint(Anchor("box", .height), .equal, Anchor("header", .height), multiplier: 0.5),
      ]
    var scene = Scene(id: "linked", controller: ViewController(id: "main", view: root))
    scene.links = links
    return scene
  }

  static func rest(_ links: [Link], offset: Point = .zero) throws -> Snapshot {
    try Timeline(
      of: scene(links, offset: offset), motion: nil, engine: SideMenu.engine,
      environment: SideMenu.environment
    ).snapshot(at: 0)
  }

  static func error(_ links: [Link]) -> SceneError? {
    do throws(SceneError) {
      _ = try Timeline(
        of: scene(links), motion: nil, engine: SideMenu.engine, environment: SideMenu.environment)
      return nil
    } catch { return error }
  }

  static func link(
    _ source: (ViewID, LinkProperty), _ target: Link.Target, _ input: [LinkExpression],
    _ output: [LinkExpression], _ extrapolation: Link.Extrapolation = .clamp
  ) -> Link {
    Link(
      from: LinkExpression(source.0, source.1), to: target, input: input,
      output: .numbers(output), extrapolation: extrapolation)
  }
}

extension Snapshot {
  func presentation(_ id: ViewID) throws -> Presentation {
    try #require(screen.index(of: id).map { presentations[$0] })
  }
}

@Suite struct `A link` {
  static let offsets = [-200, -50, 0, 1, 50, 111.5, 244, 1000.0]

  @Test(arguments: offsets)
  func `maps an offset to an alpha, clamped`(_ y: Double) throws {
    let link = LinkedScreen.link(
      ("pages", .contentOffsetY), .view("header", .alpha), [0, 111.5], [0, 1])
    let alpha = try LinkedScreen.rest([link], offset: Point(x: 0, y: y)).presentation("header")
      .alpha
    #expect(abs(alpha - min(max(y / 111.5, 0), 1)) < 1e-12)
  }

  @Test(arguments: offsets)
  func `extends its ends or passes the value on`(_ y: Double) throws {
    let extended = LinkedScreen.link(
      ("pages", .contentOffsetY), .view("line", .y), [0, 100], [10, 60], .extend)
    let same = LinkedScreen.link(
      ("pages", .contentOffsetY), .view("line", .x), [0, 100], [10, 60], .identity)
    let frame = try LinkedScreen.rest([extended, same], offset: Point(x: 0, y: y))
      .presentation("line").frame
    #expect(abs(frame.minY - (10 + y / 2)) < 1e-9)
    #expect(abs(frame.minX - (y < 0 || y > 100 ? y : 10 + y / 2)) < 1e-9)
  }

  @Test(arguments: offsets)
  func `takes falling inputs like the same pairs rising`(_ y: Double) throws {
    let link = LinkedScreen.link(
      ("pages", .contentOffsetY), .view("header", .alpha), [111.5, 50, 0], [0, 0.25, 1])
    let alpha = try LinkedScreen.rest([link], offset: Point(x: 0, y: y)).presentation("header")
      .alpha
    let rising = y < 50 ? 1 - 0.75 * max(y, 0) / 50 : 0.25 * max(0, (111.5 - y) / 61.5)
    #expect(abs(alpha - rising) < 1e-12)
  }

  @Test func `jumps where an input stands twice, and has jumped at that place`() throws {
    let link = LinkedScreen.link(
      ("pages", .contentOffsetY), .view("header", .clips), [0, 0], [0, 1])
    for (y, clips) in [(-1.0, false), (0, true), (1, true)] {
      let screen = try LinkedScreen.rest([link], offset: Point(x: 0, y: y)).screen
      let index = try #require(screen.index(of: "header"))
      #expect(screen.nodes[index].view.clipsToBounds == clips)
    }
  }

  @Test func `chains, whatever the order in which they are written`() throws {
    let second = LinkedScreen.link(
      ("line", .x), .view("header", .alpha), [0, 250], [0, 1])
    let first = Link(
      from: LinkExpression("pages", .pageX), to: .view("line", .x),
      input: [0, 2], output: .numbers([0, LinkExpression([.init(2.0 / 3, "pages", .width)])]))
    for links in [[first, second], [second, first]] {
      let snapshot = try LinkedScreen.rest(links, offset: Point(x: 562.5, y: 0))
      #expect(abs(try snapshot.presentation("line").frame.minX - 187.5) < 1e-9)
      #expect(abs(try snapshot.presentation("header").alpha - 0.75) < 1e-9)
    }
  }

  @Test(arguments: offsets)
  func `to a constraint lays out again, and links follow the new layout`(_ y: Double) throws {
    let stretch = LinkedScreen.link(
      ("pages", .contentOffsetY), .constraint("headerHeight"), [-1000, 0], [1200, 200])
    let follows = Link(from: LinkExpression("box", .maxY), to: .view("line", .y))
    let snapshot = try LinkedScreen.rest([stretch, follows], offset: Point(x: 0, y: y))
    let height = 200 + max(0, -y)
    #expect(abs(try snapshot.presentation("header").frame.height - height) < 1e-9)
    #expect(abs(try snapshot.presentation("line").frame.minY - height / 2) < 1e-9)
  }

  @Test func `mixes colours`() throws {
    let link = Link(
      from: LinkExpression("pages", .pageX), to: .view("header", .background), input: [0, 1],
      output: .colors([.black, .white]))
    let color = try LinkedScreen.rest([link], offset: Point(x: 187.5, y: 0))
      .presentation("header").backgroundColor
    #expect(color == Color(rgb: 0x808080))
  }

  @Test func `names what is not there`() {
    #expect(
      LinkedScreen.error([LinkedScreen.link(("no", .x), .view("line", .x), [], [])])
        == .unknownView("no"))
    #expect(
      LinkedScreen.error([LinkedScreen.link(("line", .x), .constraint("no"), [], [])])
        == .unknownConstraint("no"))
  }

  @Test func `may not follow itself, and the circle is named`() {
    let there = LinkedScreen.link(("line", .x), .view("header", .alpha), [], [])
    let back = LinkedScreen.link(("header", .alpha), .view("line", .x), [], [])
    #expect(
      LinkedScreen.error([there, back])
        == .cyclicLinks(["header.alpha", "line.x", "header.alpha"]))
    #expect(
      LinkedScreen.error([LinkedScreen.link(("line", .maxX), .view("line", .x), [], [])])
        == .cyclicLinks(["line.x", "line.x"]))
  }

  @Test func `may not drive the layout that it follows without end`() {
    let grows = Link(
      from: LinkExpression([.init(1, "header", .height)], constant: 1),
      to: .constraint("headerHeight"))
    #expect(LinkedScreen.error([grows]) == .unsettledLinks(["headerHeight"]))
  }

  @Test func `follows an animation at every moment, frame by frame alone`() throws {
    var scene = LinkedScreen.scene([
      Link(
        from: LinkExpression("pages", .pageX), to: .view("line", .x), input: [0, 1],
        output: .numbers([0, 125]), extrapolation: .extend)
    ])
    scene.motions = [
      Motion(name: "tap", steps: [.scroll(Scroll("pages", to: .page(1), duration: 0.26))])
    ]
    let timeline = try Timeline(
      of: scene, motion: scene.motions[0], engine: SideMenu.engine,
      environment: SideMenu.environment)
    #expect(timeline.duration == 0.26)
    // Exact roots of ease-in-out at 0.1, 0.25, 0.5, 0.75.
    for (share, eased) in [(0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838)] {
      let snapshot = timeline.snapshot(at: 0.26 * share)
      #expect(abs(try snapshot.presentation("line").frame.minX - 125 * eased) < 1e-3)
      #expect(abs(try snapshot.presentation("pages").contentOffset.x - 375 * eased) < 1e-3)
    }
    #expect(try timeline.snapshot(at: 1).presentation("line").frame.minX == 125)
  }
}

@Suite struct `A link's expression` {
  private func read(_ text: String) throws(LinkExpression.TextError) -> LinkExpression {
    try LinkExpression(text) { ["a", "b-c", "d.pin"].contains($0) ? ViewID($0) : nil }
  }

  @Test func `is a sum of numbers and properties with factors`() throws {
    #expect(try read("12.5") == 12.5)
    #expect(try read("a.x") == LinkExpression("a", .x))
    #expect(
      try read("-2 * b-c.contentOffset.y / 4 + a.rect.maxY - 3")
        == LinkExpression(
          [.init(-0.5, "b-c", .contentOffsetY), .init(1, "a", .rectMaxY)], constant: -3))
    #expect(try read("a.width*0.5-1") == LinkExpression([.init(0.5, "a", .width)], constant: -1))
  }

  @Test func `says what is wrong`() {
    func message(_ text: String) -> String? {
      do throws(LinkExpression.TextError) {
        _ = try read(text)
        return nil
      } catch { return error.message }
    }
    #expect(message("") == "a value is missing")
    #expect(message("a.x +") == "a value is missing")
    #expect(message("a.x a.y") == "a sign is missing before \"a.y\"")
    #expect(message("a.x * a.y") == "\"a.y\" can only be added, or multiplied by numbers")
    #expect(message("a.x / 0") == "a division by 0")
    #expect(message("z.x") == "there is no view \"z\"")
    #expect(message("a.colour") == "a view has no \"colour\" that can be followed")
  }
}
