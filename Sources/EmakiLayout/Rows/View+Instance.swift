extension View {
  /// The view with the number of its row in its texts.
  func numbered(_ number: Int) -> View {
    var view = self
    let text = String(number)
    view.updateAll { view in
      if let string = view.text?.string, string.contains("{") {
        view.text?.replace("{index}", with: text)
      }
      if let name = view.image?.name, name.contains("{") {
        view.image?.name = name.replacing("{index}", with: text)
      }
    }
    return view
  }

  /// The view under a new id, with everything inside called `id/…`.
  func instance(_ id: ViewID) -> View {
    let names = partNames.mapValues(id.inner)
    var view = self
    view.updateAll { $0.rename(names) }
    return view
  }

  private mutating func rename(_ names: [ViewID: ViewID]) {
    id = names[id] ?? id
    for index in guides.indices { guides[index].id = names[guides[index].id] ?? guides[index].id }
    for index in constraints.indices {
      constraints[index].first.item.rename(names)
      constraints[index].second?.item.rename(names)
    }
    if let gaps = stack?.customSpacing, !gaps.isEmpty {
      let renamed = gaps.map { (names[$0.key] ?? $0.key, $0.value) }
      stack?.customSpacing = Dictionary(renamed, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension LayoutItem {
  fileprivate mutating func rename(_ names: [ViewID: ViewID]) {
    func new(_ id: ViewID) -> ViewID { names[id] ?? id }
    self =
      switch self {
      case .view(let id): .view(new(id))
      case .safeArea(let id): .safeArea(of: new(id))
      case .margins(let id): .margins(of: new(id))
      case .content(let id): .content(of: new(id))
      case .frame(let id): .frame(of: new(id))
      case .topGuide(let id): .topGuide(of: new(id))
      case .bottomGuide(let id): .bottomGuide(of: new(id))
      case .guide(let id): .guide(new(id))
      }
  }
}
