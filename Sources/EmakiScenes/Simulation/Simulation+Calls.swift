import EmakiLayout

extension Simulation {
  /// A motion of an action, called through the parents of the view's controller where it has an
  /// owner.
  func step(
    running motion: String, of action: ViewAction, at place: Int, _ snapshot: Snapshot
  ) -> MotionStep {
    guard let owner = action.owner, let controller = controller(around: place, snapshot) else {
      return .run(motion)
    }
    return .call(OwnerCall(from: controller, to: owner, runs: motion))
  }

  /// Writes the call down, if there is such an owner.
  mutating func tell(_ call: OwnerCall, at time: Double) throws(SceneError) {
    do throws(LifecycleError) {
      try controllers.call(call.motion, from: call.controller, owner: call.owner, at: time)
    } catch {
      throw .controllers(error)
    }
  }

  /// The controller that a view belongs to: whose view, or item in a navigation bar, it is in.
  private func controller(around place: Int, _ snapshot: Snapshot) -> String? {
    var owners: [ViewID: String] = [:]
    for (id, node) in controllers.nodes {
      owners[node.controller.view.id] = id
      if let item = node.controller.navigationItem { owners[item.id] = id }
    }
    var next: Int? = place
    while let index = next {
      if let owner = owners[snapshot.screen.nodes[index].view.id] { return owner }
      next = snapshot.screen.nodes[index].parent
    }
    return nil
  }
}
