import EmakiMotion

/// How the changes of a motion follow one another, each in its time.
enum Succession: Sendable {
  /// One change, from end to end.
  case straight
  /// A change for each frame, by growing start.
  case keyframes([KeyframeAnimation.Frame], KeyframeMode)

  /// What numbers that change so lack to the last ones; `nil` where nothing changes.
  ///
  /// - Parameter changes: one for each change; `nil` where there was none and is none.
  func way(_ changes: [NumbersChange?]) -> NumbersWay? {
    guard changes.contains(where: { $0?.isNothing == false }),
      let first = changes.lazy.compactMap({ $0 }).first,
      let last = changes.lazy.compactMap({ $0 }).last
    else { return nil }
    switch self {
    case .straight: return NumbersWay(course: .straight(first.from - first.to), last: first.to)
    case .keyframes(let frames, let mode):
      var seen = first.from
      var keys: [Keyframe<SIMD8<Double>>] = []
      for (frame, change) in zip(frames, changes) {
        guard let change else { continue }
        if change.from != seen, mode == .linear || mode == .discrete {
          // What comes after another has gone comes without its tint.
          keys.append(Keyframe(start: frame.start, duration: 0, value: change.from))
        }
        if change.from != change.to {
          keys.append(
            Keyframe(
              start: frame.start, duration: frame.duration, value: change.to, curve: frame.curve))
        }
        seen = change.to
      }
      return NumbersWay(
        course: .keyed(Keyframes(initial: first.from, changes: keys, mode: mode)), last: last.to)
    }
  }
}

/// Numbers on their way to those of the model, which holds the last ones from the start.
struct NumbersWay: Sendable {
  enum Course: Sendable {
    /// By what the first numbers differ from the last.
    case straight(SIMD8<Double>)
    case keyed(Keyframes<SIMD8<Double>>)
  }

  let course: Course
  /// The model's; they stand for none, too.
  let last: SIMD8<Double>

  /// What is added to the model's numbers at a part of the time, 0…1.
  func missing(at progress: Double) -> SIMD8<Double> {
    switch course {
    case .straight(let difference): difference * (1 - progress)
    case .keyed(let keys): keys.value(at: progress) - last
    }
  }
}
