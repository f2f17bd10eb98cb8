internal import EmakiLayout
internal import EmakiXML

extension View {
  /// The same tree under other names, for showing it a second time in one scene.
  func renamed(_ suffix: String) -> View { renamed { $0 + suffix } }

  /// The tree as row or cell of a turn, from 0: the first keeps its names, `#2` is behind those of the
  /// second.
  ///
  /// For views that are repeated in it, the number of the turn comes before their number: the
  /// second row of the first card is `row#1#2`, for `row#2` is the first row of the second card.
  func repeated(inTurn turn: Int) -> View {
    renamed { name in
      guard let mark = name.firstIndex(of: "#") else {
        return turn == 0 ? name : "\(name)#\(turn + 1)"
      }
      return "\(name[..<mark])#\(turn + 1)\(name[mark...])"
    }
  }

  private func renamed(_ name: (String) -> String) -> View {
    var view = self
    view.id = view.id.renamed(name)
    view.subviews = subviews.map { $0.renamed(name) }
    view.constraints = constraints.map { $0.renamed(name) }
    view.guides = guides.map { LayoutGuide(id: $0.id.renamed(name)) }
    if let spacing = stack?.customSpacing {
      view.stack?.customSpacing = Dictionary(
        uniqueKeysWithValues: spacing.map { ($0.key.renamed(name), $0.value) })
    }
    return view
  }

  /// Whether something in the tree is repeated.
  var hasNumbers: Bool { id.rawValue.contains("#") || subviews.contains(where: \.hasNumbers) }

  /// The number of views in the tree.
  var count: Int { subviews.reduce(1) { $0 + $1.count } }
}

extension ViewID {
  fileprivate func renamed(_ name: (String) -> String) -> ViewID { ViewID(name(rawValue)) }
}

extension Constraint {
  fileprivate func renamed(_ name: (String) -> String) -> Constraint {
    var constraint = self
    constraint.identifier = identifier.map(name)
    constraint.first.item = first.item.renamed(name)
    if let second { constraint.second?.item = second.item.renamed(name) }
    return constraint
  }
}

extension LayoutItem {
  fileprivate func renamed(_ name: (String) -> String) -> LayoutItem {
    switch self {
    case .view(let id): .view(id.renamed(name))
    case .safeArea(let id): .safeArea(of: id.renamed(name))
    case .margins(let id): .margins(of: id.renamed(name))
    case .content(let id): .content(of: id.renamed(name))
    case .frame(let id): .frame(of: id.renamed(name))
    case .topGuide(let id): .topGuide(of: id.renamed(name))
    case .bottomGuide(let id): .bottomGuide(of: id.renamed(name))
    case .guide(let id): .guide(id.renamed(name))
    }
  }
}
