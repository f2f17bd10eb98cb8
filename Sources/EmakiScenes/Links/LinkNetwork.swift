import EmakiLayout

/// The links of a scene in the order in which they are evaluated.
///
/// The values that a link reads have been set before, along chains of links. Constraint constants,
/// widths and heights act through layout instead, which is repeated until they hold still.
struct LinkNetwork: Sendable {
  let links: [Link]
  /// Those that hold in each visible row of a table.
  let rowLinks: [RowLinks]

  /// Checks the names and sorts.
  ///
  /// - Parameter own: links that are not the scene's, whose views may come later.
  /// - Throws: `SceneError` for views that are not there, and links that follow one another in a
  ///   circle.
  init(_ links: [Link], and own: [Link] = [], roots: [View]) throws(SceneError) {
    try Self.check(links, roots: roots)
    let sorted = try LinkOrder(links + own, parents: Self.parents(in: roots)).sorted()
    self.links = sorted.filter { $0.target.view?.isInRows != true }
    rowLinks = RowLinks.among(sorted)
  }

  /// The views whose frames links set directly.
  var movedViews: [ViewID] {
    links.compactMap { link in
      guard case .view(let id, let property) = link.target else { return nil }
      return property.isOfFrame ? id : nil
    }
  }

  /// Whether a view looks otherwise than its stage has it: links set something of it, or of layout.
  func decides(about view: ViewID) -> Bool {
    links.contains { link in
      guard case .view(let id, let property) = link.target else { return true }
      return id == view || property.isLayout
    }
  }

  /// Whether links set where views lie, or how large they are.
  var decidesLayout: Bool {
    links.contains { link in
      guard case .view(_, let property) = link.target else { return true }
      return property.isLayout || property.isOfFrame
    }
  }

  private static func check(_ links: [Link], roots: [View]) throws(SceneError) {
    var views: Set<ViewID> = []
    var constraints: Set<String> = []
    for root in roots {
      root.forEach { view in
        views.insert(view.id)
        views.formUnion(view.rowParts.map(\.view))
        constraints.formUnion(view.constraints.compactMap(\.identifier))
      }
    }
    for link in links {
      for id in link.reads.map(\.view) + [link.target.view].compactMap({ $0 })
      where !views.contains(id) {
        throw .unknownView(id.rawValue)
      }
      if case .constraint(let name) = link.target, !constraints.contains(name) {
        throw .unknownConstraint(name)
      }
    }
  }

  private static func parents(in roots: [View]) -> [ViewID: ViewID] {
    var parents: [ViewID: ViewID] = [:]
    for root in roots {
      root.forEach { view in
        for child in view.subviews { parents[child.id] = view.id }
        for part in view.rowParts { parents[part.view] = part.parent }
      }
    }
    return parents
  }
}

extension Scene {
  /// Looks for links that name what is not there or follow one another in a circle.
  ///
  /// - Throws: `SceneError.cyclicLinks` and the like; nothing where the links can be followed.
  public func checkLinks() throws(SceneError) {
    _ = try LinkNetwork(links, roots: [SceneModel(self).root] + viewsForLater)
  }
}

/// Kahn's algorithm, stable: links that do not depend on one another stay in the given order.
private struct LinkOrder {
  let links: [Link]
  /// The links that have to be evaluated before, by index.
  let requirements: [[Int]]

  init(_ links: [Link], parents: [ViewID: ViewID]) {
    self.links = links
    var setters: [ViewID: [Int]] = [:]
    for (place, link) in links.enumerated() {
      if let view = link.target.view { setters[view, default: []].append(place) }
    }
    requirements = links.map { link in
      Set(link.reads.flatMap { $0.view.andAncestors(parents) })
        .flatMap { setters[$0] ?? [] }
        .filter { link.follows(links[$0], parents: parents) }.sorted()
    }
  }

  func sorted() throws(SceneError) -> [Link] {
    var done: [Int] = []
    var isDone = Array(repeating: false, count: links.count)
    while done.count < links.count {
      let ready = links.indices.first { place in
        !isDone[place] && requirements[place].allSatisfy { isDone[$0] }
      }
      guard let ready else { throw .cyclicLinks(cycle(among: isDone)) }
      isDone[ready] = true
      done.append(ready)
    }
    return done.map { links[$0] }
  }

  /// Walks from requirement to requirement until one comes again.
  private func cycle(among isDone: [Bool]) -> [String] {
    var way: [Int] = []
    var next = isDone.firstIndex(of: false)
    while let place = next {
      if let start = way.firstIndex(of: place) {
        return (way[start...] + [place]).reversed().map { links[$0].target.description }
      }
      way.append(place)
      next = requirements[place].first { !isDone[$0] }
    }
    return []
  }
}

extension Link {
  /// Everything that it reads.
  var reads: [LinkExpression.Term] {
    var expressions = [source] + input
    if case .numbers(let outputs) = output { expressions += outputs }
    return expressions.flatMap(\.terms)
  }

  /// Whether it reads what the other sets without a new layout.
  fileprivate func follows(_ other: Link, parents: [ViewID: ViewID]) -> Bool {
    guard case .view(let set, let property) = other.target, !property.isLayout else { return false }
    return reads.contains { term in
      guard term.property.depends(on: property) else { return false }
      if term.view == set { return !term.property.isOnScreen || property.movesItself }
      return term.property.isOnScreen && term.view.andAncestors(parents).contains(set)
    }
  }
}

extension ViewID {
  /// The view, and those around it, from the inside out.
  fileprivate func andAncestors(_ parents: [ViewID: ViewID]) -> [ViewID] {
    Array(sequence(first: self) { parents[$0] })
  }
}

extension Link.Target {
  /// The view that it sets something of.
  var view: ViewID? {
    if case .view(let id, _) = self { id } else { nil }
  }
}
