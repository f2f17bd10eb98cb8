import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes
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
    #expect(times.contains { abs($0 - 0.3) < 1e-9 } && times.contains { abs($0 - 0.5) < 1e-9 })
  }

  @Test(arguments: [1, 2, 3, 7, 40])
  func `are as many as were asked for, and grow`(_ count: Int) throws {
    let times = try times(count, Stage.medley.steps)
    #expect(times.count == count)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `are one where nothing moves`() throws {
    #expect(try MomentChoice(Stage.reel(nil)).times(6) == [0])
  }

  @Test func `are even where that is wanted`() {
    #expect(MomentChoice.evenTimes(5, duration: 2) == [0, 0.5, 1, 1.5, 2])
  }

  @Test func `make pages of six`() throws {
    let strip = FilmstripPicture(try Stage.reel(Stage.slide), isEven: true, columns: nil)
    #expect(strip.pages(count: 13).count == 3)
  }

  @Test func `are never the same twice, also where something jumps`() throws {
    let times = try times(
      6,
      [
        .animate(Animation(duration: 0.1, changes: [.view("box", .x(40))])),
        .wait(0.3), .set([.view("row", .isHidden(true)), .view("list", .y(20))]),
      ])
    #expect(times.count == 6)
    for (before, after) in zip(times, times.dropFirst()) { #expect(after - before > 0.4 / 240) }
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
}
