import EmakiDrawing
import EmakiLayout

/// The bar of a tab bar controller, which goes away while a controller is on a stack inside of it
/// that asks for that: UIKit's `hidesBottomBarWhenPushed`.
///
/// While one screen follows another the bar belongs to the one that has it: it lies over that one
/// and under the other, and moves along.
struct BottomBar {
  let bar: ViewID
  /// The tab bar controller's view.
  let root: ViewID
  /// The view that holds the tabs' views.
  let place: ViewID
  /// The view of the selected tab.
  let tab: ViewID

  /// Ends the tabs' area at the bar, or at the end of the screen; where it reaches under the bar
  /// anyway nothing changes.
  fileprivate func ending(_ constraints: [Constraint], atBar: Bool) -> [Constraint] {
    let (top, end) = (Anchor(bar, .top), Anchor(root, .bottom))
    guard constraints.contains(where: isEndOfPlace) else { return constraints }
    return constraints.map { constraint in
      guard isEndOfPlace(constraint) else { return constraint }
      var constraint = constraint
      constraint.second = atBar ? top : end
      return constraint
    }
  }

  private func isEndOfPlace(_ constraint: Constraint) -> Bool {
    constraint.first == Anchor(place, .bottom) && constraint.identifier == ViewController.endOfTabs
  }

  /// How much of the tabs' views it covers, points; `nil` where they end at it.
  fileprivate func covering(_ constraints: [Constraint]) -> Double? {
    if constraints.contains(where: isEndOfPlace) { return nil }
    return constraints.first {
      $0.first == Anchor(bar, .top) && $0.second == Anchor(.safeArea(of: root), .bottom)
    }.map { -$0.constant }
  }
}

extension ViewController {
  /// The identifier of the constraint that ends the area of a tab bar controller's tabs at its bar.
  public static let endOfTabs = "tabs end at the bar"
}

extension ControllerTree {
  /// The bar of the tab bar controller around a controller, or of itself.
  func bottomBar(around id: String) -> BottomBar? {
    var current = id
    while let node = nodes[current] {
      let holder = node.controller
      if let bar = holder.tabBar, let place = holder.place,
        node.children.indices.contains(node.selected),
        let tab = nodes[node.children[node.selected]]?.controller
      {
        return BottomBar(bar: bar.id, root: holder.view.id, place: place, tab: tab.view.id)
      }
      guard let parent = node.parent else { return nil }
      current = parent
    }
    return nil
  }

  /// Whether the tab bar controller around a controller shows no bar when a transition has ended.
  func hidesBottomBar(around id: String, after transition: ControllerTransition? = nil) -> Bool {
    var current = id
    while let node = nodes[current], node.controller.tabBar == nil {
      guard let parent = node.parent else { return false }
      current = parent
    }
    return hidesBar(current, transition)
  }

  /// Whether a controller that is shown, or one in it, lies on a stack with one that asks for it.
  private func hidesBar(_ id: String, _ transition: ControllerTransition?) -> Bool {
    guard let node = nodes[id] else { return false }
    switch node.controller.arrangement {
    case .embedded: return false
    case .one:
      return node.children.indices.contains(node.selected)
        && hidesBar(node.children[node.selected], transition)
    case .stack:
      var stack = node.children[...]
      if transition?.container == id, let new = transition?.new,
        let place = stack.firstIndex(of: new)
      {
        stack = stack[...place]
      }
      return stack.contains { nodes[$0]?.controller.hidesBottomBarWhenPushed == true }
    }
  }
}

extension SceneModel {
  /// Lays the bar over a screen inside a stack, whose view ends where it did with the bar.
  mutating func begin(_ bottom: BottomBar, over screen: ViewID) {
    guard let stack = superview(of: screen), var bar = view(bottom.bar),
      let constraints = view(bottom.root)?.constraints
    else { return }
    takeOut(bottom.bar)
    let wasHidden = bar.isHidden
    bar.isHidden = false
    _ = update(bottom.root) { $0.constraints = bottom.ending(constraints, atBar: false) }
    // The shade lies beside the bar: one with views inside shows nothing else.
    let shade = View.shade(of: bottom.bar)
    _ = update(stack) { view in
      let place = view.subviews.firstIndex { $0.id == screen } ?? 0
      view.subviews.insert(contentsOf: [bar, shade], at: place + 1)
      view.constraints += [.left, .right, .top, .bottom].map { edge in
        Constraint(Anchor(shade.id, edge), .equal, Anchor(bottom.bar, edge))
      }
    }
    if let height = bottom.covering(constraints) {
      if !wasHidden { _ = update(bottom.tab) { $0.additionalSafeAreaInsets.bottom -= height } }
      _ = update(screen) { $0.additionalSafeAreaInsets.bottom += height }
    } else {
      join(screen, in: stack, to: Anchor(bottom.bar, .top))
    }
  }

  /// Puts the bar back into its controller from over the screen that has it.
  mutating func end(_ bottom: BottomBar, isHidden: Bool) {
    guard let stack = superview(of: bottom.bar), let screens = view(stack)?.subviews,
      let place = screens.firstIndex(where: { $0.id == bottom.bar }), place > 0,
      var bar = view(bottom.bar), let constraints = view(bottom.root)?.constraints
    else { return }
    let screen = screens[place - 1].id
    bar.transform = .identity
    bar.isHidden = isHidden
    takeOut(bottom.bar.shade)
    if let height = bottom.covering(constraints) {
      _ = update(screen) { $0.additionalSafeAreaInsets.bottom -= height }
      if !isHidden { _ = update(bottom.tab) { $0.additionalSafeAreaInsets.bottom += height } }
    } else {
      join(screen, in: stack, to: Anchor(stack, .bottom))
    }
    takeOut(bottom.bar)
    _ = update(bottom.root) { view in
      let place = view.subviews.firstIndex { $0.id == bottom.place } ?? -1
      view.subviews.insert(bar, at: place + 1)
      view.constraints = bottom.ending(constraints, atBar: !isHidden)
    }
  }

  /// Shows the bar, or not, without anything that moves.
  mutating func settle(_ bottom: BottomBar, isHidden: Bool) {
    guard view(bottom.bar)?.isHidden == !isHidden else { return }
    _ = update(bottom.bar) { $0.isHidden = isHidden }
    _ = update(bottom.root) {
      $0.constraints = bottom.ending($0.constraints, atBar: !isHidden)
    }
  }

  /// Ends a view in another at a line.
  private mutating func join(_ id: ViewID, in superview: ViewID, to line: Anchor) {
    _ = update(superview) { view in
      for index in view.constraints.indices
      where view.constraints[index].first == Anchor(id, .bottom) {
        view.constraints[index].second = line
      }
    }
  }
}

extension Simulation {
  /// Lets the bar go with the screen that has it, where the other one hides it.
  mutating func crossBottomBar(_ transition: ControllerTransition, at time: Double) {
    guard transition.isSeen, let bottom = controllers.bottomBar(around: transition.container),
      let isHidden = model.view(bottom.bar)?.isHidden,
      controllers.hidesBottomBar(around: transition.container, after: transition) != isHidden,
      let screen = controller(isHidden ? transition.new : transition.old)
    else { return }
    switch transition.effect {
    case .push, .pop: restructure(at: time) { $0.begin(bottom, over: screen.view.id) }
    default: break
    }
  }

  /// The bar and its shade while it goes with a screen.
  func crossingBottomBar(of transition: ControllerTransition) -> [ViewID] {
    guard let bottom = controllers.bottomBar(around: transition.container),
      model.superview(of: bottom.bar) != bottom.root
    else { return [] }
    return [bottom.bar]
  }
}

extension SceneModel {
  /// Leaves the bar around a transition that has ended as its controllers ask for.
  mutating func settleBottomBar(_ tree: ControllerTree, _ transition: ControllerTransition) {
    guard let bottom = tree.bottomBar(around: transition.container) else { return }
    let isHidden = tree.hidesBottomBar(around: transition.container)
    if superview(of: bottom.bar) == bottom.root {
      settle(bottom, isHidden: isHidden)
    } else {
      end(bottom, isHidden: isHidden)
    }
  }

  /// Leaves the bars of all controllers in one as their stacks ask for.
  mutating func settleBottomBars(_ tree: ControllerTree, in controller: ViewController) {
    for holder in controller.all where holder.tabBar != nil {
      guard let bottom = tree.bottomBar(around: holder.id) else { continue }
      settle(bottom, isHidden: tree.hidesBottomBar(around: holder.id))
    }
  }
}
