import EmakiLimits
import EmakiDrawing

/// One view in two motions.
struct TrackPair {
  let expected: MotionTrack
  let actual: MotionTrack
  /// Frames a second.
  let expectedRate: Double
  let actualRate: Double
  /// Movements up to this many points are noise of rounding.
  let stillness: Double
  let comparison: MotionComparison

  /// Frames a second that results count in.
  private var countedRate: Double { comparison.countedRate ?? expectedRate }

  /// The difference that is left when the tracks are laid on one another.
  private struct Gap {
    var displacement = 0.0
    var alpha = 0.0
    var rotation = 0.0
    /// The expected frame of the largest displacement.
    var frame = 0

    /// A number to compare gaps by.
    var size: Double { TrackPair.size(displacement, alpha: alpha, rotation: rotation) }
  }

  /// When a view moves, in seconds.
  private struct Movement {
    var start: Double
    var end: Double
    var duration: Double { end - start }
  }

  /// The difference, or `nil` where there is none.
  func difference() -> ViewMotionDifference? {
    let plain = gap { $0 }
    guard !isNothing(plain), let differing = differingFrames() else { return nil }
    var result = ViewMotionDifference(id: expected.id, differingFrames: differing)
    result.largestDisplacement = plain.displacement
    result.largestDisplacementTime = Double(plain.frame) / expectedRate
    result.start = change(expected.states.first, actual.states.first)
    result.end = change(expected.states.last, actual.states.last)
    let (timing, left) = explained(plain)
    result.timing = timing
    result.residual = left.displacement < comparison.tolerance ? 0 : left.displacement
    result.residualAlpha = left.alpha < comparison.alphaTolerance ? 0 : left.alpha
    result.residualRotation = left.rotation < comparison.rotationTolerance ? 0 : left.rotation
    return result
  }

  private func isNothing(_ gap: Gap) -> Bool {
    gap.displacement <= comparison.tolerance && gap.alpha <= comparison.alphaTolerance
      && gap.rotation <= comparison.rotationTolerance
  }

  private func change(
    _ expected: ViewState?, _ actual: ViewState?
  ) -> MotionDifference.Change<ViewState>? {
    guard let expected, let actual, !isSame(expected, actual) else { return nil }
    return MotionDifference.Change(expected: expected, actual: actual)
  }

  private func isSame(_ one: ViewState, _ other: ViewState) -> Bool {
    one.displacement(to: other) <= comparison.tolerance
      && abs(one.alpha - other.alpha) <= comparison.alphaTolerance
      && abs(one.rotation - other.rotation) <= comparison.rotationTolerance
  }

  /// Whether a view did not even start to move; far finer than what counts as a difference, since
  /// curves start and end slowly.
  private func isStill(_ one: ViewState, _ other: ViewState) -> Bool {
    one.displacement(to: other) <= max(stillness, 1e-6) && abs(one.alpha - other.alpha) <= 1e-6
      // Where points are rounded to thousandths, so are degrees.
      && abs(one.rotation - other.rotation) <= max(stillness * .pi / 180, 1e-6)
  }

  // MARK: Laying tracks on one another

  /// The seconds that both tracks cover together.
  private var span: Double {
    max(
      Double(expected.states.count - 1) / expectedRate,
      Double(actual.states.count - 1) / actualRate)
  }

  /// The expected frames of that time; one of a very different rate can make them many.
  private var frameCount: Int {
    Int(clamping: min((span * expectedRate).rounded(.up), Self.mostFrames))
  }

  /// The most frames that are looked at, and their farthest number.
  private static let mostFrames = 1e9

  /// From one frame that is looked at to the next: each one, unless the rates are so unlike that there
  /// are many times more than both tracks have states.
  private var step: Int {
    max(1, frameCount / (20 * max(expected.states.count, actual.states.count)))
  }

  /// The gap when the expected time t is compared with the actual time `time(t)`, both in seconds.
  ///
  /// Times before the start and behind the end are looked at as well, so that a shift cannot push
  /// a movement out of sight.
  private func gap(_ time: (Double) -> Double) -> Gap {
    let frames = frameCount
    var gap = Gap()
    for frame in stride(from: -frames, through: 2 * frames, by: step) {
      let seconds = Double(frame) / expectedRate
      let one = expected.state(atFrame: Double(frame))
      let other = actual.state(atFrame: snapped(time(seconds) * actualRate))
      let displacement = one.displacement(to: other)
      if displacement > gap.displacement {
        gap.displacement = displacement
        gap.frame = min(max(frame, 0), frames)
      }
      gap.alpha = max(gap.alpha, abs(one.alpha - other.alpha))
      gap.rotation = max(gap.rotation, abs(one.rotation - other.rotation))
    }
    return gap
  }

  /// A frame number without the last bits that multiplying and dividing leave.
  private func snapped(_ frame: Double) -> Double {
    abs(frame - frame.rounded()) < 1e-6 ? frame.rounded() : frame
  }

  private func differingFrames() -> ClosedRange<Int>? {
    let frames = frameCount
    let differing = stride(from: 0, through: frames, by: step).filter { frame in
      let seconds = Double(frame) / expectedRate
      return !isSame(
        expected.state(atFrame: Double(frame)),
        actual.state(atFrame: snapped(seconds * actualRate)))
    }
    guard let first = differing.first, let last = differing.last else { return nil }
    let counted = [first, last].map { snapped(Double($0) / expectedRate * countedRate) }
    // A frame that starts before the first difference and one that ends behind the last do not differ.
    let start = Int(clamping: counted[0].rounded(.up))
    // The last frame shows the end, though it may come earlier than its number says.
    let end = counted[1].rounded(last == frames ? .up : .down)
    return start...max(start, Int(clamping: end))
  }

  // MARK: Timing

  /// The changes of timing that explain the gap, or most of it, and what they leave.
  private func explained(_ plain: Gap) -> ([TimingChange], Gap) {
    guard let one = movement(expected, expectedRate), let other = movement(actual, actualRate)
    else {
      return ([], plain)
    }
    if let shift = shift(one, other) { return shift }
    let ratio = other.duration / one.duration
    let stretched = gap { other.start + ($0 - one.start) * ratio }
    var changes = [TimingChange]()
    let delay = other.start - one.start
    let least = max(0.5 / expectedRate, 0.001)
    if abs(delay) > least {
      changes.append(.delay(frames: snapped(delay * countedRate), seconds: delay))
    }
    if abs(other.duration - one.duration) > least {
      changes.append(.duration(expected: one.duration, actual: other.duration))
    }
    // Between frames the states are mixed, which is off by some percent of a curved movement.
    if stretched.size > 0.5 + 0.03 * travel {
      let curves = (curve(expected), curve(actual))
      if curves.0 != curves.1 { changes.append(.curve(expected: curves.0, actual: curves.1)) }
    }
    if changes.isEmpty || stretched.size > plain.size && curveIsUnchanged(changes) {
      return ([], plain)
    }
    return (changes, stretched)
  }

  private func curveIsUnchanged(_ changes: [TimingChange]) -> Bool {
    !changes.contains { if case .curve = $0 { true } else { false } }
  }

  /// A delay by whole samples that explains everything.
  private func shift(_ one: Movement, _ other: Movement) -> ([TimingChange], Gap)? {
    let guess = ((other.start - one.start) * expectedRate).rounded()
    for frames in [guess, guess - 1, guess + 1] where frames != 0 {
      let seconds = frames / expectedRate
      let left = gap { $0 + seconds }
      if isNothing(left) {
        let counted = snapped(seconds * countedRate)
        return ([.delay(frames: counted, seconds: seconds)], left)
      }
    }
    return nil
  }

  /// From the last frame that still shows the first state to the first that shows the last one.
  private func movement(_ track: MotionTrack, _ rate: Double) -> Movement? {
    guard let first = track.states.first, let last = track.states.last,
      let start = track.states.firstIndex(where: { !isStill($0, first) }),
      let end = track.states.lastIndex(where: { !isStill($0, last) })
    else { return nil }
    // A view that comes back to its first state moves from the first to the last change.
    let stop = max(end + 1, start)
    return Movement(start: Double(start - 1) / rate, end: Double(stop) / rate)
  }

  /// The way from the first to the last state, in points.
  private var travel: Double {
    guard let first = expected.states.first, let last = expected.states.last else { return 0 }
    return Self.size(
      first.displacement(to: last), alpha: abs(first.alpha - last.alpha),
      rotation: abs(first.rotation - last.rotation))
  }

  /// The whole range of opacity counts like 100 points, and so does half a turn.
  private static func size(_ displacement: Double, alpha: Double, rotation: Double) -> Double {
    max(displacement, 100 * alpha, 100 * rotation / .pi)
  }

  /// The known curve that the movement is most like; `nil` where it goes nowhere.
  private func curve(_ track: MotionTrack) -> CurveMatch? {
    guard let first = track.states.first, let last = track.states.last else { return nil }
    let weights = weights
    let way = weights * (values(last) - values(first))
    let length = (way * way).sum()
    guard length > 0 else { return nil }
    let done = track.states.map { (way * (values($0) - values(first))).sum() / length }
    let least = max(stillness, 1e-6) / length.squareRoot()
    guard let start = done.firstIndex(where: { abs($0) > least }),
      let end = done.lastIndex(where: { abs($0 - 1) > least })
    else { return nil }
    // From the last frame at the start to the first at the end.
    let frames = max(start - 1, 0)...min(max(end + 1, start), done.count - 1)
    guard frames.count > 1 else { return nil }
    return KnownCurve.nearest(
      to: frames.map { frame in
        (time: Double(frame - frames.lowerBound) / Double(frames.count - 1), progress: done[frame])
      })
  }

  /// The numbers of a state, with the weights of `size`.
  ///
  /// The box around a view that turns grows and shrinks with the angle, so only its middle counts.
  private func values(_ state: ViewState) -> SIMD8<Double> {
    let rect = state.rect
    let corners = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY)
    let middle = SIMD4((rect.minX + rect.maxX) / 2, (rect.minY + rect.maxY) / 2, 0, 0)
    return SIMD8(
      lowHalf: turns ? middle : corners,
      highHalf: SIMD4(100 * state.alpha, 100 * state.rotation / .pi, 0, 0))
  }

  /// 0 for opacity and rotation where they change at once: that has no curve.
  private var weights: SIMD8<Double> {
    var weights = SIMD8<Double>(repeating: 1)
    if [expected, actual].contains(where: { $0.changes(\.alpha) == 1 }) { weights[4] = 0 }
    if [expected, actual].contains(where: { $0.changes(\.rotation) == 1 }) { weights[5] = 0 }
    return weights
  }

  /// Whether the view ends at another angle than it starts at.
  private var turns: Bool {
    [expected, actual].contains { $0.states.first?.rotation != $0.states.last?.rotation }
  }
}

extension MotionTrack {
  /// From how many states to the next a number changes.
  fileprivate func changes(_ number: KeyPath<ViewState, Double>) -> Int {
    zip(states, states.dropFirst()).count { abs($0[keyPath: number] - $1[keyPath: number]) > 1e-6 }
  }
}
