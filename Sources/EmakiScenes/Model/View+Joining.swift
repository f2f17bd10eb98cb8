import EmakiDrawing
import EmakiLayout

extension View {
  /// Joins a view to the four edges, in front of everything or behind it; of what scrolls those of the
  /// frame.
  ///
  /// - Parameter top: the constraint for the upper edge, where that is not joined to this view's; its first
  ///   anchor is replaced.
  mutating func join(
    _ content: View, inset: Insets = .zero, top: Constraint? = nil, behind: Bool = false
  ) {
    var content = content
    content.placement = .constraints
    let own: LayoutItem = kind.scrolls ? .frame(of: id) : .view(id)
    subviews.insert(content, at: behind ? 0 : subviews.count)
    for (edge, distance) in [
      (LayoutAttribute.left, inset.left), (.right, -inset.right), (.top, inset.top),
      (.bottom, -inset.bottom),
    ] {
      let plain = Constraint(Anchor(content.id, edge), .equal, Anchor(own, edge))
      var constraint = edge == .top ? top ?? plain : plain
      constraint.first = Anchor(content.id, edge)
      constraint.constant += distance
      constraints.append(constraint)
    }
  }

  /// Takes a view out of the tree under this one, with the constraints of its superview that join
  /// it; `nil` where it is not there.
  mutating func takeOut(_ id: ViewID) -> View? {
    if let index = subviews.firstIndex(where: { $0.id == id }) {
      constraints.removeAll {
        $0.first.item == .view(id) || $0.second?.item == .view(id)
      }
      return subviews.remove(at: index)
    }
    for index in subviews.indices {
      if let found = subviews[index].takeOut(id) { return found }
    }
    return nil
  }

  /// The superview of a view in the tree under this one, or `nil`.
  func superview(of id: ViewID) -> ViewID? {
    if subviews.contains(where: { $0.id == id }) { return self.id }
    for subview in subviews {
      if let found = subview.superview(of: id) { return found }
    }
    return nil
  }

  /// The first view in the tree that `isMatch` holds for, parents first.
  func first(where isMatch: (View) -> Bool) -> View? {
    if isMatch(self) { return self }
    for subview in subviews {
      if let found = subview.first(where: isMatch) { return found }
    }
    return nil
  }
}
