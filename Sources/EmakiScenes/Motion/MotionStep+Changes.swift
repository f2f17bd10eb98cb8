extension MotionStep {
  /// What it changes of views and constraints by itself, with the steps in it.
  package var changes: [Change] {
    switch self {
    case .set(let changes): changes
    case .animate(let animation): animation.changes + animation.completion.flatMap(\.changes)
    case .keyframes(let animation): animation.frames.flatMap(\.changes)
    case .sequence(let steps), .parallel(let steps): steps.flatMap(\.changes)
    case .inRow(_, let step), .placed(_, let step): step.changes
    default: []
    }
  }

  /// Whether it shows other controllers, so that it loads their views.
  var movesControllers: Bool {
    switch self {
    case .controllers, .hero: true
    case .placed(_, let step), .inRow(_, let step): step.movesControllers
    default: false
    }
  }
}
