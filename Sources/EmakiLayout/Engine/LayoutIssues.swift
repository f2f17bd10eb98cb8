/// Translates the solver's findings into terms of views and of their constraints.
struct LayoutIssues: Sendable {
  private(set) var list: [LayoutIssue] = []

  init() {}

  init(_ pass: LayoutPass, tree: LayoutTree, resolved: [ResolvedConstraint]) {
    if let overload = pass.solution.overload {
      list.append(.unsolved(overload, at: tree.nodes[0].view.place))
      return
    }
    let translate = SourceNames(tree: tree, resolved: resolved, constraints: pass.constraints)
    for (place, constraint) in pass.constraints.enumerated()
    where constraint.form.isConstant && constraint.priority == .required {
      // Both sides are given: no solver is needed to see that they differ.
      guard constraint.violation([]) > 1e-6 else { continue }
      list.append(.unsatisfiable(broken: translate.constraint(place), conflictsWith: []))
    }
    for conflict in pass.solution.conflicts {
      list.append(
        .unsatisfiable(
          broken: translate.constraint(conflict.broken),
          conflictsWith: conflict.others.map(translate.constraint)))
    }
    appendAmbiguities(pass, tree)
    list += ContentTies(pass, tree: tree).issues
  }

  private mutating func appendAmbiguities(_ pass: LayoutPass, _ tree: LayoutTree) {
    var open: [Int: [LayoutAttribute]] = [:]
    for variable in pass.solution.undetermined {
      guard case .view(let node, let attribute) = pass.geometry.variables[variable] else {
        continue
      }
      open[node, default: []].append(attribute)
    }
    // In what a stack view has collapsed nothing need be decided.
    var collapsed: Set<Int> = []
    for (index, node) in tree.nodes.enumerated() {
      let isInside = index > 0 && collapsed.contains(node.parent)
      if isInside || node.isArranged && node.view.isHidden { collapsed.insert(index) }
      guard let attributes = open[index], !collapsed.contains(index) else { continue }
      list.append(.ambiguous(node.view.id, attributes, at: node.view.place))
    }
  }
}

/// Writes constraints that the engine made itself in the language of a user's constraints.
struct SourceNames {
  let tree: LayoutTree
  let resolved: [ResolvedConstraint]
  let constraints: [LinearConstraint]

  func constraint(_ place: Int) -> Constraint {
    let linear = constraints[place]
    switch linear.source {
    case .user(let index): return resolved[index].constraint
    case .nonNegative(let node, let axis):
      return Constraint(
        length(node, axis), .greaterThanOrEqual, identifier: "a size cannot be negative"
      ).written(at: tree.nodes[node])
    case .content(let node, let axis):
      return Constraint(
        length(node, axis), linear.relation, constant: -linear.form.constant,
        priority: linear.priority, identifier: "natural size"
      ).written(at: tree.nodes[node])
    case .stack(let rule):
      return constraint(rule, linear).written(at: tree.nodes[rule.first.node])
    }
  }

  private func length(_ node: Int, _ axis: Axis) -> Anchor {
    Anchor(tree.nodes[node].view.id, axis == .horizontal ? .width : .height)
  }
}

extension Constraint {
  /// The same constraint with the location of a view in its file.
  fileprivate func written(at node: LayoutTree.Node) -> Constraint {
    var constraint = self
    constraint.place = node.view.place
    return constraint
  }
}
