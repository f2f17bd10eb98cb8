import EmakiScenes

extension MotionStep {
  /// The animation that shows or hides the keyboard, if the step is one.
  var keyboardAnimation: Animation? {
    switch self {
    case .placed(_, let step): step.keyboardAnimation
    case .animate(let animation): animation.movesKeyboard ? animation : nil
    default: nil
    }
  }

  /// The step with the duration and pace of an animation, where it scrolls.
  func scrolling(like animation: Animation) -> MotionStep {
    switch self {
    case .placed(let place, let step): return .placed(place, step.scrolling(like: animation))
    case .scroll(var scroll):
      (scroll.duration, scroll.pacing) = (animation.duration, animation.pacing)
      return .scroll(scroll)
    default: return self
    }
  }
}

extension Animation {
  fileprivate var movesKeyboard: Bool {
    changes.contains { change in
      guard case .constraint(let name, _) = change else { return false }
      return name == KeyboardExpansion.shown
    }
  }
}
