/// A rule of a stack view in the form of a constraint, `first = multiplier · second + constant`.
struct StackRule: Sendable, Hashable {
  /// A line or length of a view.
  struct Side: Sendable, Hashable {
    var node: Int
    var attribute: LayoutAttribute
  }

  /// The stack view.
  let stack: Int
  let first: Side
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  /// Whether a gap is to be that between the first two views, which no equation of two lines says;
  /// it tells the least then.
  var equalsGaps = false
}

extension StackConstraints {
  func side(
    _ place: LayoutAttribute.Place, _ child: Int, _ axis: Axis
  ) -> StackRule.Side {
    .init(node: child, attribute: .init(place, axis, geometry.tree.nodes[node].direction))
  }

  /// A line or length of a view is that of another one, by default of the stack view.
  func same(
    _ place: LayoutAttribute.Place, _ child: Int, _ axis: Axis, as other: Int? = nil,
    times multiplier: Double = 1
  ) -> StackRule {
    StackRule(
      stack: node, first: side(place, child, axis), second: side(place, other ?? node, axis),
      multiplier: multiplier)
  }

  /// A view has no length.
  func nothing(_ child: Int, _ axis: Axis) -> StackRule {
    StackRule(stack: node, first: side(.length, child, axis))
  }

  /// One subview begins where another ends, and a spacing later.
  func rule(after previous: Int, _ next: Int, _ spacing: Double) -> StackRule {
    let (begin, end) = measuresBaselines ? (.firstBaseline, .lastBaseline) : places
    return StackRule(
      stack: node, first: side(begin, next, stack.axis),
      second: side(end, previous, stack.axis), constant: spacing)
  }

  /// Where a view begins and ends in the order of the subviews.
  var places: (begin: LayoutAttribute.Place, end: LayoutAttribute.Place) {
    isReversed ? (.end, .start) : (.start, .end)
  }
}

extension SourceNames {
  /// The constraint that says a rule.
  func constraint(_ rule: StackRule, _ linear: LinearConstraint) -> Constraint {
    let stack = tree.nodes[rule.stack].view
    func anchor(_ side: StackRule.Side) -> Anchor {
      let id = tree.nodes[side.node].view.id
      let isInMargins = side.node == rule.stack && side != rule.first
      return Anchor(
        isInMargins && stack.stack?.isLayoutMarginsRelative ?? false ? .margins(of: id) : .view(id),
        side.attribute)
    }
    return Constraint(
      anchor(rule.first), rule.equalsGaps ? .greaterThanOrEqual : linear.relation,
      rule.second.map(anchor), multiplier: rule.multiplier, constant: rule.constant,
      priority: linear.priority,
      identifier: "stack view “\(stack.id)”" + (rule.equalsGaps ? " with equal gaps" : ""))
  }
}
