import EmakiDrawing
public import EmakiLayout

extension SceneModel {
  /// Changes the view with this id, also one that is not in the window; says whether there is one.
  mutating func update(_ id: ViewID, _ change: (inout View) -> Void) -> Bool {
    if root.update(id, change) { return true }
    for key in away.keys.sorted() where away[key]?.update(id, change) == true { return true }
    return false
  }

  /// Changes every view.
  mutating func updateAll(_ change: (inout View) -> Void) {
    root.updateAll(change)
    for key in away.keys.sorted() { away[key]?.updateAll(change) }
  }

  /// The superview of a view, also outside of the window.
  func superview(of id: ViewID) -> ViewID? {
    if let found = root.superview(of: id) { return found }
    return away.keys.sorted().lazy.compactMap { away[$0]?.superview(of: id) }.first
  }

  /// The view with this id, also one that is not in the window.
  func view(_ id: ViewID) -> View? {
    root.first(id) ?? away.keys.sorted().lazy.compactMap { away[$0]?.first(id) }.first
  }

  /// Adds a controller's view to a container; one that was made before as it was left.
  mutating func bringIn(
    _ controller: ViewController, into place: ViewID, of stack: ViewController? = nil,
    inset: Insets = .zero, behind: Bool = false
  ) {
    guard superview(of: controller.view.id) == nil else { return }
    let inset = inset + controller.inset(in: stack)
    var view = away.removeValue(forKey: controller.id) ?? controller.assembledView(in: stack)
    if stack?.arrangement == .stack, let look = controller.barLook {
      // Shown alone, it lay under all bars around it; the others cover the stack itself.
      view.additionalSafeAreaInsets = look.covered
    }
    let top = controller.top(in: stack)
    _ = update(place) { $0.join(view, inset: inset, top: top, behind: behind) }
  }

  /// Lets a bar look as it does for a controller.
  mutating func apply(_ look: BarLook, to bar: ViewID) {
    _ = update(bar) { bar in
      bar.text = look.text
      bar.control = look.control
    }
    let name = BarLook.heightConstraint(of: bar)
    updateAll { view in
      for index in view.constraints.indices where view.constraints[index].identifier == name {
        view.constraints[index].constant = look.height
      }
    }
  }

  /// Takes a controller's view out of the window and keeps it.
  mutating func putAway(_ controller: ViewController) {
    guard let view = takeOut(controller.view.id) else { return }
    away[controller.id] = view
  }

  /// Takes a controller's view out of the window for good.
  mutating func discard(_ controller: ViewController) {
    let view = takeOut(controller.view.id) ?? away[controller.id]
    away[controller.id] = nil
    view?.forEach { overrides[$0.id] = nil }
  }

  /// Takes a view out, wherever it is.
  @discardableResult
  mutating func takeOut(_ id: ViewID) -> View? {
    if let view = root.takeOut(id) { return view }
    for key in away.keys.sorted() {
      if let view = away[key]?.takeOut(id) { return view }
    }
    return nil
  }
}

extension View {
  /// A window that holds the view of the root controller, and the views presented over it.
  static func window(around root: View) -> View {
    var window = View(.view, id: root.id.part(.window))
    window.role = .transparent
    window.origin = .part(.window)
    window.join(root)
    return window
  }
}

extension Scene {
  /// Whether a motion shows a controller over others, for which there has to be a window.
  var presents: Bool {
    segues.contains { [.present, .popover, .show, .showDetail, .custom].contains($0.kind) }
      || controllerChanges.contains { if case .present = $0 { true } else { false } }
  }

  /// The views of controllers that are not shown at first, as far as they are in no other of these.
  public var viewsForLater: [View] {
    (controller.descendantsForLater + offstage.flatMap { [$0] + $0.descendantsForLater })
      .map(\.view)
  }
}

extension ViewController {
  /// The controllers inside that are not shown at first.
  fileprivate var descendantsForLater: [ViewController] {
    let shown = Set(shownChildren.map(\.id))
    return children.flatMap { child in
      (shown.contains(child.id) ? [] : [child]) + child.descendantsForLater
    }
  }
}
