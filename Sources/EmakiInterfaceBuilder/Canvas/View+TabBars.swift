internal import EmakiLayout
internal import EmakiXML

extension View {
  /// Makes tab bars that end where this root view ends as much higher as the screen's lower edge
  /// covers: 83 points instead of 49 on phones with a home indicator.
  mutating func raiseTabBars(by covered: Double) {
    guard covered > 0 else { return }
    let ending = Set(constraints.compactMap(viewAtTheEnd))
    for index in subviews.indices
    where subviews[index].kind == .tabBar && subviews[index].intrinsicSize.height == .measured
      && ending.contains(subviews[index].id)
    {
      subviews[index].intrinsicSize.height = .points(BarHeights().tabBar + covered)
    }
  }

  /// The view whose lower edge a constraint joins to this one's.
  private func viewAtTheEnd(_ constraint: Constraint) -> ViewID? {
    guard let second = constraint.second, constraint.relation == .equal, constraint.constant == 0,
      constraint.first.attribute == .bottom, second.attribute == .bottom
    else { return nil }
    let items = [constraint.first.item, second.item]
    guard items.contains(.view(id)) else { return nil }
    let others = items.filter { $0 != .view(id) }
    if case .view(let other) = others.first { return other }
    return nil
  }
}
