extension MotionStep {
  /// The step and every step in it.
  package var all: [MotionStep] {
    switch self {
    case .sequence(let steps), .parallel(let steps): [self] + steps.flatMap(\.all)
    case .animate(let animation): [self] + animation.completion.flatMap(\.all)
    case .placed(_, let step), .inRow(_, let step): [self] + step.all
    default: [self]
    }
  }

  /// The changes of views and constraints that it makes by itself, with the steps in it.
  package var changes: [Change] {
    all.flatMap { step -> [Change] in
      switch step {
      case .set(let changes): changes
      case .animate(let animation): animation.changes
      case .keyframes(let animation): animation.frames.flatMap(\.changes)
      default: []
      }
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

extension Scene {
  /// The changes of controllers in its motions.
  package var controllerChanges: [ControllerChange] {
    motions.flatMap(\.steps).flatMap(\.all).compactMap { step in
      switch step {
      case .controllers(let change), .hero(_, .some(let change)): change
      default: nil
      }
    }
  }
}

extension ControllerChange {
  /// The controller that comes.
  package var newcomer: String? {
    switch self {
    case .add(let id, _, _), .push(let id, _), .present(let id, _, _), .replace(_, let id, _): id
    default: nil
    }
  }
}
