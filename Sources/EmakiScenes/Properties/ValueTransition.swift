import EmakiMotion

/// Numbers on their way to those of the model, which holds the last ones from the start.
struct ValueTransition: Sendable {
  enum Interpolation: Sendable {
    /// The difference of the first numbers from the last.
    case straight(SIMD8<Double>)
    case keyed(Keyframes<SIMD8<Double>>)
  }

  let course: Interpolation
  /// The model's; they stand for none, too.
  let last: SIMD8<Double>

  init(course: Interpolation, last: SIMD8<Double>) {
    self.course = course
    self.last = last
  }

  /// One change, from end to end.
  init(_ change: NumbersChange) {
    self.init(course: .straight(change.from - change.to), last: change.to)
  }

  /// The difference that is added to the model's numbers at a part of the time, 0…1.
  func missing(at progress: Double) -> SIMD8<Double> {
    switch course {
    case .straight(let difference): difference * (1 - progress)
    case .keyed(let keys): keys.value(at: progress) - last
    }
  }
}
