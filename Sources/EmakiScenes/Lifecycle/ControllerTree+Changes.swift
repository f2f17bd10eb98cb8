import EmakiLayout

extension ControllerTree {
  /// Starts a change; each transition of the answer has to be finished.
  mutating func begin(
    _ change: ControllerChange, at time: Double
  ) throws(LifecycleError) -> [ControllerTransition] {
    switch change {
    case .performSegue(let name): try perform(name, time)
    case .add(let id, let parent, let place): [try add(id, to: parent, in: place, time)]
    case .remove(let id): [try remove(id, time)]
    case .replace(let old, let new, let how): [try replace(old, by: new, how, time)]
    case .push(let id, let navigation): [try push(id, onto: navigation, time)]
    case .pop(let navigation, let target): [try pop(navigation, to: target, time)]
    case .select(let place, let id): try select(place, of: id, time)
    case .present(let id, let presenter, let how): [try present(id, from: presenter, how, time)]
    case .dismiss(let id): [try dismiss(id, time)]
    case .selectDetent(let detent, let id): try selectDetent(detent, of: id, time)
    case .unwind(let id): try unwind(to: id, time)
    }
  }

  // MARK: Children

  private mutating func add(
    _ id: String, to parent: String, in place: ViewID?, _ time: Double
  ) throws(LifecycleError) -> ControllerTransition {
    try checkCustom(parent)
    try take(id)
    prepare(id, in: parent, time)
    var transition = ControllerTransition(effect: .still, container: parent, new: id)
    transition.place = place
    transition.appearing = [id]
    transition.joining = id
    start(&transition, time)
    return transition
  }

  private mutating func remove(_ id: String, _ time: Double) throws(LifecycleError)
    -> ControllerTransition
  {
    let child = try node(id)
    guard let parent = child.parent else { throw .notShown(id) }
    try checkCustom(parent)
    tell(id, .willMove, nil, time)
    var transition = ControllerTransition(effect: .still, container: parent, old: id)
    transition.disappearing = [id]
    transition.leaving = [id]
    start(&transition, time)
    return transition
  }

  private mutating func replace(
    _ old: String, by new: String, _ how: Replacement, _ time: Double
  ) throws(LifecycleError) -> ControllerTransition {
    guard let parent = try node(old).parent else { throw .notShown(old) }
    try checkCustom(parent)
    try take(new)
    tell(old, .willMove, nil, time)
    let index = nodes[parent]?.children.firstIndex(of: old)
    prepare(new, in: parent, time)
    var transition = ControllerTransition(
      effect: .replace(how), container: parent, old: old, new: new)
    transition.disappearing = [old]
    transition.appearing = [new]
    transition.leaving = [old]
    transition.joining = new
    start(&transition, time)
    // The new child takes the old one's index among the others.
    if let index, let last = nodes[parent]?.children.popLast() {
      nodes[parent]?.children.insert(last, at: index)
    }
    return transition
  }

  // MARK: Navigation

  private mutating func push(
    _ id: String, onto navigation: String, _ time: Double
  ) throws(LifecycleError) -> ControllerTransition {
    let stack = try node(navigation, kind: .navigation)
    try check(navigation)
    try take(id)
    let old = stack.children.last
    prepare(id, in: navigation, time)
    var transition = ControllerTransition(
      effect: old == nil ? .still : .push, container: navigation, old: old, new: id)
    transition.disappearing = [old].compactMap { $0 }
    transition.appearing = [id]
    transition.joining = id
    start(&transition, time)
    return transition
  }

  mutating func pop(
    _ navigation: String, to target: String?, isAnimated: Bool = true, _ time: Double
  ) throws(LifecycleError) -> ControllerTransition {
    let stack = try node(navigation, kind: .navigation).children
    try check(navigation)
    guard let top = stack.last, stack.count > 1 else {
      throw .rootOfStack(stack.first ?? navigation)
    }
    let rest = target ?? stack[stack.count - 2]
    guard let place = stack.firstIndex(of: rest), rest != top else { throw .notShown(rest) }
    let leaving = Array(stack[(place + 1)...].reversed())
    for id in leaving { tell(id, .willMove, nil, time) }
    // Loaded only now where the stack was made with several.
    prepareAlone(rest, time)
    var transition = ControllerTransition(
      effect: isAnimated ? .pop : .still, container: navigation, old: top, new: rest)
    transition.disappearing = [top]
    transition.appearing = [rest]
    transition.leaving = leaving
    start(&transition, time)
    return transition
  }

  // MARK: Tabs and pages

  private mutating func select(
    _ place: Int, of id: String, _ time: Double
  ) throws(LifecycleError) -> [ControllerTransition] {
    let holder = try node(id)
    guard holder.controller.arrangement == .one else {
      throw .wrongKind(id, needed: "tab bar or page")
    }
    try check(id)
    guard holder.children.indices.contains(place) else {
      throw .unknownPlace(place, of: id, count: holder.children.count)
    }
    if place == holder.selected { return [] }
    guard holder.children.indices.contains(holder.selected) else {
      throw .unknownPlace(holder.selected, of: id, count: holder.children.count)
    }
    let (old, new) = (holder.children[holder.selected], holder.children[place])
    nodes[id]?.selected = place
    prepareAlone(new, time)
    let turn = ControllerTransition.Effect.turn(
      isForward: place > holder.selected, holder.controller.pageTransition)
    var transition = ControllerTransition(
      effect: holder.controller.kind == .page ? turn : .still, container: id, old: old, new: new)
    transition.disappearing = [old]
    transition.appearing = [new]
    start(&transition, time)
    return [transition]
  }

  /// Whether children can be added to a controller, and removed, one by one and now.
  private func checkCustom(_ id: String) throws(LifecycleError) {
    guard try node(id).controller.arrangement == .embedded else {
      throw .wrongKind(id, needed: "container view")
    }
    try check(id)
  }

  /// Whether the children of a controller can change now.
  func check(_ id: String) throws(LifecycleError) {
    if isMoving(id) { throw .inTransition(id) }
  }
}
