import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

extension ViewBuilder {
  /// The view that a navigation bar shows for a controller: its title between the items of both
  /// sides.
  mutating func navigationItem(of id: String, _ node: SourceNode) -> View? {
    let (left, right) = (node.barItems("leftItems"), node.barItems("rightItems"))
    guard node["title"] != nil || left != nil || right != nil else { return nil }
    var item = View(.view, id: ViewID(id).part(.item))
    item.role = .transparent
    item.origin = .part(.navigationBar)
    collector.register(item.id.key, parent: nil, at: node.place)
    var title = View(.label, id: item.id.part(.title))
    title.name = "titleLabel"
    title.origin = .part(.navigationBar)
    title.place = log.filePlace((node["title"] ?? node).place)
    title.text = TextContent(
      node["title"]?.text ?? "", font: .system(17, .semibold), alignment: .center)
    collector.register(title.id.key, parent: item.id.key, at: node.place)
    // Made where the controller is pushed, and where the bar prefers large titles.
    for part in [ViewID.Part.backButton, .largeTitle, .largeTitleLabel] {
      let view = item.id.part(part)
      collector.register(view.key, parent: item.id.key, at: node.place)
      collector.index.laterViews.insert(view)
    }
    // A long title gives up the middle first, and then its end, before it narrows what is beside
    // it.
    title.compressionResistance.horizontal = 700
    item.subviews = [title]
    item.constraints += Self.place(of: title.id, in: item.id)
    if let left { addItems(left, .leading, to: &item, beside: title.id) }
    if let right { addItems(right, .trailing, to: &item, beside: title.id) }
    return item
  }

  /// Constraints of the title: in the middle where there is room, and 16 points or more from the
  /// safe area.
  private static func place(of title: ViewID, in item: ViewID) -> [Constraint] {
    let safeArea = LayoutItem.safeArea(of: item)
    return [
      Constraint(
        Anchor(title, .centerX), .equal, Anchor(item, .centerX), priority: 500),
      Constraint(
        Anchor(title, .leading), .greaterThanOrEqual, Anchor(safeArea, .leading), constant: 16),
      Constraint(
        Anchor(title, .trailing), .lessThanOrEqual, Anchor(safeArea, .trailing), constant: -16),
      Constraint(Anchor(title, .top), .equal, Anchor(item, .top)),
      Constraint(Anchor(title, .bottom), .equal, Anchor(item, .bottom)),
    ]
  }

  /// A row of buttons, 16 points from the safe area and 12 apart.
  private mutating func addItems(
    _ list: SourceNode, _ side: LayoutAttribute, to item: inout View, beside title: ViewID
  ) {
    let isLeading = side == .leading
    var row = View(.stackView, id: item.id.part(isLeading ? .leadingItems : .trailingItems))
    row.stack?.spacing = 12
    row.origin = .part(.navigationBar)
    collector.register(row.id.key, parent: item.id.key, at: list.place)
    for (index, element) in list.elements.enumerated() {
      let item = element.isMap ? element : .map(["text": element], at: element.place)
      let button = item.adding("kind", "button").adding("font", "17")
      let made = "\(row.id.key)/button" + (index == 0 ? "" : String(index + 1))
      row.subviews.append(
        view(button, id: button["id"]?.text ?? made, parent: row.id.key))
    }
    item.subviews.append(row)
    item.constraints += [
      Constraint(
        Anchor(row.id, side), .equal, Anchor(.safeArea(of: item.id), side),
        constant: isLeading ? 16 : -16),
      Constraint(Anchor(row.id, .top), .equal, Anchor(item.id, .top)),
      Constraint(Anchor(row.id, .bottom), .equal, Anchor(item.id, .bottom)),
      Constraint(
        Anchor(title, side), isLeading ? .greaterThanOrEqual : .lessThanOrEqual,
        Anchor(row.id, isLeading ? .trailing : .leading), constant: isLeading ? 6 : -6),
    ]
  }
}

extension SourceNode {
  /// The items of a controller on a side of a navigation bar; `nil` for nothing.
  func barItems(_ key: String) -> SourceNode? {
    self[key].flatMap { $0.elements.isEmpty ? nil : $0 }
  }
}
