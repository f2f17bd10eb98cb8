import EmakiDrawing
import EmakiLayout

/// Reads the rows of a table or collection: each cell, header and footer is a tree of its own.
struct RowBuilder {
  let context: SceneContext

  /// The rows that a view's node asks for; `nil` where it asks for none.
  func content(_ node: SourceNode, of view: View) -> RowContent? {
    guard view.kind == .tableView || view.kind == .collectionView,
      node["rows"] != nil || node["sections"] != nil
    else { return nil }
    let style = RowStyle(node, kind: view.kind)
    var content = RowContent(sections(node, style))
    content.header = part(node["header"], .view)
    content.footer = part(node["footer"], .view)
    content.headersStick = style.headersStick
    content.rowInsets = style.rowInsets
    if view.kind == .collectionView { content.flow = FlowLayout(node["layout"]) }
    return content
  }

  // MARK: Sections

  private func sections(_ node: SourceNode, _ style: RowStyle) -> [RowContent.Section] {
    guard let sections = node["sections"], sections.isList else {
      return [section(node, of: node, style, header: nil, footer: nil)]
    }
    return sections.elements.enumerated().filter(\.element.isMap).map { index, section in
      self.section(
        section, of: node, style.atTop(index == 0), header: section["header"],
        footer: section["footer"])
    }
  }

  private func section(
    _ node: SourceNode, of table: SourceNode, _ style: RowStyle, header: SourceNode?,
    footer: SourceNode?
  ) -> RowContent.Section {
    let prototype = node["cell"] ?? table["cell"]
    return RowContent.Section(
      header: label(header, style.header), rows: rows(node["rows"], prototype, style),
      footer: label(footer, style.footer),
      rowHeight: (node["rowHeight"] ?? table["rowHeight"])?.number)
  }

  private func rows(
    _ node: SourceNode?, _ prototype: SourceNode?, _ style: RowStyle
  ) -> RowContent.Rows {
    guard let node, node.isList else {
      let cell = prototype ?? .scalar("", isPlain: false, at: node?.place ?? SourcePlace.start)
      let count = max(0, node?.number ?? 0)
      return .counted(count.isFinite ? Int(min(count, 1e9)) : 0, cell: self.cell(cell, style))
    }
    return .listed(node.elements.map { cell($0, style) })
  }

  // MARK: Parts

  /// A row: a view, or the text of a plain one.
  private func cell(_ node: SourceNode, _ style: RowStyle) -> View {
    let made = node.isMap ? node : SourceNode.map(["text": node], at: node.place)
    let kind = SourceNode.scalar(style.cellKind.rawValue, isPlain: true, at: node.place)
    let known = made["kind"] == nil ? made.adding(kind, for: "kind") : made
    var view = tree(known, defaultID: "cell")
    if view.kind == .tableCell { view.control.hidesSeparator = !style.hasSeparators }
    return view
  }

  /// The header or footer of a section: a view, or a text in the style of the table.
  private func label(_ node: SourceNode?, _ style: RowStyle.Label) -> [View] {
    guard let node else { return style.gap > 0 ? [Self.gap(style.gap)] : [] }
    if node.isMap { return part(node, .view) }
    var view = View(.reusableView, id: "label")
    view.role = style.role
    var text = View(.label, id: "text")
    text.text = TextContent(style.words(node.text ?? ""), font: style.font, color: style.color)
    view.constraints = [
      Constraint(Anchor("text", .leading), .equal, Anchor("label", .leading), constant: 16),
      Constraint(
        Anchor("text", .bottom), .equal, Anchor("label", .bottom), constant: -style.bottom),
      Constraint(Anchor("label", .height), .equal, constant: style.height),
    ]
    view.subviews = [text]
    return [view]
  }

  private static func gap(_ height: Double) -> View {
    var view = View(.reusableView, id: "gap")
    view.role = .transparent
    view.constraints = [Constraint(Anchor("gap", .height), .equal, constant: height)]
    return view
  }

  private func part(_ node: SourceNode?, _ kind: View.Kind) -> [View] {
    guard let node else { return [] }
    let made = node.isMap ? node : SourceNode.map(["text": node], at: node.place)
    return [tree(made, defaultID: "part")]
  }

  /// What of a `pin` holds without a superview.
  private func lengths(_ pin: SourceNode?, of id: ViewID) -> [Constraint] {
    [LayoutAttribute.width, .height].compactMap { line in
      pin?[line.rawValue]?.number.map { Constraint(Anchor(id, line), .equal, constant: $0) }
    }
  }

  /// A view tree with names of its own.
  private func tree(_ node: SourceNode, defaultID: String) -> View {
    let inner = context.inner()
    var views = ViewBuilder(context: inner)
    var view = views.root(node, defaultID: defaultID)
    for embed in views.embeds {
      context.log.error(
        "rows, headers and footers hold no controllers", at: embed.node.place,
        hint: "a component can be both, a row and a controller's view")
    }
    for reaction in inner.reactions {
      context.log.warning(
        "\"on\" and \"pan\" do nothing inside rows", at: reaction.node.place,
        hint: "the table itself has them")
    }
    let owned = ConstraintResolver(context: inner).constraints(views.pending)
    view.updateAll { $0.constraints += owned[$0.id.rawValue] ?? [] }
    view.constraints += lengths(node["pin"], of: view.id)
    return view
  }
}

extension SourceNode {
  /// A mapping that was not written in the file.
  static func map(_ values: KeyValuePairs<String, SourceNode>, at place: SourcePlace) -> SourceNode
  {
    SourceNode(
      content: .map(values.map { Entry(key: $0.key, keyPlace: place, value: $0.value) }),
      place: place)
  }

  fileprivate func adding(_ value: SourceNode, for key: String) -> SourceNode {
    SourceNode(
      content: .map(entries + [Entry(key: key, keyPlace: value.place, value: value)]),
      place: place)
  }
}

extension FlowLayout {
  /// Reads the `layout` of a collection; what is not said is as in UIKit.
  fileprivate init(_ node: SourceNode?) {
    self.init()
    guard let node else { return }
    if let axis = node["direction"]?.text.flatMap(Axis.init) { self.axis = axis }
    if let size = node["itemSize"] {
      itemSize = size.number.map { Size(width: $0, height: $0) } ?? size.size
    }
    columns = node["columns"]?.number.map { Int($0) }
    node["lineSpacing"]?.number.map { lineSpacing = $0 }
    node["itemSpacing"]?.number.map { itemSpacing = $0 }
    if let insets = node["insets"]?.insets { sectionInsets = insets }
  }
}
