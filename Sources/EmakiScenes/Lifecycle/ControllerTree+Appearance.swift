extension ControllerTree {
  mutating func appear(_ id: String, _ time: Double) { begin(.coming, id, time) }

  mutating func appeared(_ id: String, _ time: Double) { end(.coming, id, time) }

  mutating func disappear(_ id: String, _ time: Double) { begin(.going, id, time) }

  mutating func disappeared(_ id: String, _ time: Double) { end(.going, id, time) }

  /// Begins a transition, from the outside to the inside.
  private mutating func begin(_ passage: AppearanceTransition, _ id: String, _ time: Double) {
    guard let node = nodes[id], node.appearance == passage.before else { return }
    nodes[id]?.appearance = passage.meanwhile
    tell(id, passage.will, nil, time)
    for child in node.shown { begin(passage, child, time) }
  }

  /// Ends a transition, from the inside to the outside.
  private mutating func end(_ passage: AppearanceTransition, _ id: String, _ time: Double) {
    guard let node = nodes[id], node.appearance == passage.meanwhile else { return }
    for child in node.shown { end(passage, child, time) }
    nodes[id]?.appearance = passage.after
    tell(id, passage.did, nil, time)
  }

  /// Whether a controller, or one in it, is on its way.
  func isMoving(_ id: String) -> Bool {
    family(id).contains { id in
      busy.contains(id)
        || nodes[id].map { $0.appearance == .appearing || $0.appearance == .disappearing } == true
    }
  }

  // MARK: Transitions

  /// Sends the appearance callbacks of the start.
  mutating func start(_ transition: inout ControllerTransition, _ time: Double) {
    transition.isSeen =
      transition.disappearing.contains { nodes[$0]?.appearance == .seen }
      || transition.appearing.contains { isPlaceSeen($0) }
    if transition.isSeen {
      for id in transition.disappearing { disappear(id, time) }
      for id in transition.appearing { appear(id, time) }
    }
    busy.insert(transition.container)
  }

  /// Whether what holds a controller's view is seen.
  private func isPlaceSeen(_ id: String) -> Bool {
    guard let node = nodes[id], let holder = node.parent ?? node.presenter else { return true }
    return nodes[holder]?.appearance == .seen
  }

  /// Sends the appearance callbacks of the end.
  mutating func finish(_ transition: ControllerTransition, at time: Double) {
    if transition.isFinished { return }
    busy.remove(transition.container)
    if transition.isSeen {
      if transition.newAppearsFirst { transition.appearing.forEach { appeared($0, time) } }
      transition.disappearing.forEach { disappeared($0, time) }
      if !transition.newAppearsFirst { transition.appearing.forEach { appeared($0, time) } }
    }
    for id in transition.leaving { leave(id, time) }
    if let id = transition.joining { tell(id, .didMove, nodes[id]?.parent, time) }
    for id in transition.dismissed {
      if let presenter = nodes[id]?.presenter { nodes[presenter]?.presented = nil }
      release(id)
    }
  }

  private mutating func leave(_ id: String, _ time: Double) {
    if let parent = nodes[id]?.parent { nodes[parent]?.children.removeAll { $0 == id } }
    nodes[id]?.parent = nil
    tell(id, .didMove, nil, time)
    release(id)
  }
}

/// A view's way onto the screen, or off it.
private struct AppearanceTransition {
  let before: ControllerNode.Appearance
  let meanwhile: ControllerNode.Appearance
  let after: ControllerNode.Appearance
  let will: LifecycleEvent.Kind
  let did: LifecycleEvent.Kind

  static let coming = AppearanceTransition(
    before: .away, meanwhile: .appearing, after: .seen, will: .viewWillAppear, did: .viewDidAppear)
  static let going = AppearanceTransition(
    before: .seen, meanwhile: .disappearing, after: .away, will: .viewWillDisappear,
    did: .viewDidDisappear)
}
