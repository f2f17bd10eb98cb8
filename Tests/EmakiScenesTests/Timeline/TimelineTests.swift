import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

@Suite struct `A timeline` {
  let openByFrames = Motion(
    name: "open",
    steps: [
      .set([.view("menu", .alpha(1))]),
      .animate(
        Animation(
          duration: 0.26, pacing: .curve(.easeOut),
          changes: [.view("content", .x(100)), .view("button", .x(100))],
          completion: [.set([.view("button", .alpha(1)), .view("button", .isEnabled(true))])])),
    ])

  let openByConstraints = Motion(
    name: "open",
    steps: [
      .animate(
        Animation(
          duration: 0.26, pacing: .curve(.easeOut),
          changes: [
            .constraint("contentLeading", .constant(100)),
            .constraint("buttonLeading", .constant(100)),
          ]))
    ])

  @Test func `rests where nothing moves`() throws {
    let move = MotionStep.animate(
      Animation(duration: 0.2, pacing: .curve(.linear), changes: [.view("content", .x(100))]))
    let back = MotionStep.animate(
      Animation(duration: 0.2, pacing: .curve(.linear), changes: [.view("content", .x(0))]))
    func moments(_ steps: MotionStep...) throws -> [Double] {
      try SideMenu.timeline(Motion(name: "m", steps: steps)).restingMoments
        .map { ($0 * 1e6).rounded() / 1e6 }
    }
    #expect(try moments(move, back) == [0, 0.4])
    #expect(try moments(move, .wait(0.1), back) == [0, 0.2, 0.5])
    #expect(
      try moments(.wait(0.1), .set([.view("menu", .alpha(1))]), .wait(0.1), move, .wait(0.5))
        == [0, 0.1, 0.4, 0.9])
  }

  @Test func `runs frames on the curve between two layouts`() throws {
    let timeline = try SideMenu.timeline(openByFrames)
    #expect(timeline.duration == 0.26)
    // Exact roots of ease-out at 0.1, 0.25, 0.5, 0.75 of the duration.
    for (share, eased) in [(0.1, 0.160572), (0.25, 0.378138), (0.5, 0.684643), (0.75, 0.906535)] {
      let x = try timeline.presentation("content", at: 0.26 * share).frame.minX
      #expect(abs(x - 100 * eased) < 1e-4)
    }
  }

  @Test func `is at the old values at the start and at the new ones at the end`() throws {
    let timeline = try SideMenu.timeline(openByFrames)
    #expect(try timeline.presentation("content", at: 0).frame.minX == 0)
    #expect(try timeline.presentation("content", at: 0.26).frame.minX == 100)
    #expect(try timeline.presentation("content", at: -1).frame.minX == 0)
    #expect(try timeline.presentation("content", at: 9).frame.minX == 100)
  }

  @Test func `sets values before the slide and completes exactly at its end`() throws {
    let timeline = try SideMenu.timeline(openByFrames)
    #expect(try timeline.presentation("menu", at: 0).alpha == 1)
    #expect(try timeline.presentation("button", at: 0.2599).isEnabled == false)
    #expect(try timeline.presentation("button", at: 0.2599).alpha == 0)
    #expect(try timeline.presentation("button", at: 0.26).isEnabled)
    #expect(try timeline.presentation("button", at: 0.26).alpha == 1)
  }

  @Test func `moves frames and constraints alike`() throws {
    let frames = try SideMenu.timeline(openByFrames)
    let constraints = try SideMenu.timeline(openByConstraints)
    for step in 0...26 {
      let time = Double(step) / 100
      for id: ViewID in ["content", "button", "title"] {
        let a = try frames.presentation(id, at: time).frame
        let b = try constraints.presentation(id, at: time).frame
        #expect(abs(a.minX - b.minX) < 1e-9 && a.size == b.size && a.minY == b.minY)
      }
    }
  }

  @Test func `keeps the unset parts of a frame on their constraints`() throws {
    let timeline = try SideMenu.timeline(openByFrames)
    let frame = try timeline.presentation("content", at: 0.26).frame
    #expect(frame == Rect(x: 100, y: 0, width: 375, height: 812))
  }

  @Test func `adds an animation that starts while another runs`() throws {
    let to100 = Animation(
      duration: 1, pacing: .curve(.linear), changes: [.view("content", .x(100))])
    let back = Animation(
      duration: 1, delay: 0.5, pacing: .curve(.linear), changes: [.view("content", .x(0))])
    let timeline = try SideMenu.timeline(
      Motion(name: "there and back", steps: [.parallel([.animate(to100), .animate(back)])]))
    #expect(timeline.duration == 1.5)
    // Model 0 + (0 − 100)(1 − 0.75) + (100 − 0)(1 − 0.25).
    #expect(abs(try timeline.presentation("content", at: 0.75).frame.minX - 50) < 1e-9)
    #expect(abs(try timeline.presentation("content", at: 0.5).frame.minX - 50) < 1e-9)
    #expect(abs(try timeline.presentation("content", at: 1.25).frame.minX - 25) < 1e-9)
  }

  @Test func `fades a missing colour without a tint`() throws {
    let red = Color(rgb: 0xFF0000)
    let timeline = try SideMenu.timeline(
      Motion(
        name: "redden",
        steps: [
          .animate(
            Animation(
              duration: 1, pacing: .curve(.linear),
              changes: [.view("content", .backgroundColor(red))]))
        ]))
    let half = try timeline.presentation("content", at: 0.5).backgroundColor
    #expect(half == Color(rgb: 0xFF0000, alpha: 128))
  }

  @Test func `starts from a state and runs other motions in sequence`() throws {
    let close = Motion(
      name: "close", startState: "opened",
      steps: [
        .wait(0.1),
        .animate(
          Animation(duration: 0.2, pacing: .curve(.linear), changes: [.state("closed")])),
        .run("reveal"),
      ])
    let reveal = Motion(name: "reveal", steps: [.set([.view("menu", .alpha(1))]), .wait(0.3)])
    let timeline = try SideMenu.timeline(
      close,
      states: [
        State(name: "opened", changes: [.view("content", .x(100))]),
        State(name: "closed", changes: [.view("content", .x(0))]),
      ], others: [reveal])
    #expect(abs(timeline.duration - 0.6) < 1e-12)
    #expect(try timeline.presentation("content", at: 0.05).frame.minX == 100)
    #expect(abs(try timeline.presentation("content", at: 0.2).frame.minX - 50) < 1e-9)
    #expect(try timeline.presentation("menu", at: 0.29).alpha == 0)
    #expect(try timeline.presentation("menu", at: 0.31).alpha == 1)
  }

  @Test func `names what a motion refers to in vain`() {
    func error(_ step: MotionStep, states: [State] = []) -> SceneError? {
      do throws(SceneError) {
        _ = try SideMenu.timeline(Motion(name: "m", steps: [step]), states: states)
        return nil
      } catch { return error }
    }
    #expect(error(.set([.view("nobody", .alpha(1))])) == .unknownView("nobody"))
    #expect(error(.set([.constraint("none", .constant(1))])) == .unknownConstraint("none"))
    #expect(error(.set([.state("lost")])) == .unknownState("lost"))
    #expect(error(.run("lost")) == .unknownMotion("lost"))
    #expect(error(.run("m")) == .cyclicMotion(["m", "m"]))
    #expect(
      error(.set([.state("a")]), states: [State(name: "a", changes: [.state("a")])])
        == .cyclicState(["a", "a"]))
  }
}
