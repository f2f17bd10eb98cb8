internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// `first = second + constant` between upper and lower edges.
struct EdgeEquation {
  var first: Anchor
  var second: Anchor
  var constant: Double
}

extension View {
  /// The equations that tie the upper and lower edges of the views in it to one another; the
  /// content of a view that scrolls has a separate coordinate space.
  var edgeEquations: [EdgeEquation] {
    if kind.scrolls { return [] }
    let own = constraints.compactMap { EdgeEquation($0) }
    return own + centredEquations + arrangedEquations
      + subviews.flatMap { subview in
        subview.maskEquations(in: id) + subview.edgeEquations
      }
  }

  /// The edges of views that have the height and the middle of others.
  private var centredEquations: [EdgeEquation] {
    let middles = constraints.compactMap { EdgeEquation($0, of: [.centerY]) }
    let heights = constraints.compactMap { EdgeEquation($0, of: [.height]) }
    return middles.flatMap { middle in
      heights.flatMap { height -> [EdgeEquation] in
        let (one, other) = (middle.first.item, middle.second.item)
        let isSame = height.first.item == one && height.second.item == other
        guard isSame || height.first.item == other && height.second.item == one else { return [] }
        let growth = isSame ? height.constant : -height.constant
        return [(LayoutAttribute.top, -growth / 2), (.bottom, growth / 2)].map { edge, reach in
          EdgeEquation(
            first: Anchor(one, edge), second: Anchor(other, edge),
            constant: middle.constant + reach)
        }
      }
    }
  }

  /// The edges of a view that its mask positions.
  private func maskEquations(in superview: ViewID) -> [EdgeEquation] {
    guard placement != .constraints else { return [] }
    let isTied = placement == .fixedFrame || !autoresizing.contains(.flexibleMinY)
    let top = EdgeEquation(
      first: Anchor(id, .top), second: Anchor(superview, .top), constant: frame.minY)
    let reaches = !autoresizing.isDisjoint(with: [.flexibleMinY, .heightSizable])
    guard placement == .autoresizing, reaches, !autoresizing.contains(.flexibleMaxY),
      let height = superviewSize?.height
    else { return isTied ? [top] : [] }
    let bottom = EdgeEquation(
      first: Anchor(id, .bottom), second: Anchor(superview, .bottom),
      constant: frame.maxY - height)
    return isTied ? [top, bottom] : [bottom]
  }

  /// The edges of a stack view's first and last view, or of all in a row.
  private var arrangedEquations: [EdgeEquation] {
    guard let stack, !stack.isLayoutMarginsRelative else { return [] }
    let shown = subviews.filter { !$0.isHidden }
    let isColumn = stack.axis == .vertical
    let top = isColumn ? Array(shown.prefix(1)) : shown
    let bottom = isColumn ? shown.suffix(1) : shown
    let hasTop = isColumn || [.fill, .leading].contains(stack.alignment)
    let hasBottom = isColumn || [.fill, .trailing].contains(stack.alignment)
    return (hasTop ? top.map { equation($0, .top) } : [])
      + (hasBottom ? bottom.map { equation($0, .bottom) } : [])
  }

  private func equation(_ view: View, _ edge: LayoutAttribute) -> EdgeEquation {
    EdgeEquation(first: Anchor(view.id, edge), second: Anchor(id, edge), constant: 0)
  }
}

extension EdgeEquation {
  /// A required equation between lines or lengths of these kinds; `nil` for all other constraints.
  fileprivate init?(_ constraint: Constraint, of kinds: Set<LayoutAttribute> = [.top, .bottom]) {
    guard constraint.isActive, constraint.relation == .equal, constraint.multiplier == 1,
      constraint.priority == .required, constraint.unit == .points, let second = constraint.second,
      kinds.contains(constraint.first.attribute), kinds.contains(second.attribute)
    else { return nil }
    self.init(first: constraint.first, second: second, constant: constraint.constant)
  }
}
