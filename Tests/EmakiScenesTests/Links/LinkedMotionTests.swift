import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

@Suite struct `A linked screen in motion` {
  /// A change at the very start must not show the screen before it.
  @Test func `takes a change at the start into the new layout`() throws {
    var scene = LinkedScreen.scene([
      Link(
        from: LinkExpression("pages", .pageX), to: .constraint("headerHeight"),
        input: [0, 1], output: .numbers([200, 100]))
    ])
    scene.motions = [
      Motion(name: "m", steps: [.set([.view("line", .alpha(0.5))]), .wait(0.2)])
    ]
    let timeline = try Timeline(
      of: scene, motion: scene.motions[0], engine: SideMenu.engine,
      environment: SideMenu.environment)
    #expect(try timeline.snapshot(at: 0).presentation("line").alpha == 0.5)
    #expect(try timeline.snapshot(at: 0).presentation("header").frame.height == 200)
  }

  @Test func `shows each moment alone as in the whole run, in any order`() throws {
    var scene = LinkedScreen.scene([
      Link(
        from: LinkExpression("pages", .pageX), to: .constraint("headerHeight"),
        input: [0, 1], output: .numbers([200, 100]), extrapolation: .extend)
    ])
    scene.motions = [
      Motion(
        name: "m",
        steps: [.touch(.drag(.view("pages"), by: Point(x: -200, y: 0), duration: 0.2))])
    ]
    func timeline() throws -> Timeline {
      try Timeline(
        of: scene, motion: scene.motions[0], engine: SideMenu.engine,
        environment: SideMenu.environment)
    }
    let whole = try timeline()
    let times = (0...20).map { whole.duration * Double($0) / 20 }
    let run = times.map { whole.snapshot(at: $0) }
    for (time, snapshot) in zip(times, run).reversed() {
      #expect(try timeline().snapshot(at: time) == snapshot)
      #expect(whole.snapshot(at: time) == snapshot)
    }
  }

  @Test func `says where fingers are, while they are down`() throws {
    var scene = LinkedScreen.scene([])
    scene.motions = [
      Motion(
        name: "m",
        steps: [
          .wait(0.1),
          .touch(.drag(.point(Point(x: 100, y: 300)), by: Point(x: -50, y: 0), duration: 0.2)),
        ])
    ]
    let timeline = try Timeline(
      of: scene, motion: scene.motions[0], engine: SideMenu.engine,
      environment: SideMenu.environment)
    #expect(timeline.touches(at: 0.05) == [])
    let middle = try #require(timeline.touches(at: 0.2).first)
    #expect(abs(middle.x - 75) < 1e-9 && middle.y == 300)
    #expect(timeline.touches(at: 0.5) == [])
  }

  @Test func `counts negative points from the right and bottom edges`() throws {
    var scene = LinkedScreen.scene([])
    scene.motions = [Motion(name: "m", steps: [.touch(.tap(.point(Point(x: -5, y: -12))))])]
    let timeline = try Timeline(
      of: scene, motion: scene.motions[0], engine: SideMenu.engine,
      environment: SideMenu.environment)
    let size = SideMenu.environment.size
    #expect(timeline.touches(at: 0.05) == [Point(x: size.width - 5, y: size.height - 12)])
  }

  @Test(arguments: [(0.0, 187.5), (-100, 187.5), (-250, 272), (250, 103), (-400, 353)])
  func `lets a finger start so far back that its way ends on the screen`(
    _ way: Double, _ start: Double
  ) throws {
    // 375 points wide; a finger stays 22 from the sides, and on the view where it starts.
    var scene = LinkedScreen.scene([])
    let root = scene.controller.view.id
    scene.motions = [
      Motion(
        name: "m", steps: [.touch(.drag(.view(root), by: Point(x: way, y: 0), duration: 0.2))])
    ]
    let timeline = try Timeline(
      of: scene, motion: scene.motions[0], engine: SideMenu.engine,
      environment: SideMenu.environment)
    #expect(timeline.touches(at: 0).map(\.x) == [start])
  }

  @Test func `has only the next finger at the moment at which one takes over`() throws {
    var scene = LinkedScreen.scene([])
    let point = Touch.Origin.point(Point(x: 100, y: 300))
    scene.motions = [
      Motion(
        name: "m",
        steps: [
          .touch(.tap(point)), .touch(.drag(point, by: Point(x: 30, y: 0), duration: 0.2)),
        ])
    ]
    let timeline = try Timeline(
      of: scene, motion: scene.motions[0], engine: SideMenu.engine,
      environment: SideMenu.environment)
    #expect(timeline.releases.count == 2 && abs(timeline.releases[0] - 0.1) < 1e-9)
    #expect(timeline.touches(at: 0.05) == [Point(x: 100, y: 300)])
    #expect(timeline.touches(at: 0.1) == [Point(x: 100, y: 300)])
    #expect(abs((timeline.touches(at: 0.2).first?.x ?? 0) - 115) < 1e-9)
  }

  @Test func `does not let a finger go down outside every view`() {
    var scene = LinkedScreen.scene([])
    scene.motions = [Motion(name: "m", steps: [.touch(.tap(.point(Point(x: 380, y: 3))))])]
    do throws(SceneError) {
      _ = try Timeline(
        of: scene, motion: scene.motions[0], engine: SideMenu.engine,
        environment: SideMenu.environment)
      Issue.record("nothing was thrown")
    } catch { #expect(error == .touchOutsideViews(x: 380, y: 3)) }
  }
}

@Suite struct `Hit-testing` {
  private func screen(_ change: (inout View) -> Void) throws -> Snapshot {
    var front = View(.button, id: "front")
    front.placement = .fixedFrame
    front.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    change(&front)
    var back = View(.view, id: "back")
    back.placement = .fixedFrame
    back.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    let scene = Scene(
      id: "s",
      controller: ViewController(id: "c", view: View(.view, id: "root", subviews: [back, front])))
    return try Timeline(
      of: scene, motion: nil, engine: SideMenu.engine, environment: SideMenu.environment
    ).snapshot(at: 0)
  }

  @Test func `reaches the front view under the finger`() throws {
    let screen = try screen { _ in }
    #expect(screen.view(at: Point(x: 50, y: 50)) == "front")
    #expect(screen.view(at: Point(x: 150, y: 50)) == "back")
    #expect(screen.view(at: Point(x: 300, y: 50)) == "root")
    #expect(screen.view(at: Point(x: -1, y: 50)) == nil)
  }

  @Test func `passes through what is hidden or clear, and not through what is disabled`() throws {
    let point = Point(x: 50, y: 50)
    #expect(try screen { $0.isHidden = true }.view(at: point) == "back")
    #expect(try screen { $0.alpha = 0.009 }.view(at: point) == "back")
    #expect(try screen { $0.alpha = 0.01 }.view(at: point) == "front")
    #expect(try screen { $0.isEnabled = false }.view(at: point) == "front")
  }

  @Test func `follows transforms`() throws {
    let moved = try screen {
      $0.transform = ViewTransform(translation: Point(x: 100, y: 100), rotation: .pi / 4)
    }
    #expect(moved.view(at: Point(x: 50, y: 50)) == "back")
    #expect(moved.view(at: Point(x: 150, y: 150)) == "front")
    // A corner of the unturned square, and the tip of the turned one.
    #expect(moved.view(at: Point(x: 105, y: 105)) == "back")
    #expect(moved.view(at: Point(x: 150, y: 215)) == "front")
  }

  @Test func `does not reach subviews outside their superview`() throws {
    var outside = View(.button, id: "outside")
    outside.placement = .fixedFrame
    outside.frame = Rect(x: 120, y: 0, width: 50, height: 50)
    let screen = try screen { $0.subviews = [outside] }
    #expect(screen.view(at: Point(x: 130, y: 10)) == "back")
  }
}
