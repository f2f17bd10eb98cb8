import EmakiDrawing

/// Writes the two sides of a constraint as linear forms in one coordinate system: that of the
/// deepest view that holds both.
struct LineForms {
  var geometry: Geometry
  let insets: InsetRules
  let scale: Double
  /// The margins and safe areas that forms were written with; a later pass compares.
  private(set) var usedInsets: [InsetRules.Use: Insets] = [:]

  init(geometry: Geometry, insets: InsetRules, scale: Double) {
    self.geometry = geometry
    self.insets = insets
    self.scale = scale
  }

  private var tree: LayoutTree { geometry.tree }

  /// `first − multiplier · second − constant`, with its relation, for the solver.
  ///
  /// Leading and trailing count along the reading direction of the common ancestor, not of the
  /// views themselves, as in files where a single button is right-to-left. Under right-to-left the
  /// whole axis is mirrored, x′ = width of the common space − x, so that constants keep their
  /// meaning.
  mutating func form(of resolved: ResolvedConstraint) -> Linear {
    let (left, right) = sides(of: resolved)
    var form = left
    if let right { form.add(right, times: -resolved.constraint.multiplier) }
    return form - resolved.constraint.constant
  }

  /// The two lines or lengths that a constraint compares, without multiplier and constant.
  mutating func sides(of resolved: ResolvedConstraint) -> (left: Linear, right: Linear?) {
    guard let second = resolved.second else { return (length(of: resolved.first), nil) }
    let space = tree.commonAncestor(resolved.first.item.node, second.item.node)
    let nested = resolved.first.item.node != second.item.node
    let direction = tree.nodes[space].direction
    var left = form(of: resolved.first, direction, in: space, nested)
    var right = form(of: second, direction, in: space, nested)
    let isDirectional =
      resolved.first.attribute.isDirectional || second.attribute.isDirectional
    if isDirectional, direction == .rightToLeft {
      let width = geometry.bounds(of: space, .horizontal).length
      left = width - left
      right = width - right
    }
    return (left, right)
  }

  private mutating func length(of line: ResolvedConstraint.Line) -> Linear {
    span(of: line.item, line.attribute.axis, isEdge: false, seen: .alone).length
  }

  /// - Parameters:
  ///   - space: the view in whose coordinates (under a scroll view, its content's) to write.
  ///   - nested: whether the other side is another view.
  private mutating func form(
    of line: ResolvedConstraint.Line, _ direction: LayoutDirection, in space: Int, _ nested: Bool
  ) -> Linear {
    let node = line.item.node
    let axis = line.attribute.axis
    let place = line.attribute.place(direction)
    let isEdge = place == .start || place == .end
    let view: Viewpoint = node != space ? .outside : nested ? .inside : .alone
    let own = span(of: line.item, axis, isEdge: isEdge, seen: view)
    if place == .length { return own.length }
    let local = position(place, in: own, of: line.item)
    return node == space ? local : local + geometry.origin(of: node, in: space, axis)
  }

  private func position(
    _ place: LayoutAttribute.Place, in span: Span, of item: ResolvedConstraint.Item
  ) -> Linear {
    switch place {
    case .start: return span.origin
    case .end: return span.end
    case .center, .length: return span.center
    case .firstBaseline, .lastBaseline:
      guard item.part == .view else { return place == .firstBaseline ? span.origin : span.end }
      return Baselines(geometry: geometry, scale: scale)
        .baseline(of: item.node, first: place == .firstBaseline)
    }
  }

  /// Where the other side of a constraint is.
  private enum Viewpoint {
    /// Among the view's descendants.
    case inside
    /// Neither in the view nor the view itself.
    case outside
    /// It is the same view, or there is none.
    case alone
  }

  /// The extent of a view or guide, measured from its view's top left corner, or, seen from inside
  /// a scroll view, from its content's.
  private mutating func span(
    of item: ResolvedConstraint.Item, _ axis: Axis, isEdge: Bool, seen: Viewpoint
  ) -> Span {
    let bounds = geometry.bounds(of: item.node, axis)
    let offset = geometry.contentOffset(of: item.node, axis)
    let toFrame = Linear(seen == .inside ? offset : 0)
    let toContent = Linear(seen == .outside ? -offset : 0)
    let joinsContent = isEdge && seen == .inside && tree.nodes[item.node].view.kind.scrolls
    switch item.part {
    case .view:
      if joinsContent { return content(of: item.node, axis) }
      if seen == .inside, tree.nodes[item.node].view.kind == .tableCell {
        // Rows reach under the notch, their content does not.
        let sides = use(.safeArea, of: item.node)
        return bounds.inset(start: sides.start(axis), end: sides.end(axis))
      }
      let alignment = tree.nodes[item.node].alignmentInsets
      return bounds.inset(start: alignment.start(axis), end: alignment.end(axis))
    case .margins:
      let margins = use(.margins, of: item.node)
      let outer = joinsContent ? content(of: item.node, axis) : bounds
      return outer.inset(start: margins.start(axis), end: margins.end(axis))
    case .safeArea, .topGuide, .bottomGuide:
      let area = use(.safeArea, of: item.node)
      return guide(item.part, in: bounds, area, axis).moved(by: toFrame)
    case .content: return content(of: item.node, axis).moved(by: toContent)
    case .frame: return bounds.moved(by: toFrame)
    case .guide(let guide): return geometry.guide(guide, axis).moved(by: toContent)
    }
  }

  private mutating func content(of node: Int, _ axis: Axis) -> Span {
    Span(origin: Linear(), length: geometry.contentLength(of: node, axis))
  }

  /// The safe area, or the strips above and below it that were its forerunners.
  private func guide(
    _ part: ResolvedConstraint.Item.Part, in bounds: Span, _ area: Insets, _ axis: Axis
  ) -> Span {
    guard axis == .vertical else {
      return part == .safeArea ? bounds.inset(start: area.left, end: area.right) : bounds
    }
    switch part {
    case .topGuide: return Span(origin: Linear(), length: Linear(area.top))
    case .bottomGuide:
      return Span(origin: bounds.length - area.bottom, length: Linear(area.bottom))
    default: return bounds.inset(start: area.top, end: area.bottom)
    }
  }

  /// Looks insets up and remembers that the answer matters.
  mutating func use(_ kind: InsetRules.Kind, of node: Int) -> Insets {
    let use = InsetRules.Use(kind: kind, node: node)
    if let known = usedInsets[use] { return known }
    let value = insets.insets(kind, of: node)
    usedInsets[use] = value
    return value
  }
}
