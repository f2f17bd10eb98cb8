import EmakiDrawing
import EmakiLayout
import EmakiLimits
import EmakiSceneFormat

/// Reads the rows of a table or collection: each cell, header and footer is a separate tree.
struct RowBuilder {
  private let collector: SceneCollector
  var log: DiagnosticLog { collector.log }

  init(_ collector: SceneCollector) {
    self.collector = collector
  }

  /// A header or footer that is a subview of the table: one that holds a controller, or the whole
  /// table's with an id.
  struct Host {
    var part: RowContent.Part
    var node: SourceNode
    /// The name in the table, where the file gives no id.
    var name: String
  }

  /// The headers and footers of a table that are subviews of it.
  func hosts(_ node: SourceNode, of view: View) -> [Host] {
    guard view.rows != nil, isHosting(node) else { return [] }
    var hosts = [Host(node["header"], .header, "header"), Host(node["footer"], .footer, "footer")]
    if let sections = node["sections"], sections.isList {
      for (index, section) in sections.elements.filter(\.isMap).enumerated() {
        hosts.append(Host(section["header"], .sectionHeader(index), "header\(index + 1)"))
        hosts.append(Host(section["footer"], .sectionFooter(index), "footer\(index + 1)"))
      }
    }
    return hosts.compactMap { $0 }
  }

  /// Whether headers of a table can hold controllers: not in a row, nor where there are none.
  private func isHosting(_ node: SourceNode) -> Bool {
    !collector.isInner && node["layout"]?["direction"]?.text != "horizontal"
  }

  /// The rows that a view's node asks for; `nil` where it asks for none.
  func content(_ node: SourceNode, of view: View) -> RowContent? {
    guard view.kind == .tableView || view.kind == .collectionView,
      node["rows"] != nil || node["sections"] != nil
    else { return nil }
    let style = RowStyle(node, kind: view.kind, traits: collector.setting.traits)
    var content = RowContent(sections(node, of: view.id, style))
    let place = Place(table: view.id)
    content.header = part(own(node["header"], node), style.title, place, "header")
    content.footer = part(own(node["footer"], node), style.title, place, "footer")
    let count = content.sections.reduce(0) { $0 + $1.rows.count }
    if count > InputLimit.rows.most {
      log.error(InputLimit.rows.excess, at: (node["sections"] ?? node).place)
      return nil
    }
    collector.changeRowParts(of: view.id) { $0.rows = count }
    let actions = SwipeActions(collector: collector, table: view.id)
    content.leadingActions = actions.actions(node["leadingSwipeActions"], at: .leading)
    content.trailingActions = actions.actions(node["trailingSwipeActions"], at: .trailing)
    content.headersStick = style.headersStick
    content.isGrouped = style.isGrouped
    content.rowInsets = style.rowInsets
    content.removed = absent(node["absentRows"], of: content)
    if view.kind == .collectionView { content.flow = FlowLayout(node["layout"]) }
    return content
  }

  // MARK: Sections

  private func sections(
    _ node: SourceNode, of table: ViewID, _ style: RowStyle
  ) -> [RowContent.Section] {
    guard let sections = node["sections"], sections.isList else {
      return [section(node, of: node, style, Place(table: table))]
    }
    var sectionsMade: [RowContent.Section] = []
    var place = Place(table: table, section: 0)
    for section in sections.elements where section.isMap {
      let isFirst = place.section == 0
      place.section = place.section.map { $0 + 1 }
      let made = self.section(section, of: node, style.atTop(isFirst), place)
      place.firstRow += made.rows.count
      sectionsMade.append(made)
    }
    return sectionsMade
  }

  private func section(
    _ node: SourceNode, of table: SourceNode, _ style: RowStyle, _ place: Place
  ) -> RowContent.Section {
    let prototype = node["cell"] ?? table["cell"]
    let (header, footer) = place.section == nil ? (nil, nil) : (node["header"], node["footer"])
    return RowContent.Section(
      header: isHost(header, table) ? [] : label(header, style.header, place, "header"),
      rows: rows(node["rows"], prototype, style, place),
      footer: isHost(footer, table) ? [] : label(footer, style.footer, place, "footer"),
      rowHeight: (node["rowHeight"] ?? table["rowHeight"])?.number)
  }

  /// Whether a header or footer is a subview of the table.
  private func isHost(_ node: SourceNode?, _ table: SourceNode) -> Bool {
    node?.holdsController == true && isHosting(table)
  }

  /// The header or footer of a whole table, where it is no subview of it.
  private func own(_ node: SourceNode?, _ table: SourceNode) -> SourceNode? {
    node?.isHostOfTable == true && isHosting(table) ? nil : node
  }

  private func rows(
    _ node: SourceNode?, _ prototype: SourceNode?, _ style: RowStyle, _ place: Place
  ) -> RowContent.Rows {
    guard let node, node.isList else {
      let cell = prototype ?? .scalar("", isPlain: false, at: node?.place ?? SourcePlace.start)
      let count = node?.count(upTo: .rows) ?? 0
      return .counted(count, cell: self.cell(cell, style, place, place.rows(count)))
    }
    return .listed(
      node.elements.enumerated().map { cell($1, style, place, "\(place.firstRow + $0)") })
  }

  /// Where rows stand, which decides what they are called.
  private struct Place {
    var table: ViewID
    /// The section's number, from 1; `nil` for rows without sections.
    var section: Int?
    /// The number of the first row of the section, from 1.
    var firstRow = 1

    /// The numbers of the rows of this section.
    func rows(_ count: Int) -> String {
      section == nil ? "*" : "\(firstRow)-\(firstRow + count - 1)"
    }
  }

  // MARK: Parts

  /// A row: a view, or the text of a plain one.
  private func cell(
    _ node: SourceNode, _ style: RowStyle, _ place: Place, _ numbers: String
  ) -> View {
    var made = node.isMap ? node : SourceNode.map(["text": node], at: node.place)
    if style.cellKind == .tableCell {
      if made["accessoryView"] != nil, let mark = made.entry("style") {
        log.doubt("\"style\" does nothing beside \"accessoryView\"", at: mark.keyPlace)
      }
      made = CellTexts(node: made, traits: collector.setting.traits).written
    }
    let separator = made["separatorInset"]?.separatorInsets ?? style.separatorInsets
    let mark = style.cellKind == .tableCell ? CellContent(made).markOfStack : nil
    if mark != nil { made = made.without(["style"]) }
    let known = made.adding("kind", style.cellKind.rawValue)
    var view = tree(known, defaultID: "cell", of: place.table, numbers)
    if style.cellKind == .tableCell { view = view.asTableCell(with: mark) }
    view.control.row.hidesSeparator = !style.hasSeparators
    view.control.row.isInSidebar = style.isSidebar
    view.control.row.separatorInsets = separator
    if view.kind == .tableCell, !made.saysFont { view.text?.font = style.cellFont }
    return view
  }

  /// The header or footer of a section: a view, or a text in the style of the table.
  private func label(
    _ node: SourceNode?, _ style: RowStyle.Label, _ place: Place, _ name: String
  ) -> [View] {
    guard let node else { return style.gap > 0 ? [Self.gap(style.gap)] : [] }
    return part(node, style, place, "\(name)\(place.section ?? 1)")
  }

  /// A view, or a text with room around it.
  private func part(
    _ node: SourceNode?, _ style: RowStyle.Label, _ place: Place, _ name: String
  ) -> [View] {
    guard let node else { return [] }
    if node.isMap {
      let view = tree(node, defaultID: "part", of: place.table, name)
      note(view.partNames, inLabel: name, of: place.table)
      return [view]
    }
    var view = View(.reusableView, id: "label")
    view.role = style.role
    var text = View(.label, id: "text")
    var words = TextContent(style.words(node.text ?? ""), font: style.font, color: style.color)
    words.numberOfLines = style.wraps ? 0 : 1
    text.text = words
    view.constraints = [
      Constraint(
        Anchor("text", .leading), .equal, Anchor(.margins(of: "label"), .leading),
        constant: style.inset),
      Constraint(
        Anchor("text", .trailing), .lessThanOrEqual, Anchor(.margins(of: "label"), .trailing),
        constant: -style.inset),
      Constraint(
        Anchor("text", .top), .greaterThanOrEqual, Anchor("label", .top), constant: style.top),
      Constraint(
        Anchor("text", .bottom), .equal, Anchor("label", .bottom), constant: -style.bottom),
      Constraint(Anchor("label", .height), .greaterThanOrEqual, constant: style.height),
    ]
    (view.origin, text.origin) = (.unnamed, .unnamed)
    view.subviews = [text]
    note(view.partNames, inLabel: name, of: place.table)
    return [view]
  }

  private static func gap(_ height: Double) -> View {
    var view = View(.reusableView, id: "gap")
    view.origin = .unnamed
    view.role = .transparent
    view.constraints = [Constraint(Anchor("gap", .height), .equal, constant: height)]
    return view
  }

  /// The lengths in a `pin` that hold without a superview.
  private func lengths(_ pin: SourceNode?, of id: ViewID) -> [Constraint] {
    [LayoutAttribute.width, .height].compactMap { line in
      pin?[line.rawValue]?.number.map { Constraint(Anchor(id, line), .equal, constant: $0) }
    }
  }

  /// A view tree with a separate set of names, with this name in the table: `3`, `*`, `header1`.
  private func tree(
    _ node: SourceNode, defaultID: String, of table: ViewID, _ name: String
  ) -> View {
    let inner = SceneCollector(collector.setting, isInner: true)
    var views = ViewBuilder(inner)
    var view = views.root(node, defaultID: defaultID)
    for embed in views.embeds {
      log.error(
        "rows, and what is in them, hold no controllers", at: embed.node.place,
        hint: "a component can be both, a row and a controller's view; the header of a section can "
          + "hold a controller, and cells can stand with containers in a column inside the table")
    }
    let names = view.partNames
    let row = table.inner(name).key
    for reaction in inner.reactions {
      take(reaction, as: row, names)
    }
    collector.note(inner.index, inRow: row, names)
    if name.first?.isLetter != true { note(names, of: table, row: Int(name.prefix { $0 != "-" })) }
    var resolver = ConstraintResolver(SceneContext(inner))
    let owned = resolver.constraints(views.pending)
    view.updateAll { $0.constraints += owned[$0.id.key] ?? [] }
    view.constraints += lengths(node["pin"], of: view.id)
    return view
  }

  /// Hands on what fingers do in a row, by the name that the view has there.
  private func take(
    _ reaction: Reaction, as row: String, _ names: [ViewID: String]
  ) {
    if let pan = reaction.node["pan"] {
      log.warning(
        "\"pan\" does nothing inside rows", at: pan.place,
        hint: "the table itself has it; a motion moves a part of a row: list/2/front.x: -160")
    }
    guard reaction.node["on"]?.isMap == true else { return }
    // A table inside a row has handed on its rows: `inner/*/title`.
    let parts = reaction.view.split(separator: "/", maxSplits: 1).map(String.init)
    let known = names[ViewID(reaction.view)] ?? names[ViewID(parts.first ?? "")]
    let rest = names[ViewID(reaction.view)] == nil && parts.count > 1 ? "/" + parts[1] : ""
    let part = (known ?? parts.first ?? "") + rest
    collector.reactions.append(
      Reaction(
        view: part.isEmpty ? row : "\(row)/\(part)", node: reaction.node.without(["pan"])))
  }

  /// Writes down what the views of a row are called, for links.
  private func note(_ names: [ViewID: String], of table: ViewID, row: Int?) {
    note(table) { $0.add(names, inRow: row) }
  }

  /// The same of a header or footer.
  private func note(_ names: [ViewID: String], inLabel label: String, of table: ViewID) {
    note(table) { $0.add(names, inLabel: label) }
  }

  private func note(_ table: ViewID, _ change: (inout RowParts) -> Void) {
    if !collector.index.rowParts.contains(where: { $0.table == table }) {
      collector.index.rowParts.append(RowParts(table))
    }
    collector.changeRowParts(of: table, change)
  }
}

extension RowBuilder.Host {
  /// `nil` for a view that is a part of the rows.
  fileprivate init?(_ node: SourceNode?, _ part: RowContent.Part, _ name: String) {
    let isOfTable = part == .header || part == .footer
    guard let node, isOfTable ? node.isHostOfTable : node.holdsController else { return nil }
    self.init(part: part, node: node, name: name)
  }
}

extension SourceNode {
  /// Whether it says what its letters are like.
  fileprivate var saysFont: Bool {
    self["font"] != nil
      || ["font", "size", "weight"].contains { self["text"]?[$0] != nil }
      || self["text"]?.isList == true || self["text"]?["string"]?.isList == true
  }

  /// Whether it is a subview of the table, as the header or footer of all rows.
  fileprivate var isHostOfTable: Bool { holdsController || isMap && self["id"] != nil }

  /// Whether a view, or one in it, embeds a controller.
  fileprivate var holdsController: Bool {
    isMap
      && (self["embed"] != nil
        || (self["children"]?.elements ?? []).contains { $0.holdsController })
  }
}

extension FlowLayout {
  /// Reads the `layout` of a collection; missing values are UIKit's.
  fileprivate init(_ node: SourceNode?) {
    self.init()
    guard let node else { return }
    if let axis = node["direction"]?.text.flatMap(Axis.init) { self.axis = axis }
    if let size = node["itemSize"] {
      itemSize = size.number.map { Size(width: $0, height: $0) } ?? size.size
    }
    columns = node["columns"]?.count(upTo: .columns)
    node["lineSpacing"]?.number.map { lineSpacing = $0 }
    node["itemSpacing"]?.number.map { itemSpacing = $0 }
    if let insets = node["insets"]?.insets { sectionInsets = insets }
  }
}
