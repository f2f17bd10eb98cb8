import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct MotionTests {
  /// The steps of a motion `m` over views `a` and `b` with a named constraint `gap`.
  func steps(_ steps: String) throws -> [MotionStep] {
    let scene = try Reading.scene(
      """
      children: [{id: a, pin: {leading: 0}}, {id: b, kind: scroll}, {id: c, kind: slider},
        {id: d, kind: table, rows: 3}]
      constraints: [{gap: b.top == a.bottom + 8}]
      states: {open: {a.x: 100}}
      motions:
        other: [{wait: 1}]
        m: \(steps)
      """)
    return try #require(scene.motion(named: "m")).steps
  }

  @Test func `steps run one after the other`() throws {
    #expect(
      try steps("[{set: {a.alpha: 1}}, {wait: 0.5}, {run: other}]")
        == [.set([.view("a", .alpha(1))]), .wait(0.5), .run("other")])
  }

  @Test func `an animation has duration, delay, curve, changes and completion`() throws {
    let expected = Animation(
      duration: 0.26, delay: 0.1, pacing: .curve(.easeOut), changes: [.view("a", .x(100))],
      completion: [.set([.view("a", .isEnabled(false))])])
    #expect(
      try steps(
        "[{animate: {duration: 0.26, delay: 0.1, curve: ease-out, changes: {a.x: 100}}, "
          + "completion: {set: {a.enabled: false}}}]") == [.animate(expected)])
  }

  @Test func `an animation runs a quarter second, ease-in-out, unless said otherwise`() throws {
    let expected = Animation(
      duration: 0.25, pacing: .curve(.easeInOut), changes: [.view("a", .x(1))])
    #expect(try steps("[{animate: {changes: {a.x: 1}}}]") == [.animate(expected)])
  }

  @Test func `sequences and parallels nest`() throws {
    #expect(
      try steps("[{parallel: [{sequence: [{wait: 1}, {wait: 2}]}, {wait: 3}]}]")
        == [.parallel([.sequence([.wait(1), .wait(2)]), .wait(3)])])
  }

  @Test func `a spring goes by damping ratio, bounce or physics`() throws {
    func pacing(_ keys: String) throws -> Pacing? {
      guard
        case .animate(let animation) = try steps("[{animate: {\(keys), changes: {a.x: 1}}}]").first
      else { return nil }
      return animation.pacing
    }
    #expect(
      try pacing("duration: 0.4, spring: 0.8")
        == .spring(Spring(dampingRatio: 0.8, duration: 0.4, initialVelocity: 0)))
    #expect(
      try pacing("duration: 0.4, spring: {bounce: 0.2, velocity: 1}")
        == .spring(Spring(duration: 0.4, bounce: 0.2, initialVelocity: 1)))
    #expect(
      try pacing("spring: {stiffness: 100, damping: 20, mass: 2}")
        == .spring(Spring(mass: 2, stiffness: 100, damping: 20)))
  }

  @Test func `a spring without duration runs until it rests`() throws {
    guard
      case .animate(let animation) = try steps(
        "[{animate: {spring: {stiffness: 100, damping: 20}, changes: {a.x: 1}}}]"
      ).first
    else { return }
    // Critically damped, ω = 10: (1 + 10t)·e^(−10t) = 0.001 at t = 0.92334.
    #expect(abs(animation.duration - 0.92334) < 1e-4)
  }

  @Test func `a spring with a bounce runs until it rests, which its duration is not`() throws {
    guard
      case .animate(let animation) = try steps(
        "[{animate: {duration: 0.5, spring: smooth, changes: {a.x: 1}}}]"
      ).first
    else { return }
    // ω = 2π / 0.5; (1 + ωt)·e^(−ωt) = 0.001 at ωt = 9.2334.
    #expect(abs(animation.duration - 9.2334 / (4 * Double.pi)) < 1e-4)
  }

  @Test func `a spring that never rests takes the time it is given`() throws {
    guard
      case .animate(let animation) = try steps(
        "[{animate: {duration: 0.5, spring: {bounce: 1}, changes: {a.x: 1}}}]"
      ).first
    else { return }
    #expect(animation.duration == 0.5)
  }

  @Test func `an animation may lead to a state`() throws {
    guard
      case .animate(let animation) = try steps("[{animate: {to: open, changes: {a.y: 1}}}]").first
    else { return }
    #expect(animation.changes == [.state("open"), .view("a", .y(1))])
  }

  @Test func `changes may be dotted, nested or states`() throws {
    let expected = [
      Change.view("a", .x(1)), .view("a", .alpha(0.5)), .constraint("gap", .constant(4)),
      .constraint("gap", .priority(750)), .constraint("gap", .isActive(false)),
      .constraint("a.pin.leading", .constant(20)), .view("b", .contentOffset(Point(x: 0, y: 9))),
    ]
    #expect(
      try steps(
        "[{set: {a: {x: 1, alpha: 0.5}, gap: 4, gap.priority: 750, gap.active: false, "
          + "a.pin.leading: 20, b.contentOffset: [0, 9]}}]") == [.set(expected)])
    #expect(
      try steps("[{set: {a: {pin: {leading: 3}}}}]")
        == [.set([.constraint("a.pin.leading", .constant(3))])])
    #expect(try steps("[{set: open}]") == [.set([.state("open")])])
    #expect(try steps("[{set: [open, {a.y: 2}]}]") == [.set([.state("open"), .view("a", .y(2))])])
  }

  @Test func `a transform takes the place of the old one`() throws {
    let expected = Change.view(
      "a", .transform(ViewTransform(translation: Point(x: 12, y: 0), rotation: .pi)))
    for written in ["a.transform: {x: 12, rotate: 180}", "a: {transform: {x: 12, rotate: 180}}"] {
      #expect(try steps("[{set: {\(written)}}]") == [.set([expected])], "\(written)")
    }
  }

  @Test func `a part of a transform changes by itself`() throws {
    let expected: [Change] = [
      .view("a", .transformPart(.x, of: ViewTransform(translation: Point(x: 12, y: 0)))),
      .view("a", .transformPart(.rotation, of: ViewTransform(rotation: .pi))),
    ]
    for written in [
      "a.transform.x: 12, a.transform.rotate: 180", "a: {transform.x: 12, transform.rotate: 180}",
    ] {
      #expect(try steps("[{set: {\(written)}}]") == [.set(expected)], "\(written)")
    }
  }

  @Test func `every property of a view can change`() throws {
    let written = [
      "x: 1", "y: 2", "width: 3", "height: 4", "constrained: true", "alpha: 0.5", "hidden: true",
      "enabled: false", "transform: {rotate: 180}", "background: white", "tint: black",
      "textColor: '#010203'", "zPosition: 7", "cornerRadius: 5", "contentOffset: {y: 6}",
      "text: hi", "on: true",
    ]
    let expected: [ViewChange] = [
      .x(1), .y(2), .width(3), .height(4), .constrainedFrame, .alpha(0.5), .isHidden(true),
      .isEnabled(false), .transform(ViewTransform(rotation: .pi)), .backgroundColor(.white),
      .tintColor(.black), .textColor(Color(rgb: 0x010203)), .zPosition(7), .cornerRadius(5),
      .contentOffset(Point(x: 0, y: 6)), .text("hi"), .isOn(true),
    ]
    #expect(
      try steps("[{set: {b: {\(written.joined(separator: ", "))}}}]")
        == [.set(expected.map { .view("b", $0) })])
    #expect(
      try steps("[{set: {c.value: 0.25, d.selected: 2}}]")
        == [.set([.view("c", .value(0.25)), .view("d", .selectedIndex(2))])])
    #expect(
      try steps("[{set: {a.frame: [1, 2, 3, 4]}}]")
        == [.set([.x(1), .y(2), .width(3), .height(4)].map { .view("a", $0) })])
  }

  @Test func `the default motion is the first unless the file names one`() throws {
    let motions = "motions: {one: [{wait: 1}], two: [{wait: 1}]}"
    #expect(try Reading.scene(motions).defaultMotion == "one")
    #expect(try Reading.scene(motions + "\ndefaultMotion: two").defaultMotion == "two")
    #expect(try Reading.scene("title: still").defaultMotion == nil)
  }

  @Test func `states keep the order of the file`() throws {
    let scene = try Reading.scene("children: [{id: a}]\nstates: {z: {a.x: 1}, b: [z, {a.y: 2}]}")
    #expect(scene.states.map(\.name) == ["z", "b"])
    #expect(scene.states.last?.changes == [.state("z"), .view("a", .y(2))])
  }
}
