import EmakiScenes

extension MotionStep {
  /// The step and every step in it.
  var all: [MotionStep] {
    switch self {
    case .sequence(let steps), .parallel(let steps): [self] + steps.flatMap(\.all)
    case .animate(let animation): [self] + animation.completion.flatMap(\.all)
    case .placed(_, let step), .inRow(_, let step): [self] + step.all
    default: [self]
    }
  }
}
