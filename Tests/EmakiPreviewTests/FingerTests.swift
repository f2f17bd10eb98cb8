import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiPreview
import EmakiRendering
import EmakiScenes
import EmakiWireframe
import TestSupport
import Testing

/// What previews say of motions that a finger leads.
@Suite struct `A finger's motion` {
  /// The content follows a finger over 60 of 100 points in 0.3 s, from 20 on; then it settles.
  private func reel(
    _ pan: Pan?, by way: Point, _ more: [MotionStep] = [], times: [Double] = [0],
    showsFingers: Bool = true
  ) throws -> MotionFrames {
    let touch = Touch(
      at: .point(Point(x: 5, y: 50)), moves: [.init(time: 0.3, by: way)], releaseVelocity: .zero)
    let motion = Motion(name: "drag", steps: [.touch(touch)] + more)
    var scene = Stage.scene(motion)
    scene.motions.append(Stage.slide)
    scene.pans = pan.map { [$0] } ?? []
    var options = RenderOptions()
    options.device = Stage.iPhoneX
    options.theme = .greek
    options.showsFingers = showsFingers
    let renderer = try SceneRenderer(scene: scene, motion: motion, options: options)
    return MotionFrames(
      scene: "Stage", motion: "drag", device: "iPhone X", renderer: renderer, scale: 1,
      times: times)
  }

  private let move = Pan(
    "content", effect: .move(.init(["content"], rests: [.init(0), .init(100)], duration: 0.2)))

  @Test func `is as far as what the finger moves`() throws {
    let reel = try reel(move, by: Point(x: 60, y: 0))
    #expect(reel.duration == 0.5)
    for (time, x) in [(0.0, 0.0), (0.15, 30), (0.3, 60), (0.4, 60 + 40 * 0.684643), (0.5, 100)] {
      #expect(abs(reel.progress(at: time) - x / 100) < 1e-6, "at \(time)")
    }
    #expect(reel.commonPace == nil, "the settling's curve is not that of the whole")
    #expect(reel.measure == .finger)
  }

  @Test func `is as far as the motion that the finger drives`() throws {
    let pan = Pan("content", effect: .progress(.init("slide", distance: 100)))
    let reel = try reel(pan, by: Point(x: 60, y: 0))
    // 60 % at 0.3 s; the rest in its share of the driven motion's 0.26 s.
    for (time, progress) in [(0.0, 0.0), (0.15, 0.3), (0.3, 0.6), (0.352, 0.8), (0.404, 1)] {
      #expect(abs(reel.progress(at: time) - progress) < 1e-6, "at \(time)")
    }
  }

  @Test func `is no share of a curve where a finger moves something afterwards`() throws {
    let touch = Touch(
      at: .point(Point(x: 5, y: 50)), moves: [.init(time: 0.3, by: Point(x: 60, y: 0))],
      releaseVelocity: .zero)
    let animation = Animation(duration: 0.3, changes: [.view("content", .alpha(0.5))])
    let motion = Motion(name: "fade", steps: [.animate(animation), .wait(0.4), .touch(touch)])
    var scene = Stage.scene(motion)
    scene.pans = [move]
    var options = RenderOptions()
    options.device = Stage.iPhoneX
    let reel = MotionFrames(
      scene: "Stage", motion: "fade", device: "iPhone X",
      renderer: try SceneRenderer(scene: scene, motion: motion, options: options), scale: 1,
      times: [0])
    #expect(reel.measure != .curve)
  }

  @Test func `is the share of its time where the finger leads nowhere, or not to the end`() throws {
    let back = try reel(move, by: Point(x: 30, y: 0))
    #expect(back.duration == 0.5 && back.progress(at: 0.2) == 0.4, "it goes back to 0")
    #expect(back.measure == .time)
    let longer = try reel(move, by: Point(x: 60, y: 0), [.wait(0.5)])
    #expect(longer.progress(at: 0.25) == 0.25)
  }

  @Test func `is the share of its time where the finger goes far beyond the end`() throws {
    // 40 points can be scrolled; a finger that goes 200 pulls far over that, and it springs back.
    let touch = Touch(
      at: .point(Point(x: 250, y: 400)), moves: [.init(time: 0.3, by: Point(x: -200, y: 0))],
      releaseVelocity: .zero)
    let motion = Motion(name: "drag", steps: [.touch(touch)])
    var scene = Stage.scene(motion)
    scene.controller.view.updateAll { view in
      if view.id == "list" { view.scroll = ScrollState(contentSize: Size(width: 340, height: 200)) }
    }
    let renderer = try SceneRenderer(scene: scene, motion: motion, options: RenderOptions())
    let reel = MotionFrames(
      scene: "Stage", motion: "drag", device: "iPhone X", renderer: renderer, scale: 1, times: [0])
    let offset = renderer.timeline.snapshot(at: reel.duration).presentations.map(\.contentOffset.x)
    #expect(offset.max() == 40 && reel.duration > 0.3)
    let times = [0, 0.1, 0.3, reel.duration]
    #expect(reel.progress(at: times) == times.map { $0 / reel.duration })
  }

  @Test func `has the finger in its specification, for as long as it leads`() throws {
    let text = try MotionSpec(reel(move, by: Point(x: 60, y: 0))).text(.csv)
    #expect(
      text == """
        view,property,from,to,delay,duration,curve
        content,x,0 pt,60 pt,0 s,0.3 s,finger
        content,x,60 pt,100 pt,0.3 s,0.2 s,ease-out

        """)
  }

  @Test func `has what the finger drives in its specification`() throws {
    let pan = Pan("content", effect: .progress(.init("slide", distance: 100)))
    #expect(
      try MotionSpec(reel(pan, by: Point(x: 60, y: 0))).text(.csv) == """
        view,property,from,to,delay,duration,curve
        content,x,0 pt,100 pt,0 s,0.404 s,finger

        """)
  }

  /// The dot of a finger at some moments: the left end of its fill and how strongly it is seen.
  private static let document = """
    const root = document;
    const seek = (t) => {
      for (const a of root.getAnimations()) { a.pause(); a.currentTime = t * 1000; }
    };

    """
  private static let player = """
    const root = document.querySelector('#screen > div').shadowRoot;
    const slider = document.getElementById("time");
    const seek = (t) => { slider.value = t; slider.dispatchEvent(new Event("input")); };

    """
  private static let dots = """
    const dots = [];
    const dot = root.querySelector("ellipse");
    for (const t of [0, 0.15, 0.3, 0.4]) {
      seek(t);
      const style = getComputedStyle(dot.parentNode);
      dots.push([dot.getBoundingClientRect().x, Number(style.opacity)]);
    }
    return dots;
    """
  private static let steps = (0...10).map { Double($0) / 20 }

  @Test(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `is shown by a dot in an animated SVG, while the finger is down`() throws {
    let reel = try reel(move, by: Point(x: 60, y: 0), times: Self.steps)
    let page = try "<!DOCTYPE html><body style=\"margin:0\">" + AnimatedSVG().document(of: reel)
    let (dots, complaints) = try Browser.run(
      page, script: Self.document + Self.dots, as: [[Double]].self)
    #expect(complaints == [])
    // It goes down at x = 5, and its fill reaches 22 to each side.
    for (dot, (x, opacity)) in zip(dots, [(-17.0, 1.0), (13, 1), (43, 1), (43, 0)]) {
      #expect(abs(dot[0] - x) < 0.1 && dot[1] == opacity, "\(dots)")
    }
  }

  @Test(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `is shown by a dot in the player`() throws {
    let page = try PlayerPage().document(of: reel(move, by: Point(x: 60, y: 0), times: Self.steps))
    let (dots, complaints) = try Browser.run(
      page, fragment: "#t=0", script: Self.player + Self.dots, as: [[Double]].self)
    #expect(complaints == [])
    #expect(dots.map { $0[1] } == [1, 1, 1, 0])
    #expect(dots[1][0] > dots[0][0] && dots[2][0] > dots[1][0])
  }

  @Test func `is one thing that moves, and is left out where fingers are not to be shown`() throws {
    func ellipses(_ showsFingers: Bool) throws -> Int {
      let reel = try reel(
        move, by: Point(x: 60, y: 0), times: Self.steps, showsFingers: showsFingers)
      return try AnimatedSVG().document(of: reel).matches(of: /<ellipse/).count
    }
    // A fill and two rings.
    #expect(try (ellipses(true), ellipses(false)) == (3, 0))
  }
}
