extension Scene {
  /// Whether a touch or another motion starts a motion, so that it may need what is only there
  /// then.
  package func isPart(_ motion: Motion) -> Bool {
    isAnswer(motion)
      || motions.contains { other in
        other.name != motion.name && other.steps.contains { $0.motions.contains(motion.name) }
      }
  }

  /// The motions that may be followed while one is: itself, the one before it, those that it runs,
  /// and those with which a scene answers, each with those that it uses in turn.
  package func motionsUsed(by motion: Motion) -> [Motion] {
    var (used, seen): ([Motion], Set<String>) = ([], [])
    var names = [motion.name] + actions.flatMap(\.motions) + pans.compactMap(\.motion)
    while let name = names.popLast() {
      guard seen.insert(name).inserted, let next = self.motion(named: name) else { continue }
      used.append(next)
      names += next.steps.flatMap(\.motions) + (next.predecessor.map { [$0] } ?? [])
    }
    return used
  }
}

extension Pan {
  /// The motion that the finger drives.
  fileprivate var motion: String? {
    if case .progress(let progress) = effect { progress.motion } else { nil }
  }
}

extension MotionStep {
  /// The motions that it runs by itself, by name, with the steps in it.
  package var motions: [String] {
    all.compactMap { step in
      switch step {
      case .run(let name): name
      case .call(let call): call.motion
      default: nil
      }
    }
  }
}
