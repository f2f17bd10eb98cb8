import TestSupport
import EmakiMotion
import Foundation
import Testing

@Suite struct ScrollMotionTests {
  private let range = ScrollRange(lower: 0, upper: 1000)
  private var surface: ScrollSurface { ScrollSurface(range: range, viewport: 600) }

  /// The names of a motion's parts in order.
  private func rules(_ motion: ScrollMotion) -> [String] {
    motion.phases.map { phase in
      switch phase.rule {
      case .rest: "rest"
      case .drag: "drag"
      case .deceleration: "deceleration"
      case .bounce: "bounce"
      case .page: "page"
      }
    }
  }

  /// Expects that neighbouring offsets are no further apart than a speed allows.
  private func expectContinuous(_ motion: ScrollMotion, speed: Double, _ comment: Comment? = nil) {
    let end = motion.totalDuration + 0.1
    let offsets = (0...2000).map { motion.offset(at: end * Double($0) / 2000) }
    let step = max(speed * end / 2000, EdgeSpring.restDistance) + 1e-6
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($0 - $1) <= step }, comment)
  }

  @Test func `the content follows the finger, against its coordinate`() {
    let motion = ScrollMotion(
      surface, from: 200, drag: DragPath(from: 500, to: 400, startTime: 0.1, duration: 0.2))
    #expect(motion.offset(at: 0) == 200)
    #expect(motion.offset(at: 0.1) == 200)
    #expect(abs(motion.offset(at: 0.2) - 250) < 1e-9)
    #expect(rules(motion) == ["drag", "deceleration", "rest"])
  }

  @Test func `a release runs on by the law of deceleration`() {
    let motion = ScrollMotion(
      surface, from: 200, drag: DragPath(from: 500, to: 400, duration: 0.25))
    // 100 points in 0.25 s are 400 points a second.
    let rest = 300 + 400 / 2.00200267067308 - 10 / 2.00200267067308
    #expect(abs(motion.restOffset - rest) < 1e-6)
    #expect(abs(motion.totalDuration - (0.25 + log(40) / 2.00200267067308)) < 1e-9)
    expectContinuous(motion, speed: 401)
  }

  @Test func `a finger that rests before it is lifted does not flick`() {
    let drag = DragPath([
      .init(time: 0, position: 500), .init(time: 0.1, position: 400),
      .init(time: 0.4, position: 400),
    ])
    let motion = ScrollMotion(surface, from: 200, drag: drag)
    #expect(motion.totalDuration == 0.4)
    #expect(motion.restOffset == 300)
  }

  @Test func `a given velocity of the finger goes before the path's`() {
    let motion = ScrollMotion(
      surface, from: 200, drag: DragPath(from: 0, to: 0, duration: 0.1), releaseVelocity: 300)
    #expect(abs(motion.restOffset - (200 - 290 / 2.00200267067308)) < 1e-6)
  }

  @Test func `pulling beyond the start meets resistance and springs back`() {
    let motion = ScrollMotion(
      surface, from: 0, drag: DragPath(from: 100, to: 400, duration: 0.5), releaseVelocity: 0)
    // 300 points of the finger: 165/765·600 shown.
    #expect(abs(motion.offset(at: 0.5) + 165.0 / 765 * 600) < 1e-9)
    #expect(rules(motion) == ["drag", "bounce", "rest"])
    let u = 165.0 / 765 * 600
    #expect(abs(motion.offset(at: 0.7) + u * (1 + 2) * exp(-2)) < 1e-9)
    #expect(motion.restOffset == 0)
    #expect(abs(motion.offset(at: motion.totalDuration - 1e-6)) < EdgeSpring.restDistance + 1e-5)
  }

  @Test func `a run that leaves the range bounces with its speed at the edge`() throws {
    let motion = ScrollMotion(
      surface, from: 800, drag: DragPath(from: 500, to: 400, duration: 0.05))
    #expect(rules(motion) == ["drag", "deceleration", "bounce", "rest"])
    let bounce = motion.phases[2]
    #expect(abs(motion.offset(at: bounce.start) - 1000) < 1e-9)
    // The speed falls by 2.002 a second for each point: v = 2000 − 2.002·100.
    let speed = 2000 - 2.00200267067308 * 100
    let slope = (motion.offset(at: bounce.start + 1e-6) - 1000) / 1e-6
    #expect(abs(slope - speed) < 0.1)
    #expect((0...100).map { motion.offset(at: Double($0) / 50) }.max() ?? 0 > 1040)
    #expect(motion.restOffset == 1000)
  }

  @Test func `without bouncing the edge stops everything`() {
    var hard = surface
    hard.bounces = false
    let run = ScrollMotion(hard, from: 800, drag: DragPath(from: 500, to: 400, duration: 0.05))
    #expect(rules(run) == ["drag", "deceleration", "rest"])
    #expect(run.restOffset == 1000)
    let pull = ScrollMotion(hard, from: 0, drag: DragPath(from: 0, to: 300, duration: 0.5))
    #expect(pull.offset(at: 0.3) == 0)
    #expect(pull.restOffset == 0)
  }

  // A large title 52 points high: the content rests at −52 or at 0, never between.
  @Test(arguments: [(10.0, 0.0, -52.0), (30, 0, 0), (10, -50, 0), (40, 200, -52), (80, 0, 28)])
  func `a large title comes to rest open or closed`(
    way: Double, speed: Double, rest: Double
  ) {
    var list = ScrollSurface(
      range: ScrollRange(content: 2000, viewport: 600, leadingInset: 52), viewport: 600)
    list.collapsing = 52
    let motion = ScrollMotion(
      list, from: -52, drag: DragPath(from: 500, to: 500 - way, duration: 0.5),
      releaseVelocity: speed)
    #expect(abs(motion.restOffset - rest) < 1e-9)
  }

  @Test(arguments: [500.0, 1500, 3000, 8000])
  func `a page does not swing past its place, however fast the finger was`(speed: Double) {
    var pages = ScrollSurface(range: ScrollRange(content: 1500, viewport: 375), viewport: 375)
    pages.paging = PagingTarget(pageLength: 375, pageCount: 4)
    let motion = ScrollMotion(
      pages, from: 0, drag: DragPath(from: 300, to: 200, duration: 0.1), releaseVelocity: -speed)
    #expect(motion.restOffset == 375)
    for step in 0...500 {
      #expect(motion.offset(at: motion.totalDuration * Double(step) / 500) <= 375 + 1e-9)
    }
    // It goes on as fast as it is let go.
    let later = motion.offset(at: 0.1 + 1e-6)
    #expect(abs((later - 100) / 1e-6 - speed) < speed * 0.001)
  }

  @Test func `pages come to rest on the page of the rule`() {
    var pages = ScrollSurface(range: ScrollRange(content: 1500, viewport: 375), viewport: 375)
    pages.paging = PagingTarget(pageLength: 375, pageCount: 4)
    let flick = ScrollMotion(pages, from: 375, drag: DragPath(from: 300, to: 200, duration: 0.1))
    #expect(rules(flick) == ["drag", "page", "rest"])
    #expect(flick.restOffset == 750)
    let slow = ScrollMotion(
      pages, from: 375, drag: DragPath(from: 300, to: 200, duration: 0.1), releaseVelocity: 0)
    #expect(slow.restOffset == 375)
    let beyond = ScrollMotion(pages, from: 0, drag: DragPath(from: 100, to: 300, duration: 0.1))
    #expect(rules(beyond) == ["drag", "bounce", "rest"])
    #expect(beyond.restOffset == 0)
  }

  @Test(arguments: UInt64(0)..<40)
  func `every motion is continuous and rests inside its range`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var surface = ScrollSurface(
      range: ScrollRange(
        content: random.number(0...3000), viewport: 600, leadingInset: random.number(0...100)),
      viewport: 600)
    surface.bounces = Bool.random(using: &random)
    if Bool.random(using: &random) {
      surface.paging = PagingTarget(pageLength: 600, pageCount: 5)
    }
    let start = surface.range.clamped(random.number(-100...3000))
    let from = random.number(0...600)
    let drag = DragPath(
      from: from, to: random.number(0...600), startTime: 0.1, duration: random.number(0.05...0.6))
    let motion = ScrollMotion(surface, from: start, drag: drag)
    #expect(surface.range.contains(motion.restOffset), "seed \(seed)")
    #expect(motion.offset(at: motion.totalDuration + 5) == motion.restOffset, "seed \(seed)")
    let speed = abs(drag.releaseVelocity) + 10 * 600
    expectContinuous(motion, speed: speed, "seed \(seed)")
    #expect(motion.phases.map(\.start) == motion.phases.map(\.start).sorted(), "seed \(seed)")
  }

  @Test func `a motion that begins beyond the range begins where it is`() {
    let motion = ScrollMotion(
      surface, from: -50, drag: DragPath(from: 0, to: 0, duration: 0.1), releaseVelocity: 0)
    #expect(abs(motion.offset(at: 0.05) + 50) < 1e-9)
    #expect(motion.restOffset == 0)
  }

  @Test func `an empty path moves nothing`() {
    let motion = ScrollMotion(surface, from: 120, drag: DragPath([]))
    #expect(motion.totalDuration == 0)
    #expect(motion.offset(at: 3) == 120)
  }

  @Test func `a path is in the order of its times`() {
    let path = DragPath([.init(time: 1, position: 30), .init(time: 0, position: 10)])
    #expect(path.startTime == 0 && path.releaseTime == 1)
    #expect(path.position(at: 0.5) == 20)
    #expect(path.position(at: -1) == 10)
    #expect(path.position(at: 2) == 30)
    #expect(abs(path.releaseVelocity - 20) < 1e-9)
  }
}
