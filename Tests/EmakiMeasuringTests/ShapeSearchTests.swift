import EmakiDrawing
import EmakiMeasuring
import EmakiMotion
import Testing

/// Curves and springs are found again in their own values.
@Suite struct `A search for the shape of a motion` {
  /// Values at 60 frames a second from half a second on, at rest before and after, with noise that
  /// repeats.
  private func samples(
    duration: Double, distance: Double, noise: Double = 0.1, rate: Double = 60,
    _ progress: (Double) -> Double
  ) -> [MeasuredSample] {
    (0..<Int(rate * (1 + duration))).map { index in
      let time = Double(index) / rate
      let wave = noise * (Double((index * 7919) % 13) / 6 - 1)
      return MeasuredSample(
        time: time, value: distance * (time < 0.5 ? 0 : progress(time - 0.5)) + wave)
    }
  }

  @Test(arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut], [30.0, 60])
  func `names a curve and its duration`(curve: TimingCurve, rate: Double) throws {
    let samples = samples(duration: 0.3, distance: 120, rate: rate) { curve.value(at: $0 / 0.3) }
    let fit = try #require(ShapeSearch(samples, noise: 0.3).best())
    #expect(fit.shape == .curve(curve))
    #expect(abs(fit.duration - 0.3) < 0.006)
    #expect(abs(fit.start - 0.5) < 0.004)
    #expect(abs(fit.distance - 120) < 0.5)
  }

  @Test(arguments: [0.5, 0.65, 0.8, 1.0])
  func `measures the damping of a spring`(damping: Double) throws {
    let spring = Spring(dampingRatio: damping, duration: 0.5)
    let samples = samples(duration: 0.8, distance: 200) { spring.value(at: $0) }
    let fit = try #require(ShapeSearch(samples, noise: 0.3).best())
    guard case .spring(let found) = fit.shape else {
      Issue.record("\(fit.shape)")
      return
    }
    #expect(abs(found - damping) < 0.03)
    #expect(abs(fit.duration - 0.5) < 0.02)
  }

  @Test func `finds nothing where nothing moves`() {
    #expect(ShapeSearch(samples(duration: 0.3, distance: 0) { _ in 0 }, noise: 0.3).best() == nil)
  }
}

@Suite struct `A comparison of a measured motion with its plan` {
  private let plan = PlannedValues(
    values: (0...72).map { 100 * TimingCurve.easeOut.value(at: Double($0) / 240 / 0.3) },
    step: 1.0 / 240)

  private func finding(
    late: Double = 0, duration: Double = 0.3, distance: Double = 100,
    curve: TimingCurve = .easeOut
  ) -> TrackFinding {
    let samples = (0..<60).map { index in
      let time = Double(index) / 60
      let wave = Double((index * 7919) % 13) / 60 - 0.1
      return MeasuredSample(
        time: time, value: distance * curve.value(at: (time - 0.4 - late) / duration) + wave)
    }
    return TrackComparison(
      tolerance: MotionTolerance(), start: 0.4, noise: 0.3, shape: .curve(.easeOut),
      frame: 1.0 / 60
    ).finding(.x, planned: plan, measured: samples)
  }

  @Test func `is content with what is as planned`() {
    let finding = finding()
    #expect(finding.deviations.isEmpty && finding.doubt == nil)
    #expect(abs(finding.delay) < 0.005)
    #expect(finding.largest.points < 3)
  }

  @Test(arguments: [0.05, 0.1, 0.2])
  func `measures how late it starts`(late: Double) {
    let finding = finding(late: late)
    #expect(finding.deviations.isEmpty)
    #expect(abs(finding.delay - late) < 0.005)
  }

  @Test func `tells a slower motion from a longer way`() {
    guard case .lasts(let seconds, _)? = finding(duration: 0.33).deviations.first else {
      Issue.record("not slower")
      return
    }
    #expect(abs(seconds - 0.33) < 0.005)
    #expect(finding(duration: 0.33).deviations.count == 1)
    guard case .distance(let points, _)? = finding(distance: 104).deviations.first else {
      Issue.record("not longer")
      return
    }
    #expect(abs(points - 104) < 0.5)
    #expect(finding(distance: 104).deviations.count == 1)
  }

  @Test func `names another curve`() {
    #expect(
      finding(curve: .linear).deviations
        == [.curve(.curve(.linear), planned: .curve(.easeOut))])
  }
}
