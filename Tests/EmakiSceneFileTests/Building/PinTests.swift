import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

@Suite struct PinTests {
  /// The constraints that the root owns of a view `a` with this pin.
  func constraints(_ pin: String) throws -> [Constraint] {
    try Reading.view("root", of: "children: [{id: a, pin: \(pin)}]").constraints
  }

  func anchor(_ id: ViewID, _ attribute: LayoutAttribute) -> Anchor { Anchor(id, attribute) }

  @Test func `edges join all four, by reading direction`() throws {
    let list = try constraints("edges")
    #expect(list.map(\.first.attribute) == [.top, .leading, .bottom, .trailing])
    #expect(list.allSatisfy { $0.constant == 0 && $0.relation == .equal })
  }

  @Test func `distances run inwards`() throws {
    let list = try constraints("{top: 8, bottom: 16}")
    let named = Constraint(
      anchor("a", .top), .equal, anchor("root", .top), constant: 8, identifier: "a.pin.top")
    #expect(list.first == named)
    #expect(list.last?.first == anchor("root", .bottom))
    #expect(list.last?.second == anchor("a", .bottom))
    #expect(list.last?.constant == 16)
  }

  @Test func `a distance may be an inequality with a priority`() throws {
    let bottom = try #require(try constraints("{bottom: '>= 8 @750'}").first)
    #expect(bottom.relation == .greaterThanOrEqual)
    #expect(bottom.priority == 750)
  }

  @Test(arguments: [
    ("top: 10%", "a.top == 0.1 * superview.bottom"),
    ("bottom: 25%", "a.bottom == 0.75 * superview.bottom"),
    ("leading: 50%", "a.leading == 0.5 * superview.trailing"),
    ("right: 25%", "a.right == 0.75 * superview.right"),
    ("centerX: 25%", "a.centerX == 0.75 * superview.right"),
  ])
  func `a distance is no share of the superview's length, but an equation says it`(
    pin: String, equation: String
  ) throws {
    let text = "children: [{id: a, pin: {size: 20, \(pin)}}]"
    let problem = try #require(Reading.notices(text).last)
    let key = pin.prefix { $0 != ":" }
    #expect(problem.hasPrefix("1:"))
    #expect(problem.contains("\"\(key)\" is a distance in points, not a part of the superview"))
    #expect(problem.hasSuffix("| a place at a part of it is an equation: \(equation)"))
  }

  @Test func `a length may be a share of the superview's`() throws {
    let width = try #require(try constraints("{width: 50%}").first)
    #expect(width.second == anchor("root", .width))
    #expect(width.multiplier == 0.5)
    #expect(try constraints("{width: 50}").first?.second == nil)
  }

  @Test func `a size is one number or two`() throws {
    #expect(try constraints("{size: 24}").map(\.constant) == [24, 24])
    #expect(try constraints("{size: [24, 48]}").map(\.constant) == [24, 48])
  }

  @Test func `a centre may be moved`() throws {
    #expect(try constraints("center").map(\.constant) == [0, 0])
    #expect(try constraints("{center: true}").map(\.first.attribute) == [.centerX, .centerY])
    #expect(try constraints("{center: [3, -4]}").map(\.constant) == [3, -4])
  }

  @Test func `the aspect is width by height`() throws {
    let aspect = try #require(try constraints("{aspect: 1.5}").first)
    #expect(aspect.first == anchor("a", .width) && aspect.second == anchor("a", .height))
    #expect(aspect.multiplier == 1.5)
  }

  @Test func `each side may be pinned to the safe area or the margins alone`() throws {
    let list = try constraints("{top: safeArea + 8, horizontal: 16, bottom: '>= margins'}")
    #expect(list.map(\.constant) == [8, 16, 16, 0])
    #expect(list[0].second == Anchor(.safeArea(of: "root"), .top))
    #expect(list[1].second == anchor("root", .leading))
    #expect(list[3].first == Anchor(.margins(of: "root"), .bottom))
    #expect(list[3].relation == .greaterThanOrEqual)
  }

  @Test func `a pin may be to safe area, margins or another view`() throws {
    #expect(try constraints("safeArea").first?.second?.item == .safeArea(of: "root"))
    #expect(try constraints("{top: 0, to: margins}").first?.second?.item == .margins(of: "root"))
    let list = try Reading.view("root", of: "children: [{id: b}, {id: a, pin: {top: 0, to: b}}]")
    #expect(list.constraints.first?.second?.item == .view("b"))
  }

  @Test func `a priority holds for all of a pin`() throws {
    #expect(try constraints("{edges: 4, priority: 999}").allSatisfy { $0.priority == 999 })
  }

  @Test func `a pin beside a frame gives way to it`() throws {
    let read = SceneFileReader.read(
      "children: [{id: a, frame: [1, 2, 30, 40], pin: {edges: 0, priority: 500}}]", file: "f")
    let root = try #require(read.value.scenes.first).controller.view
    #expect(root.constraints.allSatisfy { $0.priority == 500 })
    let required = SceneFileReader.read(
      "children: [{id: a, frame: [1, 2, 30, 40], pin: edges}]", file: "f")
    let scene = try #require(required.value.scenes.first)
    let timeline = try Timeline(
      of: scene, motion: nil, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Reading.iPhoneX.environment())
    #expect(timeline.issues.isEmpty)
    let screen = timeline.snapshot(at: 0).screen
    let frame = screen.nodes[try #require(screen.index(of: "a"))].frame
    #expect(frame == Rect(x: 1, y: 2, width: 30, height: 40))
  }
}
