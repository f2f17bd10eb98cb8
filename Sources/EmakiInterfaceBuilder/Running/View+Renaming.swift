internal import EmakiLayout

extension View {
  /// The same tree under other names, for showing it a second time in one scene.
  func renamed(_ suffix: String) -> View {
    var view = self
    view.id = view.id.with(suffix)
    view.subviews = subviews.map { $0.renamed(suffix) }
    view.constraints = constraints.map { $0.renamed(suffix) }
    view.guides = guides.map { LayoutGuide(id: $0.id.with(suffix)) }
    if let spacing = stack?.customSpacing {
      view.stack?.customSpacing = Dictionary(
        uniqueKeysWithValues: spacing.map { ($0.key.with(suffix), $0.value) })
    }
    return view
  }

  /// The number of views in the tree.
  var count: Int { subviews.reduce(1) { $0 + $1.count } }
}

extension ViewID {
  /// The id with something behind it.
  fileprivate func with(_ suffix: String) -> ViewID { ViewID(rawValue + suffix) }
}

extension Constraint {
  fileprivate func renamed(_ suffix: String) -> Constraint {
    var constraint = self
    constraint.identifier = identifier.map { $0 + suffix }
    constraint.first.item = first.item.renamed(suffix)
    if let second { constraint.second?.item = second.item.renamed(suffix) }
    return constraint
  }
}

extension LayoutItem {
  fileprivate func renamed(_ suffix: String) -> LayoutItem {
    switch self {
    case .view(let id): .view(id.with(suffix))
    case .safeArea(let id): .safeArea(of: id.with(suffix))
    case .margins(let id): .margins(of: id.with(suffix))
    case .content(let id): .content(of: id.with(suffix))
    case .frame(let id): .frame(of: id.with(suffix))
    case .topGuide(let id): .topGuide(of: id.with(suffix))
    case .bottomGuide(let id): .bottomGuide(of: id.with(suffix))
    case .guide(let id): .guide(id.with(suffix))
    }
  }
}
