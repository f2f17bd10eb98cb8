extension ControllerTree {
  mutating func present(
    _ id: String, from presenter: String, _ how: ModalPresentation, _ time: Double
  ) throws(LifecycleError) -> ControllerTransition {
    _ = try node(presenter)
    var covered = how.style.isInContext ? context(of: presenter) : window(of: presenter)
    if how.style == .menu { covered = presented(over: covered).last ?? covered }
    if let other = nodes[covered]?.presented { throw .alreadyShown(other) }
    try check(covered)
    try take(id)
    nodes[id]?.presenter = covered
    nodes[id]?.presentation = how
    nodes[id]?.detent = how.detents.first
    nodes[covered]?.presented = id
    prepareAlone(id, time)
    var transition = ControllerTransition(
      effect: .present(how), container: covered, old: covered, new: id)
    transition.disappearing = how.style.keepsPresenter ? [] : [covered]
    transition.appearing = [id]
    transition.newAppearsFirst = true
    start(&transition, time)
    return transition
  }

  mutating func dismiss(_ id: String, _ time: Double) throws(LifecycleError)
    -> ControllerTransition
  {
    _ = try node(id)
    guard let (presenter, first) = presentation(at: id) else { throw .notShown(id) }
    let chain = presented(over: presenter)
    guard let top = chain.last, let how = nodes[top]?.presentation else { throw .notShown(id) }
    for id in [presenter] + chain { try check(id) }
    let isCovered = chain.contains { nodes[$0]?.presentation.style.keepsPresenter == false }
    var transition = ControllerTransition(
      effect: .dismiss(how), container: presenter, old: top, new: presenter)
    transition.disappearing = chain.reversed().filter { nodes[$0]?.appearance == .seen }
    transition.appearing = isCovered ? [presenter] : []
    transition.dismissed = [first]
    transition.newAppearsFirst = true
    start(&transition, time)
    return transition
  }

  /// There are no callbacks, as no controller comes or goes.
  mutating func selectDetent(
    _ detent: ModalPresentation.Detent, of id: String, _ time: Double
  ) throws(LifecycleError) -> [ControllerTransition] {
    let sheet = try node(id)
    guard let presenter = sheet.presenter else { throw .notShown(id) }
    guard sheet.presentation.style.isSheet else { throw .notASheet(id) }
    try check(presenter)
    try check(id)
    if sheet.detent == detent { return [] }
    nodes[id]?.detent = detent
    var transition = ControllerTransition(
      effect: .rest(detent), container: presenter, old: presenter, new: id)
    start(&transition, time)
    transition.isSeen = sheet.appearance == .seen
    return [transition]
  }

  /// The presenter and the controller that it presents: at a controller or the nearest around it.
  private func presentation(at id: String) -> (presenter: String, presented: String)? {
    let found = nearest(around: id) { $0.presented != nil || $0.presenter != nil }
    guard let found, let node = nodes[found] else { return nil }
    if let presented = node.presented { return (found, presented) }
    return node.presenter.map { ($0, found) }
  }

  /// The controllers presented over one, the nearest first.
  private func presented(over id: String) -> [String] {
    var chain: [String] = []
    var last = id
    while let next = family(last).lazy.compactMap({ nodes[$0]?.presented }).first {
      chain.append(next)
      last = next
    }
    return chain
  }

  // MARK: Segues

  /// Performs a segue by its name, or embeds a controller whose embedding is withheld.
  mutating func perform(_ name: String, _ time: Double) throws(LifecycleError)
    -> [ControllerTransition]
  {
    guard let segue = segues.first(where: { $0.identifier == name }) else {
      return [try embed(name, named: name, time)]
    }
    switch segue.kind {
    case .embed, .relationship: return [try embed(segue.destination, named: name, time)]
    case .show, .showDetail, .custom:
      _ = try node(segue.source)
      guard let navigation = navigation(around: segue.source) else {
        return [try present(segue.destination, from: segue.source, segue.presentation, time)]
      }
      return try begin(.push(segue.destination, onto: navigation), at: time)
    case .present, .popover:
      return [try present(segue.destination, from: segue.source, segue.presentation, time)]
    case .unwind: return try unwind(to: segue.destination, time)
    }
  }

  private mutating func embed(
    _ id: String, named name: String, _ time: Double
  ) throws(LifecycleError) -> ControllerTransition {
    if performed.contains(id) { throw .performedTwice(name) }
    guard let parent = embedders[id] else { throw .unknownSegue(name) }
    let transitions = try begin(.add(id, to: parent), at: time)
    performed.insert(id)
    guard let transition = transitions.first else { throw .unknownSegue(name) }
    return transition
  }

  /// Dismisses what lies over a controller, and pops its navigation stack down to it.
  mutating func unwind(to id: String, _ time: Double) throws(LifecycleError)
    -> [ControllerTransition]
  {
    _ = try node(id)
    var transitions: [ControllerTransition] = []
    let covering = covered(around: id)
    if let child = stacked(id), let navigation = nodes[child]?.parent,
      nodes[navigation]?.children.last != child
    {
      var popping = try pop(navigation, to: child, isAnimated: covering == nil, time)
      if covering != nil {
        // Nobody sees it; the covering view goes in its time.
        finish(popping, at: time)
        popping.isFinished = true
      }
      transitions.append(popping)
    }
    if let covering { transitions.append(try dismiss(covering, time)) }
    if transitions.isEmpty { throw .alreadyShown(id) }
    return transitions
  }

  /// The controller around one, or itself, that presents.
  private func covered(around id: String) -> String? {
    nearest(around: id) { $0.presented != nil }
  }

  /// The controller around one, or itself, that lies on a navigation stack.
  private func stacked(_ id: String) -> String? {
    nearest(around: id) { node in
      node.parent.flatMap { nodes[$0] }?.controller.kind == .navigation
    }
  }
}
