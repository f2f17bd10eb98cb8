import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes
import EmakiWireframe
import Testing

@testable import EmakiPreview

@Suite struct `Moments of a strip` {
  private func times(_ count: Int, _ steps: [MotionStep]) throws -> [Double] {
    try MomentChoice(Stage.reel(Motion(name: "m", steps: steps))).times(count)
  }

  /// Damping ratio 0.5 settling in 0.6 s.
  static let spring = Spring(dampingRatio: 0.5, duration: 0.6)

  @Test func `hold the first overshoot of a spring`() throws {
    let spring = Self.spring
    let times = try times(
      6,
      [
        .animate(
          Animation(duration: 0.6, pacing: .spring(spring), changes: [.view("content", .x(90))]))
      ])
    // x′ = 0 first where σt = π.
    let sigma = spring.naturalFrequency * (1 - 0.25).squareRoot()
    let peak = Double.pi / sigma
    #expect(times.count == 6)
    #expect(times.contains { abs($0 - peak) < 1.0 / 60 }, "\(times) for \(peak)")
    #expect(times.first == 0 && times.last == 0.6)
  }

  @Test func `hold the turns of what is shaken`() throws {
    let places = [100.0, 20, 90, 30, 60]
    let times = try times(
      6,
      places.map {
        .animate(Animation(duration: 0.12, changes: [.view("content", .x($0))]))
      })
    #expect(times.count == 6)
    for (time, turn) in zip(times, [0, 0.12, 0.24, 0.36, 0.48, 0.6]) {
      #expect(abs(time - turn) < 1e-9, "\(times)")
    }
  }

  @Test func `change by about the same from each to the next`() throws {
    let times = try times(5, Stage.slide.steps)
    let progress = times.map { TimingCurve.easeOut.value(at: $0 / 0.26) }
    for (value, expected) in zip(progress, [0, 0.25, 0.5, 0.75, 1]) {
      #expect(abs(value - expected) < 0.01, "\(progress)")
    }
  }

  @Test func `hold the times at which something begins or ends`() throws {
    let times = try times(
      5,
      [
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(90))])),
        .wait(0.2),
        .animate(Animation(duration: 0.4, changes: [.view("box", .alpha(0))])),
      ])
    // At 0.5 the screen still is as at 0.3.
    #expect(times.contains { abs($0 - 0.3) < 1e-9 } && !times.contains { abs($0 - 0.5) < 1e-9 })
  }

  @Test(arguments: [3, 4, 5])
  func `hold what is seen for long before what is seen on the way`(_ count: Int) throws {
    let times = try times(
      count,
      [
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(90))])),
        .wait(3),
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(0))])),
      ])
    #expect(times.count == count && times.contains { abs($0 - 0.3) < 1e-9 }, "\(times)")
  }

  @Test func `hold the longest rests where there is no room for all`() throws {
    let times = try times(
      3,
      [
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(90))])),
        .wait(1),
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(200))])),
        .wait(2),
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(0))])),
      ])
    #expect(times.count == 3 && abs(times[1] - 1.6) < 1e-9, "\(times)")
  }

  @Test func `leave out such times where there is no room for what happens on the way`() throws {
    let times = try times(
      4,
      [
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(90))])),
        .animate(Animation(duration: 0.3, changes: [.view("content", .x(180))])),
      ])
    // Two even eases of 90 points: thirds of the way are at two thirds of one and one third of the
    // other, as far before 0.3 as after it.
    #expect(times.count == 4 && abs(times[1] + times[2] - 0.6) < 0.01)
    #expect(times[1] > 0.15 && times[1] < 0.2)
  }

  @Test func `keep out of fades so short that they are hardly seen`() throws {
    // 40 % of the slide is done where the box is half gone, at 0.2 s.
    let times = try times(
      4,
      [
        .parallel([
          .animate(
            Animation(
              duration: 0.5, pacing: .curve(.linear), changes: [.view("content", .x(300))])),
          .sequence([
            .wait(0.13),
            .animate(Animation(duration: 0.08, changes: [.view("box", .alpha(0))])),
          ]),
        ])
      ])
    #expect(times.count == 4)
    #expect(!times.contains { $0 > 0.13 + 1e-6 && $0 < 0.21 - 1e-6 }, "\(times)")
  }

  @Test func `say of what the percentages are`() throws {
    let slide = try Stage.reel(Stage.slide)
    #expect(slide.caption.measure == "the curve")
    #expect(slide.measuredDetails == slide.details + " · %\u{2009}of the curve")
    // Two curves have none in common.
    #expect(try Stage.reel(Stage.medley).caption.measure == "the time")
    let still = try Stage.reel(nil)
    #expect(still.caption.measure == nil && still.measuredDetails == still.details)
  }

  @Test func `all look different`() throws {
    let times = try times(
      4, [.wait(0.2), .animate(Animation(duration: 0.4, changes: [.view("content", .x(90))]))])
    #expect(times.count == 4 && times[1] > 0.3, "\(times)")
  }

  @Test func `hold the moment at which a finger lets go`() throws {
    let pull = Touch.drag(
      .view("list"), by: Point(x: 120, y: 0), duration: 0.3, releaseVelocity: .zero)
    let times = try times(4, [.touch(pull)])
    #expect(times.contains { abs($0 - 0.3) < 1e-9 }, "\(times)")
  }

  @Test(arguments: [1, 2, 3, 7, 40])
  func `are as many as were asked for, and grow`(_ count: Int) throws {
    let times = try times(count, Stage.medley.steps)
    #expect(times.count == count)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `are fewer where fewer look different`() throws {
    let times = try times(5, [.wait(0.4), .set([.view("box", .isHidden(true))])])
    #expect(times == [0, 0.4])
  }

  @Test func `are one where the end looks like the start and nothing comes between`() throws {
    #expect(try times(4, [.wait(0.4)]) == [0])
  }

  @Test func `show what turns in space, not what is seen all but edge-on`() throws {
    let turned = ViewTransform(rotationY: .pi, m34: -0.002)
    let turn = Animation(
      duration: 1, pacing: .curve(.linear), changes: [.view("content", .transform(turned))])
    let times = try times(3, [.animate(turn)])
    // Half of the turn is edge-on; at a third, and at two, it is turned by 60° from the eye.
    #expect(times.count == 3 && abs(abs(times[1] - 0.5) - 1.0 / 6) < 1e-9, "\(times)")
  }

  @Test func `are not where something turns back while it is seen edge-on`() throws {
    func step(x: Double, angle: Double) -> MotionStep {
      let turned = ViewTransform(rotationY: angle, m34: -0.002)
      return .animate(
        Animation(
          duration: 0.5, pacing: .curve(.linear),
          changes: [.view("content", .x(x)), .view("content", .transform(turned))]))
    }
    let times = try times(4, [step(x: 90, angle: .pi / 2), step(x: 0, angle: 0)])
    #expect(times.count >= 3)
    // Turned by 60° after a third, and again before two.
    #expect(times.allSatisfy { abs($0 - 0.5) > 1.0 / 6 - 1e-9 }, "\(times)")
  }

  @Test func `count a turn in space for everything that turns with a view`() throws {
    let turned = ViewTransform(rotationY: 1, m34: -0.002)
    let turn = Animation(
      duration: 1, pacing: .curve(.linear), changes: [.view("content", .transform(turned))])
    let way = Animation(
      duration: 1, pacing: .curve(.linear), changes: [.view("content", .x(1173.5))])
    // One radian of 375 + 812, 120 + 80, 300 + 200 and 400 + 60 points is twice as much as the way:
    // half of all is done after three quarters of the turn.
    let times = try times(3, [.animate(turn), .animate(way)])
    #expect(times.count == 3 && abs(times[1] - 0.75) < 0.01, "\(times)")
  }

  @Test func `are one where nothing moves`() throws {
    #expect(try MomentChoice(Stage.reel(nil)).times(6) == [0])
  }

  @Test func `are even where that is wanted`() {
    #expect(MomentChoice.evenTimes(5, duration: 2) == [0, 0.5, 1, 1.5, 2])
  }

  @Test func `have neither time nor progress where nothing moves`() throws {
    func texts(_ motion: Motion?) throws -> String {
      let reel = try Stage.reel(motion, theme: .wireframe)
      return FilmstripPicture(reel, isEven: false, columns: nil).picture(count: 3).dump
    }
    #expect(try texts(Stage.slide).contains("\u{2009}%"))
    #expect(try !texts(nil).contains("\u{2009}%") && !texts(nil).contains("0.000"))
  }

  @Test func `make pages of six`() throws {
    let strip = FilmstripPicture(try Stage.reel(Stage.slide), isEven: true, columns: nil)
    #expect(strip.pages(count: 13).count == 3)
  }

  @Test func `of wide screens stand in rows of three, and fill their rows alike`() throws {
    let reel = try Stage.reel(Stage.slide, orientation: .landscape)
    let strip = FilmstripPicture(reel, isEven: true, columns: nil)
    // Two columns of 812 points between gaps of 36, and two rows of 375 over their figures.
    let size = strip.picture(count: 4).size
    #expect(size == Size(width: 2 * 812 + 3 * 36, height: 72 + 2 * (375 + 72)))
    #expect(strip.picture(count: 3).size.width == 3 * 812 + 4 * 36)
  }

  @Test func `are never the same twice, also where something jumps`() throws {
    let times = try times(
      6,
      [
        .animate(Animation(duration: 0.1, changes: [.view("box", .x(40))])),
        .wait(0.3), .set([.view("row", .isHidden(true)), .view("list", .y(20))]),
      ])
    // While nothing moves there is nothing to show: four on the way, and the end.
    #expect(times.count == 6 && times.filter { $0 <= 0.1 }.count >= 4, "\(times)")
    for (before, after) in zip(times, times.dropFirst()) { #expect(after - before > 0.4 / 240) }
  }

  @Test func `are on the way too where most jumps at the start`() throws {
    let times = try times(
      3,
      [
        .parallel([
          .sequence([.wait(0.001), .set([.view("list", .y(100))])]),
          .animate(Animation(duration: 0.4, changes: [.view("box", .x(40))])),
        ])
      ])
    #expect(times == [0, 0.2, 0.4])
  }
}

@Suite struct `An onion skin` {
  @Test func `shows each layer with its weight, and the ways of what moves`() throws {
    let picture = try OnionPicture(Stage.reel(Stage.slide)).picture
    let opacities = picture.items.compactMap { item -> Double? in
      guard case .group(let group) = item, group.name?.hasPrefix("layer") == true else {
        return nil
      }
      return group.opacity
    }
    // What is left of each layer under those above it: all earlier ones alike, the end the rest.
    let shares = opacities.indices.map { index in
      opacities[(index + 1)...].reduce(opacities[index]) { $0 * (1 - $1) }
    }
    for share in shares.dropLast() { #expect(abs(share - shares[0]) < 1e-9) }
    #expect(abs((shares.last ?? 0) - 0.5) < 1e-9)
    #expect(picture.dump.contains("paths"))
  }

  @Test func `has the labels of a blueprint once, those of the end`() throws {
    let reel = try Stage.reel(Stage.slide, theme: .blueprint)
    func texts(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .text(let run): [run.text]
        case .group(let group): texts(group.items)
        default: []
        }
      }
    }
    // The time of the status bar is no label.
    func labels(_ items: [DisplayItem]) -> [String] { texts(items).filter { $0 != "9:41" } }
    let end = labels(reel.renderer.displayList(at: reel.duration).items)
    #expect(end.contains("content x=100.0"))
    #expect(labels(OnionPicture(reel).picture.items) == end)
  }
}

@Suite struct `The progress of a motion` {
  @Test func `is that of its curve, also after standing still`() throws {
    let slide = Animation(duration: 0.4, changes: [.view("content", .x(90))])
    let reel = try Stage.reel(Motion(name: "m", steps: [.wait(0.2), .animate(slide)]))
    #expect(reel.progress(at: 0.2) == 0)
    // Ease-in-out is symmetric.
    #expect(abs(reel.progress(at: 0.4) - 0.5) < 1e-9)
  }

  @Test func `is the share of the time where something has moved before`() throws {
    let slide = Animation(duration: 0.4, changes: [.view("content", .x(90))])
    let reel = try Stage.reel(
      Motion(
        name: "m",
        steps: [.wait(0.1), .set([.view("box", .x(60))]), .wait(0.1), .animate(slide)]))
    // 0.15 s of 0.6.
    #expect(abs(reel.progress(at: 0.15) - 0.25) < 1e-9)
  }
}
