import EmakiMotion

/// Keyframes as changes of numbers: a change for each frame, by growing start.
struct KeyedChanges: Sendable {
  let frames: [KeyframeAnimation.Frame]
  let mode: KeyframeMode

  /// The transition of numbers through these changes, as the difference from the last ones; `nil`
  /// where nothing changes.
  ///
  /// - Parameter changes: one for each frame; `nil` where there was none and is none.
  func way(_ changes: [NumbersChange?]) -> ValueTransition? {
    guard changes.contains(where: { $0?.isNothing == false }),
      let first = changes.lazy.compactMap({ $0 }).first,
      let last = changes.lazy.compactMap({ $0 }).last
    else { return nil }
    var seen = first.from
    var keys: [Keyframe<SIMD8<Double>>] = []
    for (frame, change) in zip(frames, changes) {
      guard let change else { continue }
      if change.from != seen, mode == .linear || mode == .discrete {
        // A value that follows none comes without the tint of the one before.
        keys.append(Keyframe(start: frame.start, duration: 0, value: change.from))
      }
      if change.from != change.to {
        keys.append(
          Keyframe(
            start: frame.start, duration: frame.duration, value: change.to, curve: frame.curve))
      }
      seen = change.to
    }
    return ValueTransition(
      course: .keyed(Keyframes(initial: first.from, changes: keys, mode: mode)), last: last.to)
  }
}
