import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// Tells the controllers what begins, brings in the views that come, and lets them move.
  mutating func begin(
    _ change: ControllerChange, with asked: Hero? = nil, on queue: StepQueue, at time: Double
  ) throws(SceneError) {
    let change = change.inRow(queue.row).adapted(to: recording.layout.environment)
    var tree = controllers
    let transitions: [ControllerTransition]
    do throws(LifecycleError) {
      transitions = try tree.begin(change, at: time)
    } catch {
      throw .controllers(error)
    }
    controllers = tree
    let join = StepQueue.Join(queue, at: time)
    for transition in transitions {
      guard let hero = hero(of: transition, asked: asked) else {
        let steps = bringIn(transition, at: time).map(StepQueue.Task.step)
        schedule.add(queue.child(steps + [.finish(transition)], join: join), at: time)
        continue
      }
      var transition = transition
      transition.dissolves = true
      let source = try start(of: hero, asked: asked != nil, at: time)
      let steps = bringIn(transition, at: time).map(StepQueue.Task.step)
      if let source {
        let own = isDriven ? nil : hero.duration
        fly(
          hero, from: source, for: own ?? transition.duration, on: queue, join,
          isReturn: asked == nil, at: time)
      }
      schedule.add(queue.child(steps + [.finish(transition)], join: join), at: time)
    }
    if transitions.isEmpty { schedule.add(queue, at: time) }
  }

  /// A controller that lives.
  func controller(_ id: String?) -> ViewController? {
    id.flatMap { controllers.nodes[$0]?.controller }
  }

  // MARK: Coming

  /// Adds the views that come in; returns how they move.
  private mutating func bringIn(
    _ transition: ControllerTransition, at time: Double
  ) -> [MotionStep] {
    guard let new = controller(transition.new), let place = place(for: transition) else {
      return []
    }
    let old = controller(transition.old)
    let stack = controller(transition.container)
    let tree = controllers
    restructure(at: time) {
      $0.bringIn(new, into: place, of: stack, behind: transition.effect.comesBehind)
      $0.settleBottomBars(tree, in: new)
    }
    crossBottomBar(transition, at: time)
    if let bar = stack?.navigationBar { changeItems(transition, in: bar, at: time) }
    if let bar = stack?.tabBar, let selected = controllers.nodes[transition.container]?.selected {
      restructure(at: time) { model in
        _ = model.update(bar.id) { $0.control.selectedIndex = selected }
      }
    }
    guard transition.isSeen, let old else { return [] }
    return steps(of: transition, from: old, to: new, in: place, at: time)
  }

  /// The view that holds what comes.
  private func place(for transition: ControllerTransition) -> ViewID? {
    if let place = transition.place { return place }
    if let old = controller(transition.old), let place = model.superview(of: old.view.id) {
      return place
    }
    guard let holder = controller(transition.container) else { return nil }
    let waiting = model.view(holder.view.id)?.first {
      $0.embeddedController == transition.new
    }
    return waiting?.id ?? holder.place ?? holder.view.id
  }

  /// The bar shows the item of the controller that comes as well, unless it only lies over the
  /// stack.
  private mutating func changeItems(
    _ transition: ControllerTransition, in bar: View, at time: Double
  ) {
    let stack = controllers.nodes[transition.container]?.children ?? []
    guard let new = controller(transition.new), let place = stack.firstIndex(of: new.id) else {
      return
    }
    let previous = place > 0 ? controller(stack[place - 1]) : nil
    let holder = controller(transition.container)
    let crossing = crossing(of: transition)
    let isInSheet = barGrowth(of: transition.container) > 0
    restructure(at: time) { model in
      if let crossing { return model.begin(crossing) }
      if new.navigationItem == nil, let look = new.barLook { return model.apply(look, to: bar.id) }
      _ = model.update(bar.id) { bar in
        if new.navigationItem == nil {
          bar.text?.string = new.title ?? ""
        } else {
          bar.addNavigationItem(of: new, after: previous, in: holder)
          if isInSheet, let item = new.navigationItem?.id { bar.stretchItem(item) }
        }
      }
    }
  }

  // MARK: Under a finger

  /// The change of controllers follows a finger across the view of the one around them, and is
  /// completed or taken back.
  ///
  /// - Parameter direction: 1 where it moves to the trailing edge, −1 to the leading one.
  mutating func follow(
    _ touch: Touch, through change: ControllerChange, of container: String,
    towards direction: Double, at time: Double
  ) throws(SceneError) -> [MotionStep] {
    let screen = recording.snapshot(at: time).screen
    let width = controller(container).flatMap { screen.frame(of: $0.view.id)?.width }
    let motion = Motion(name: "finger", steps: [.controllers(change)])
    var branch = try branch(driving: motion.name)
    try branch.run(motion)
    let path = touch.path(.horizontal)
    return scrub(
      branch, over: (width ?? screen.size.width) * side * direction, path,
      velocity: touch.releaseVelocity?.x ?? path.releaseVelocity, at: time)
  }

  // MARK: Going

  /// Tells the controllers that a transition has ended, and takes out what has gone.
  mutating func finish(_ transition: ControllerTransition, at time: Double) {
    let gone = transition.leaving + transition.dismissed.flatMap(presentation)
    let discarded = gone.compactMap { controller($0) }
    let old = controller(transition.old)
    let new = controller(transition.new)
    let crossing = crossing(of: transition)
    controllers.finish(transition, at: time)
    let tree = controllers
    restructure(at: time) { model in
      model.tidy(transition, from: old, to: new)
      model.settleBottomBar(tree, transition)
      if let crossing { model.end(crossing) }
      if let old, transition.hidesOld { model.putAway(old) }
      for controller in discarded {
        model.takeOutSurroundings(of: controller.view.id)
        model.discard(controller)
      }
    }
  }

  /// A presented controller and those presented over it.
  private func presentation(_ id: String) -> [String] {
    [id]
      + controllers.family(id).compactMap { controllers.nodes[$0]?.presented }
      .flatMap(presentation)
  }
}

extension ControllerTransition {
  /// Whether the old view leaves the window and is kept.
  fileprivate var hidesOld: Bool {
    switch effect {
    case .present(let presentation): !presentation.style.keepsPresenter
    case .dismiss, .rest: false
    default: old != nil && new != nil
    }
  }
}

extension ControllerTransition.Effect {
  /// Whether the view that comes lies under the one that goes.
  fileprivate var comesBehind: Bool {
    switch self {
    case .pop, .dismiss, .turn(isForward: true, .pageCurl): true
    default: false
    }
  }
}
