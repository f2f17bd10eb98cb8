import EmakiLayout
import EmakiSceneFormat

/// Makes the constraints of a `pin`.
///
/// Each is named `view.pin.side`, so that motions can change its constant. Distances run inwards:
/// `bottom: 8` is `superview.bottom = view.bottom + 8`.
struct PinBuilder {
  let context: SceneContext
  let view: String
  let superview: String

  /// A constraint, and what of the file says it.
  typealias Pin = (constraint: Constraint, place: SourcePlace)

  func pins(_ node: SourceNode) -> [Pin] {
    let target: LayoutItem
    var list: [Constraint] = []
    switch node.text {
    case "safeArea": target = item(.safeArea)
    case "margins": target = item(.margins)
    case "center":
      let centre: [LayoutAttribute] = [.centerX, .centerY]
      list = centre.map { constraint($0, Distance(points: 0), .view(ViewID(superview)), nil) }
      return list.map { ($0, node.place) }
    case .some: target = .view(ViewID(superview))
    case nil: return pins(of: node)
    }
    list = Self.edges.map { constraint($0, Distance(points: 0), target, nil) }
    return list.map { ($0, node.place) }
  }

  private static let edges: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]

  private func pins(of node: SourceNode) -> [Pin] {
    guard let target = target(node) else { return [] }
    let priority = node["priority"]?.number.map { Priority($0) }
    return node.entries.flatMap { entry -> [Pin] in
      let distances = distances(entry)
      checkLengths(distances, of: entry)
      checkShares(distances, of: entry)
      let list = distances.map { constraint($0.0, $0.1, target, priority) }
      return (list + aspect(entry, priority)).map { ($0, entry.keyPlace) }
    }
  }

  /// A length below 0 was meant as one that is less than the superview's.
  private func checkLengths(
    _ distances: [(LayoutAttribute, Distance)], of entry: SourceNode.Entry
  ) {
    for (attribute, distance) in distances
    where [.width, .height].contains(attribute) && distance.share == 0 && distance.area == nil
      && distance.points < 0
    {
      context.log.error(
        "\"\(entry.key)\" is below 0", at: entry.value.place,
        hint: "less than the superview has is \(view).\(attribute.rawValue) == "
          + "superview.\(attribute.rawValue) - \(NumberText.text(of: -distance.points))")
      return
    }
  }

  /// A part of the superview is a length; a position at a part of it needs an equation.
  private func checkShares(
    _ distances: [(LayoutAttribute, Distance)], of entry: SourceNode.Entry
  ) {
    for (attribute, distance) in distances
    where ![.width, .height].contains(attribute) && distance.share != 0 {
      let end: LayoutAttribute =
        switch attribute {
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .bottom
        case .leading, .trailing: .trailing
        default: .right
        }
      let share =
        switch attribute {
        case .centerX, .centerY: 0.5 + distance.share
        case end: 1 - distance.share
        default: distance.share
        }
      context.log.error(
        "\"\(entry.key)\" is a distance in points, not a part of the superview",
        at: entry.value.place,
        hint: "a place at a part of it is an equation: \(view).\(attribute.rawValue) == "
          + "\(NumberText.text(of: share)) * superview.\(end.rawValue)")
      return
    }
  }

  /// The lines that a key speaks of, with their distances.
  private func distances(_ entry: SourceNode.Entry) -> [(LayoutAttribute, Distance)] {
    let node = entry.value
    switch entry.key {
    case "edges": return pairs(Self.edges, node)
    case "horizontal": return pairs([.leading, .trailing], node)
    case "vertical": return pairs([.top, .bottom], node)
    case "size": return lengths(node, .width, .height)
    case "center":
      if node.bool == false { return [] }
      return node.isList
        ? lengths(node, .centerX, .centerY)
        : [(.centerX, Distance(points: 0)), (.centerY, Distance(points: 0))]
    case "to", "priority", "aspect": return []
    default: return LayoutAttribute(rawValue: entry.key).map { pairs([$0], node) } ?? []
    }
  }

  private func pairs(
    _ attributes: [LayoutAttribute], _ node: SourceNode
  ) -> [(LayoutAttribute, Distance)] {
    guard let distance = distance(node) else { return [] }
    return attributes.map { ($0, distance) }
  }

  private func lengths(
    _ node: SourceNode, _ across: LayoutAttribute, _ down: LayoutAttribute
  ) -> [(LayoutAttribute, Distance)] {
    let numbers = node.elements.compactMap(\.number)
    guard let first = numbers.first, let last = numbers.last else { return [] }
    return [(across, Distance(points: first)), (down, Distance(points: last))]
  }

  private func distance(_ node: SourceNode) -> Distance? {
    if let number = node.number { return Distance(points: number) }
    do throws(Phrase.Problem) {
      return try node.text.map { text throws(Phrase.Problem) in try Distance(text) }
    } catch {
      // The check of the table has reported it.
      return nil
    }
  }

  private func aspect(_ entry: SourceNode.Entry, _ priority: Priority?) -> [Constraint] {
    guard entry.key == "aspect", let ratio = entry.value.number else { return [] }
    return [
      Constraint(
        Anchor(ViewID(view), .width), .equal, Anchor(ViewID(view), .height), multiplier: ratio,
        priority: priority ?? .required, identifier: "\(view).pin.aspect")
    ]
  }

  private func constraint(
    _ attribute: LayoutAttribute, _ distance: Distance, _ target: LayoutItem, _ priority: Priority?
  ) -> Constraint {
    let own = Anchor(ViewID(view), attribute)
    let other = Anchor(distance.area.map(item) ?? target, attribute)
    let isLength = attribute == .width || attribute == .height
    var constraint: Constraint
    if isLength {
      let isOwn = distance.share == 0 && distance.area == nil
      constraint = Constraint(own, distance.relation, isOwn ? nil : other)
      if distance.share != 0 { constraint.multiplier = distance.share }
    } else if Self.ends.contains(attribute) {
      constraint = Constraint(other, distance.relation, own)
    } else {
      constraint = Constraint(own, distance.relation, other)
    }
    constraint.constant = distance.points
    constraint.priority = distance.priority ?? priority ?? .required
    constraint.identifier = "\(view).pin.\(attribute.rawValue)"
    return constraint
  }

  private func item(_ area: Distance.Area) -> LayoutItem {
    switch area {
    case .safeArea: .safeArea(of: ViewID(superview))
    case .margins: .margins(of: ViewID(superview))
    }
  }

  private static let ends: [LayoutAttribute] = [.bottom, .trailing, .right]

  /// The view or guide that the `to` of a pin means.
  private func target(_ pin: SourceNode) -> LayoutItem? {
    let node = pin["to"] ?? pin
    switch node.text {
    case nil, "superview": return .view(ViewID(superview))
    case "safeArea": return item(.safeArea)
    case "margins": return item(.margins)
    case .some(let name):
      let index = context.index
      if let key = index.key(of: name), index.root(of: key) == index.root(of: view) {
        return index.isGuide(key) ? .guide(ViewID(key)) : .view(ViewID(key))
      }
      let others = ["superview", "safeArea", "margins"]
      context.log.unknown(
        "view", name, at: node.place,
        hint: context.hint(name, in: index.ids(under: index.root(of: view)) + others))
      return nil
    }
  }
}
