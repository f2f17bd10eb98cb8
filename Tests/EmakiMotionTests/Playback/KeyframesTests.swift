import EmakiDrawing
import EmakiMotion
import Testing

@Suite struct KeyframesTests {
  private func keys(_ mode: KeyframeMode, _ pairs: (Double, Double)...) -> Keyframes<Double> {
    Keyframes(
      initial: pairs[0].1, keys: pairs.map { .init(time: $0.0, value: $0.1) }, mode: mode)
  }

  @Test func `linear keys run straight between their values`() {
    let frames = keys(.linear, (0, 0), (0.25, 10), (1, 40))
    #expect(frames.value(at: 0) == 0)
    #expect(frames.value(at: 0.125) == 5)
    #expect(frames.value(at: 0.25) == 10)
    #expect(frames.value(at: 0.5) == 20)
    #expect(frames.value(at: 1) == 40)
    #expect(frames.value(at: 2) == 40)
    #expect(frames.value(at: -1) == 0)
  }

  @Test func `discrete keys jump at their times, also where a step is off by rounding`() {
    let frames = keys(.discrete, (0, 1), (0.3, 2), (0.6, 3))
    #expect(frames.value(at: 0.29) == 1)
    #expect(frames.value(at: 0.1 + 0.1 + 0.1) == 2)
    #expect(frames.value(at: 0.9 - 0.6) == 2)
    #expect(frames.value(at: 0.59) == 2)
    #expect(frames.value(at: 1) == 3)
  }

  @Test func `paced keys keep an even speed and forget their times`() {
    let frames = keys(.paced, (0, 0), (0.9, 10), (1, 40))
    for step in 0...8 {
      let progress = Double(step) / 8
      #expect(abs(frames.value(at: progress) - 40 * progress) < 1e-12)
    }
  }

  @Test func `paced keys keep an even speed there and back`() {
    let frames = keys(.paced, (0, 0), (0.1, 30), (1, 20))
    #expect(abs(frames.value(at: 0.5) - 20) < 1e-12)
    #expect(abs(frames.value(at: 0.75) - 30) < 1e-12)
    #expect(abs(frames.value(at: 0.875) - 25) < 1e-12)
  }

  @Test func `paced points keep an even speed around a corner`() {
    let corner = [Point(x: 0, y: 0), Point(x: 30, y: 0), Point(x: 30, y: 10)]
    let frames = Keyframes(
      initial: corner[0], keys: zip([0, 0.5, 1], corner).map { .init(time: $0, value: $1) },
      mode: .paced)
    #expect(frames.value(at: 0.5) == Point(x: 20, y: 0))
    #expect(frames.value(at: 0.75) == Point(x: 30, y: 0))
    #expect(frames.value(at: 0.875) == Point(x: 30, y: 5))
  }

  @Test func `cubic keys follow the Catmull-Rom spline`() {
    // Between 1 and 3 with the neighbours 0 and 2: slopes 1.5 and 0.5.
    let frames = keys(.cubic, (0, 0), (0.25, 1), (0.5, 3), (1, 2))
    #expect(frames.value(at: 0.25) == 1)
    #expect(frames.value(at: 0.5) == 3)
    // h(½) = (1 + 3)/2 + (1.5 − 0.5)/8
    #expect(abs(frames.value(at: 0.375) - 2.125) < 1e-12)
  }

  @Test func `two cubic keys are a straight line`() {
    let frames = keys(.cubic, (0, 5), (1, 9))
    #expect(abs(frames.value(at: 0.25) - 6) < 1e-12)
  }

  @Test func `cubic paced points keep an even speed along the spline`() {
    let bend = [(0.0, 0.0), (30, 40), (60, 0), (90, 20)].map { Point(x: $0.0, y: $0.1) }
    let frames = Keyframes(
      initial: bend[0],
      keys: zip([0, 0.1, 0.2, 1], bend).map { .init(time: $0, value: $1) }, mode: .cubicPaced)
    let places = (0...100).map { frames.value(at: Double($0) / 100) }
    let ways = zip(places, places.dropFirst()).map { $0.separation(from: $1) }
    let mean = ways.reduce(0, +) / 100
    #expect(ways.allSatisfy { abs($0 - mean) < 0.02 * mean })
    #expect(frames.value(at: 1) == bend[3])
  }

  @Test func `a value rests between two changes`() {
    let frames = Keyframes(
      initial: 0.0,
      changes: [
        Keyframe(start: 0.6, duration: 0.2, value: 30),
        Keyframe(start: 0.1, duration: 0.2, value: 10),
      ])
    #expect(frames.value(at: 0.05) == 0)
    #expect(abs(frames.value(at: 0.2) - 5) < 1e-12)
    #expect(frames.value(at: 0.45) == 10)
    #expect(abs(frames.value(at: 0.7) - 20) < 1e-12)
    #expect(frames.value(at: 0.9) == 30)
  }

  @Test func `a change that begins early takes over where the value is`() {
    let frames = Keyframes(
      initial: 0.0,
      changes: [
        Keyframe(start: 0, duration: 1, value: 100), Keyframe(start: 0.5, duration: 0.5, value: 0),
      ])
    #expect(frames.value(at: 0.25) == 25)
    #expect(frames.value(at: 0.5) == 50)
    #expect(frames.value(at: 0.75) == 25)
    #expect(frames.value(at: 1) == 0)
  }

  @Test func `keys out of order and out of range are put in their places`() {
    let frames = keys(.linear, (2, 30), (0.5, 20), (-1, 10))
    #expect(frames.value(at: 0) == 10)
    #expect(frames.value(at: 0.5) == 20)
    #expect(frames.value(at: 1) == 30)
  }

  @Test func `without keys the initial value stands`() {
    #expect(Keyframes(initial: 7.0, keys: []).value(at: 0.5) == 7)
    #expect(Keyframes(initial: 7.0, changes: []).value(at: 1) == 7)
    #expect(Keyframes(initial: 7.0, keys: [.init(time: 0.5, value: 8)]).value(at: 0.4) == 7)
    #expect(keys(.paced, (0, 3), (1, 3)).value(at: 0.4) == 3)
  }

  @Test(arguments: KeyframeMode.allCases)
  func `every mode passes through the first and the last value`(mode: KeyframeMode) {
    let frames = keys(mode, (0, 4), (0.2, 9), (0.7, -3), (1, 6))
    #expect(frames.value(at: 0) == 4)
    #expect(frames.value(at: 1) == 6)
    #expect(KeyframeMode(rawValue: mode.rawValue) == mode)
  }
}
