import EmakiDrawing

/// The constraints that a stack view adds for its arranged subviews.
///
/// Priorities and relations are read off the frames that Interface Builder saved.
struct StackConstraints {
  let geometry: Geometry
  let scale: Double
  let node: Int
  let stack: StackLayout
  /// The inside of the stack view's margins, or all of it.
  let along: Span
  let across: Span
  private var list: [LinearConstraint] = []

  /// A priority below all in UIKit's tables but the ones that settle ambiguity.
  private static let hugsAcross: Priority = 51
  private static let hugsAlong: Priority = 50
  private static let smallestGap: Priority = 49
  private static let settles: Priority = 25
  /// Views on a common baseline rest at the bottom.
  private static let rises: Priority = 24
  private static let centersApart: Priority = 149
  private static let proportional: Priority = 999
  private static let collapses: Priority = 999
  /// More views than a screen shows.
  private static let manyViews = 100

  /// - Parameter margins: the layout margins of the stack view; used if it says so.
  init(_ stack: StackLayout, node: Int, geometry: Geometry, margins: Insets, scale: Double) {
    self.geometry = geometry
    self.scale = scale
    self.node = node
    self.stack = stack
    let kept = stack.isLayoutMarginsRelative ? margins : .zero
    let cross = stack.axis.other
    along = geometry.bounds(of: node, stack.axis)
      .inset(start: kept.start(stack.axis), end: kept.end(stack.axis))
    across = geometry.bounds(of: node, cross).inset(start: kept.start(cross), end: kept.end(cross))
  }

  private var tree: LayoutTree { geometry.tree }

  var isReversed: Bool {
    stack.axis == .horizontal && tree.nodes[node].direction == .rightToLeft
  }

  /// The rules of a stack view on its two axes.
  struct Rules {
    /// The chain, the gaps, the lengths.
    var along: [LinearConstraint]
    /// The alignment.
    var across: [LinearConstraint]
  }

  /// Everything the stack view asks for; `natural` is needed for proportions.
  mutating func rules(natural: inout NaturalSizes) -> Rules {
    let arranged = tree.nodes[node].children
    let visible = arranged.filter { !tree.nodes[$0].view.isHidden }
    collapse(arranged)
    guard let first = visible.first, let last = visible.last else {
      return Rules(along: list, across: [])
    }
    let (start, end) = isReversed ? (last, first) : (first, last)
    require(span(start).origin - along.origin, .equal, saying: same(.start, start, stack.axis))
    require(span(end).end - along.end, .equal, saying: same(.end, end, stack.axis))
    space(visible)
    distribute(visible, natural: &natural)
    let along = list
    list = []
    align(visible)
    return Rules(along: along, across: list)
  }

  private func span(_ child: Int) -> Span { geometry.span(of: child, stack.axis) }
  private func crossSpan(_ child: Int) -> Span { geometry.span(of: child, stack.axis.other) }

  private mutating func require(
    _ form: Linear, _ relation: Constraint.Relation, at priority: Priority = .required,
    saying rule: StackRule
  ) {
    list.append(
      LinearConstraint(form: form, relation: relation, priority: priority, source: .stack(rule)))
  }

  // MARK: Along the axis

  /// A hidden subview leaves the chain: it has no length and lies where its neighbour ends.
  private mutating func collapse(_ arranged: [Int]) {
    let cross = stack.axis.other
    var edge = isReversed ? along.end : along.origin
    var neighbour = side(places.begin, node, stack.axis)
    for child in arranged {
      let own = span(child)
      if tree.nodes[child].view.isHidden {
        let follows = StackRule(
          stack: node, first: side(places.begin, child, stack.axis), second: neighbour)
        require((isReversed ? own.end : own.origin) - edge, .equal, saying: follows)
        require(own.length, .equal, at: Self.collapses, saying: nothing(child, stack.axis))
        require(
          crossSpan(child).origin - across.origin, .equal, saying: same(.start, child, cross))
        require(
          crossSpan(child).end - across.end, .equal, at: Self.settles,
          saying: same(.end, child, cross))
      } else {
        edge = isReversed ? own.origin : own.end
        neighbour = side(places.end, child, stack.axis)
      }
    }
  }

  /// The gap after each visible subview but the last, with the spacing that it should have.
  private func gaps(_ visible: [Int]) -> [(gap: Linear, spacing: Double, rule: StackRule)] {
    zip(visible, visible.dropFirst()).map { previous, next in
      let (a, b) = isReversed ? (next, previous) : (previous, next)
      let spacing = stack.customSpacing[tree.nodes[previous].view.id] ?? stack.spacing
      return (gap(a, b), spacing, rule(after: previous, next, spacing))
    }
  }

  var measuresBaselines: Bool { stack.isBaselineRelative && stack.axis == .vertical }

  /// The gap from one subview's end to another's beginning.
  private func gap(_ a: Int, _ b: Int) -> Linear {
    guard measuresBaselines else {
      return span(b).origin - span(a).end
    }
    return baseline(of: b, first: true) - baseline(of: a, first: false)
  }

  /// The distance of a baseline from the stack view's top.
  private func baseline(of child: Int, first: Bool) -> Linear {
    let baselines = Baselines(geometry: geometry, scale: scale)
    return geometry.frame(of: child, .vertical).origin + baselines.baseline(of: child, first: first)
  }

  private mutating func space(_ visible: [Int]) {
    for (gap, spacing, rule) in gaps(visible) {
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: require(gap - spacing, .equal, saying: rule)
      case .equalSpacing, .equalCentering:
        require(gap - spacing, .greaterThanOrEqual, saying: rule)
        require(gap - spacing, .equal, at: Self.smallestGap, saying: rule)
      }
    }
  }

  private mutating func distribute(_ visible: [Int], natural: inout NaturalSizes) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalize(visible.map { (span($0).length, side(.length, $0, stack.axis)) })
    case .fillProportionally: proportion(visible, natural: &natural)
    case .equalSpacing:
      equalizeGaps(gaps(visible).map { ($0.gap, $0.rule) }, inChain: visible.count > Self.manyViews)
      hugAlong()
    case .equalCentering:
      let distances = zip(visible, visible.dropFirst()).map { a, b in
        (span(b).center - span(a).center, same(.center, b, stack.axis, as: a))
      }
      equalizeGaps(distances, at: Self.centersApart)
      hugAlong()
    }
  }

  /// Makes all of some lengths equal to the first.
  private mutating func equalize(_ lengths: [(Linear, StackRule.Side)]) {
    guard let (first, reference) = lengths.first else { return }
    for (length, side) in lengths.dropFirst() {
      require(
        length - first, .equal, saying: StackRule(stack: node, first: side, second: reference))
    }
  }

  /// Makes all of some gaps equal to the first.
  ///
  /// - Parameter inChain: makes each equal to the one before: the same for what is required, and of
  ///   thousands much less work for the solver.
  private mutating func equalizeGaps(
    _ gaps: [(Linear, StackRule)], at priority: Priority = .required, inChain: Bool = false
  ) {
    guard let first = gaps.first else { return }
    for (previous, (gap, rule)) in zip(gaps, gaps.dropFirst()) {
      var rule = rule
      rule.equalsGaps = true
      let reference = inChain ? previous.0 : first.0
      require(gap - reference, .equal, at: priority, saying: rule)
    }
  }

  private mutating func hugAlong() {
    let length = geometry.span(of: node, stack.axis).length
    if !length.isConstant {
      require(length, .equal, at: Self.hugsAlong, saying: nothing(node, stack.axis))
    }
  }

  /// Lengths in proportion to the natural ones, among the subviews that have one.
  ///
  /// Where all have one, each but the last takes its share of the stack view's whole length,
  /// natural length ∕ (sum of natural lengths + gaps), and the last what is left. A stack view that
  /// fills in proportion itself takes no part. Source: saved frames.
  private mutating func proportion(_ visible: [Int], natural: inout NaturalSizes) {
    var sized: [(child: Int, natural: Double)] = []
    for child in visible {
      if fillsInProportion(child) { continue }
      if let length = FittedLengths.length(of: child, stack.axis, &natural) {
        sized.append((child, length))
      }
    }
    if sized.count == visible.count { return share(sized, gaps(visible).map(\.spacing)) }
    guard let reference = sized.first(where: { $0.natural > 0 }) else { return }
    for (child, length) in sized where child != reference.child {
      let share = length / reference.natural
      require(
        span(child).length - share * span(reference.child).length, .equal, at: Self.proportional,
        saying: same(.length, child, stack.axis, as: reference.child, times: share))
    }
  }

  private func fillsInProportion(_ child: Int) -> Bool {
    let inner = tree.nodes[child].view.stack
    return inner?.axis == stack.axis && inner?.distribution == .fillProportionally
  }

  private mutating func share(_ sized: [(child: Int, natural: Double)], _ gaps: [Double]) {
    let whole = sized.map(\.natural).reduce(0, +) + gaps.reduce(0, +)
    guard whole > 0 else { return }
    for (child, length) in sized.dropLast() {
      let share = length / whole
      require(
        span(child).length - share * (along.end - along.origin), .equal, at: Self.proportional,
        saying: same(.length, child, stack.axis, times: share))
    }
  }

  // MARK: Across the axis

  private mutating func align(_ visible: [Int]) {
    let alignment = effectiveAlignment
    let cross = stack.axis.other
    for child in visible {
      let own = crossSpan(child)
      let (starts, ends) = (same(.start, child, cross), same(.end, child, cross))
      if alignment == .fill || tree.nodes[child].view.kind.traits.natural == .line {
        require(own.origin - across.origin, .equal, saying: starts)
        require(own.end - across.end, .equal, saying: ends)
        continue
      }
      let (start, end) = edgeRelations(alignment)
      require(own.origin - across.origin, start, saying: starts)
      require(own.end - across.end, end, saying: ends)
      if alignment == .center {
        require(own.center - across.center, .equal, saying: same(.center, child, cross))
      }
      let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
      require(
        own.origin - across.origin, .equal, at: isBaseline ? Self.rises : Self.settles,
        saying: starts)
      require(own.end - across.end, .equal, at: Self.settles, saying: ends)
    }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      alignBaselines(visible, first: alignment == .firstBaseline)
    }
    let size = geometry.span(of: node, cross).length
    if alignment != .fill, !size.isConstant {
      require(size, .equal, at: Self.hugsAcross, saying: nothing(node, cross))
    }
  }

  /// Baselines make sense in rows only; leading and trailing swap under right-to-left.
  private var effectiveAlignment: StackLayout.Alignment {
    let isColumn = stack.axis == .vertical
    let isMirrored = isColumn && tree.nodes[node].direction == .rightToLeft
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: return isColumn ? .leading : stack.alignment
    case .leading: return isMirrored ? .trailing : .leading
    case .trailing: return isMirrored ? .leading : .trailing
    case .fill, .center: return stack.alignment
    }
  }

  /// How a subview's two cross edges relate to the stack view's.
  private func edgeRelations(
    _ alignment: StackLayout.Alignment
  ) -> (Constraint.Relation, Constraint.Relation) {
    switch alignment {
    case .leading: (.equal, .lessThanOrEqual)
    case .trailing: (.greaterThanOrEqual, .equal)
    default: (.greaterThanOrEqual, .lessThanOrEqual)
    }
  }

  private mutating func alignBaselines(_ visible: [Int], first: Bool) {
    let place: LayoutAttribute.Place = first ? .firstBaseline : .lastBaseline
    equalize(visible.map { (baseline(of: $0, first: first), side(place, $0, .vertical)) })
  }
}
