import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

@Suite struct `A motion that a finger drives` {
  /// A finger that moves by `way` points from the left edge drives a fade of 1 s over 200 points.
  private func timeline(way: Double, velocity: Double = 0) throws -> Timeline {
    var scene = SideMenu.scene()
    scene.motions = [
      Motion(
        name: "fade",
        steps: [
          .animate(
            Animation(
              duration: 1, pacing: .curve(.linear), changes: [.view("content", .alpha(0))]))
        ]),
      Motion(
        name: "pan",
        steps: [
          .touch(
            .drag(
              .edge(.left), by: Point(x: way, y: 0), duration: 0.5,
              releaseVelocity: Point(x: velocity, y: 0)))
        ]),
    ]
    scene.pans = [
      Pan("content", edge: .left, effect: .progress(Pan.Progress("fade", distance: 200)))
    ]
    return try Timeline(
      of: scene, motion: scene.motions[1], engine: SideMenu.engine,
      environment: SideMenu.environment)
  }

  @Test func `S3.14 has the progress clamp(dx / 200, 0, 1) and completes past 0.5`() throws {
    let timeline = try timeline(way: 120)
    // 0.6 of the second is done with the finger, the rest by itself.
    #expect(abs(timeline.duration - 0.9) < 1e-9)
    for (time, alpha) in [(0, 1.0), (0.25, 0.7), (0.5, 0.4), (0.7, 0.2), (0.9, 0), (2, 0)] {
      #expect(abs(try timeline.presentation("content", at: time).alpha - alpha) < 1e-9)
    }
  }

  @Test func `S3.14 goes back when it is let go at the half or before`() throws {
    let timeline = try timeline(way: 80)
    #expect(abs(timeline.duration - 0.9) < 1e-9)
    for (time, alpha) in [(0.25, 0.8), (0.5, 0.6), (0.7, 0.8), (0.9, 1), (2, 1)] {
      #expect(abs(try timeline.presentation("content", at: time).alpha - alpha) < 1e-9)
    }
  }

  /// The same beside a fade of the title in 0.4 s, and a text that it gets at once.
  private func parallel(way: Double) throws -> Timeline {
    var scene = SideMenu.scene()
    func fade(_ view: ViewID, _ seconds: Double) -> MotionStep {
      .animate(
        Animation(
          duration: seconds, pacing: .curve(.linear), changes: [.view(view, .alpha(0))]))
    }
    let finger = Touch.drag(.edge(.left), by: Point(x: way, y: 0), duration: 0.5)
    scene.motions = [
      Motion(name: "fade", steps: [fade("content", 1)]),
      Motion(
        name: "pan",
        steps: [
          .parallel([
            .touch(finger),
            .sequence([
              .wait(0.1), .set([.view("title", .text("Hello"))]), fade("title", 0.2),
            ]),
          ])
        ]),
    ]
    scene.pans = [
      Pan("content", edge: .left, effect: .progress(Pan.Progress("fade", distance: 200)))
    ]
    return try Timeline(
      of: scene, motion: scene.motions[1], engine: SideMenu.engine,
      environment: SideMenu.environment)
  }

  @Test(arguments: [120.0, 80]) func `lets what else moves go on meanwhile`(_ way: Double) throws {
    let timeline = try parallel(way: way)
    for (time, alpha) in [(0.05, 1.0), (0.15, 0.75), (0.2, 0.5), (0.3, 0), (0.45, 0), (2, 0)] {
      #expect(abs(try timeline.presentation("title", at: time).alpha - alpha) < 1e-9)
      guard time < 0.5 else { continue }
      let driven = 1 - way * time / 0.5 / 200
      #expect(abs(try timeline.presentation("content", at: time).alpha - driven) < 1e-9)
    }
    #expect(try timeline.presentation("title", at: 0.05).text != "Hello")
    #expect(try timeline.presentation("title", at: 0.2).text == "Hello")
  }

  @Test func `completes by a flick, and goes back by one in the other direction`() throws {
    #expect(try timeline(way: 80, velocity: 301).presentation("content", at: 9).alpha == 0)
    #expect(try timeline(way: 120, velocity: -301).presentation("content", at: 9).alpha == 1)
  }
}

@Suite struct `Steps of a motion` {
  private func timeline(_ steps: [MotionStep], actions: [ViewAction] = []) throws -> Timeline {
    var scene = SideMenu.scene()
    scene.actions = actions
    scene.motions = [
      Motion(name: "m", steps: steps),
      Motion(name: "down", steps: [.set([.view("title", .alpha(0.5))])]),
      Motion(name: "up", steps: [.set([.view("title", .alpha(1))])]),
      Motion(name: "outside", steps: [.set([.view("title", .alpha(0.75))])]),
    ]
    return try Timeline(
      of: scene, motion: scene.motions[0], engine: SideMenu.engine,
      environment: SideMenu.environment)
  }

  @Test func `run keyframes at parts of the whole`() throws {
    let timeline = try timeline([
      .keyframes(
        KeyframeAnimation(
          duration: 2,
          frames: [
            .init(start: 0, duration: 0.25, changes: [.view("content", .x(100))]),
            .init(start: 0.5, duration: 0.25, changes: [.view("content", .x(0))]),
            .init(start: 0.75, duration: 0, changes: [.view("content", .alpha(0.5))]),
          ]))
    ])
    #expect(timeline.duration == 2)
    for (time, x) in [(0.25, 50.0), (0.5, 100), (0.9, 100), (1.25, 50), (1.5, 0), (2, 0)] {
      #expect(abs(try timeline.presentation("content", at: time).frame.minX - x) < 1e-9)
    }
    #expect(try timeline.presentation("content", at: 1.49).alpha == 1)
    #expect(try timeline.presentation("content", at: 1.5).alpha == 0.5)
  }

  @Test func `S3.10 a finger that is lifted outside does not act`() throws {
    let actions = [
      ViewAction("content", .touchDown, runs: "down"),
      ViewAction("content", .touchUpInside, runs: "up"),
      ViewAction("content", .touchUpOutside, runs: "outside"),
    ]
    let point = Touch.Origin.point(Point(x: 200, y: 400))
    let inside = try timeline([.touch(.tap(point, duration: 0.2))], actions: actions)
    #expect(try inside.presentation("title", at: 0.1).alpha == 0.5)
    #expect(try inside.presentation("title", at: 0.2).alpha == 1)
    let out = try timeline(
      [.touch(.drag(point, by: Point(x: 500, y: 0), duration: 0.2))], actions: actions)
    #expect(try out.presentation("title", at: 0.1).alpha == 0.5)
    #expect(try out.presentation("title", at: 0.2).alpha == 0.75)
  }

  @Test func `a motion that its own touch starts again is named`() throws {
    do {
      _ = try timeline(
        [.touch(.tap(.view("content")))], actions: [ViewAction("content", .tap, runs: "m")])
      Issue.record("nothing was thrown")
    } catch let error as SceneError { #expect(error == .cyclicMotion(["m", "m"])) }
  }

  @Test(arguments: [
    (Transition.Kind.push, 0.35), (.pop, 0.35), (.present, 0.4), (.dismiss, 0.4),
    (.dissolve, 0.3), (.flip, 0.75),
  ])
  func `S0.5 a transition leaves the new view in place and the old one hidden`(
    _ kind: Transition.Kind, _ duration: Double
  ) throws {
    let timeline = try timeline([
      .set([.view("button", .isHidden(true)), .view("button", .alpha(1))]),
      .transition(Transition(kind, from: "content", to: "button")),
    ])
    #expect(abs(timeline.duration - duration) < 1e-9)
    let new = try timeline.presentation("button", at: duration)
    #expect(new.transform == .identity && !new.isHidden && new.alpha == 1)
    let old = try timeline.presentation("content", at: duration)
    #expect(old.transform == .identity && old.isHidden)
    #expect(try timeline.presentation("content", at: duration / 2 - 0.01).isHidden == false)
  }
}
