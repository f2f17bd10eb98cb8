import EmakiScenes

extension Scene {
  /// The controllers that its steps and segues bring in.
  var broughtIn: Set<String> {
    let ways = segues.filter { $0.kind != .unwind }.map(\.destination)
    return Set(ways + controllerChanges.compactMap(\.newcomer))
  }

  /// The controllers that are presented, or shown as others are, with how.
  var presentations: [(controller: String, how: ModalPresentation)] {
    let ways = segues.filter { [.show, .present, .popover].contains($0.kind) }
    return ways.map { ($0.destination, $0.presentation) }
      + controllerChanges.compactMap { change in
        if case .present(let id, _, let how) = change { (id, how) } else { nil }
      }
  }

  /// The changes of views and constraints by its states and motions.
  var changes: [Change] {
    let replacements = controllerChanges.flatMap { change -> [Change] in
      guard case .replace(_, _, let how) = change else { return [] }
      return (how.start ?? []) + (how.changes ?? [])
    }
    return states.flatMap(\.changes) + motions.flatMap(\.steps).flatMap(\.changes) + replacements
  }
}
