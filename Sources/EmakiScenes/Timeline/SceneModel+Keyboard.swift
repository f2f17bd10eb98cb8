package import EmakiLayout

extension ViewID {
  /// The view with the keys of the system's keyboard and the letters on them.
  package static let keyboard: ViewID = "keyboardPlace"
}

extension SceneModel {
  /// Moves the keyboard over all that lies in the window: on iOS it has a separate window. Until
  /// something is presented it lies over the scene's view.
  mutating func raiseKeyboard() {
    guard let old = superview(of: .keyboard), root.subviews.last?.id != .keyboard else { return }
    let item = LayoutItem.view(.keyboard)
    let joined = (view(old)?.constraints ?? []).filter {
      $0.first.item == item || $0.second?.item == item
    }
    guard let keyboard = takeOut(.keyboard) else { return }
    root.subviews.append(keyboard)
    for var constraint in joined {
      // Guides follow it from where they are; views that lay it out are measured in the window.
      let places = [constraint.first.item, constraint.second?.item].allSatisfy {
        $0 == nil || $0 == item || $0 == .view(old)
      }
      guard places else {
        _ = update(old) { $0.constraints.append(constraint) }
        continue
      }
      if constraint.first.item == .view(old) { constraint.first.item = .view(root.id) }
      if constraint.second?.item == .view(old) { constraint.second?.item = .view(root.id) }
      root.constraints.append(constraint)
    }
  }
}
