/// A constraint whose views and guides have been found in the tree.
struct ResolvedConstraint: Sendable {
  /// A view or guide by index.
  struct Item: Sendable, Hashable {
    /// The part of the view that the constraint refers to.
    enum Part: Sendable, Hashable {
      case view, safeArea, margins, content, frame, topGuide, bottomGuide
      case guide(Int)
    }

    var node: Int
    var part: Part
  }

  /// One line or length.
  struct Line: Sendable, Hashable {
    var item: Item
    var attribute: LayoutAttribute
  }

  var constraint: Constraint
  var first: Line
  var second: Line?
}

/// Finds the views and guides that constraints name; says which constraints make no sense.
struct ConstraintResolver {
  let tree: LayoutTree
  private(set) var resolved: [ResolvedConstraint] = []
  private(set) var issues: [LayoutIssue] = []

  init(_ tree: LayoutTree, in environment: LayoutEnvironment) {
    self.tree = tree
    for node in tree.nodes {
      for constraint in node.view.constraints where constraint.acts(in: environment) {
        resolve(constraint.inPoints(environment.bars))
      }
    }
  }

  private mutating func resolve(_ constraint: Constraint) {
    func refuse(_ reason: String) { issues.append(.invalid(constraint, reason: reason)) }
    guard let first = line(constraint.first) else {
      return refuse("there is no \(constraint.first.item)")
    }
    var second: ResolvedConstraint.Line?
    if let anchor = constraint.second {
      guard let found = line(anchor) else { return refuse("there is no \(anchor.item)") }
      second = found
    }
    if let reason = Self.objection(constraint) { return refuse(reason) }
    resolved.append(ResolvedConstraint(constraint: constraint, first: first, second: second))
  }

  /// Why the two sides cannot be compared, or `nil`.
  private static func objection(_ constraint: Constraint) -> String? {
    guard constraint.constant.isFinite, constraint.multiplier.isFinite else {
      return "its numbers are not finite"
    }
    let first = constraint.first.attribute
    guard let second = constraint.second?.attribute else {
      return first.isLength ? nil : "a position needs a second position"
    }
    if first.isLength != second.isLength { return "it joins a position to a length" }
    // A width may be compared with a height.
    if !first.isLength, first.axis != second.axis { return "it joins an x to a y" }
    return nil
  }

  private func line(_ anchor: Anchor) -> ResolvedConstraint.Line? {
    guard let item = item(anchor.item) else { return nil }
    // `view.leftMargin` is `margins.left`.
    if let inner = anchor.attribute.withinMargins, item.part == .view {
      return ResolvedConstraint.Line(
        item: ResolvedConstraint.Item(node: item.node, part: .margins), attribute: inner)
    }
    return ResolvedConstraint.Line(
      item: item, attribute: anchor.attribute.withinMargins ?? anchor.attribute)
  }

  private func item(_ item: LayoutItem) -> ResolvedConstraint.Item? {
    let found: (ViewID, ResolvedConstraint.Item.Part) =
      switch item {
      case .view(let id): (id, .view)
      case .safeArea(let id): (id, .safeArea)
      case .margins(let id): (id, .margins)
      case .content(let id): (id, .content)
      case .frame(let id): (id, .frame)
      case .topGuide(let id): (id, .topGuide)
      case .bottomGuide(let id): (id, .bottomGuide)
      case .guide(let id): (id, .guide(0))
      }
    if let node = tree.index[found.0], found.1 != .guide(0) {
      return ResolvedConstraint.Item(node: node, part: found.1)
    }
    guard let guide = tree.guideIndex[found.0], found.1 == .guide(0) || found.1 == .view else {
      return nil
    }
    return ResolvedConstraint.Item(node: tree.guides[guide].owner, part: .guide(guide))
  }
}
