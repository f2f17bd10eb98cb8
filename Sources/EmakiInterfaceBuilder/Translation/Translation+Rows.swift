internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// The most sample rows of one table or collection.
  private static let mostRows = 60
  /// How many sample rows a table has that does not scroll.
  private static let fewRows = 3

  /// A table's rows as an app with data shows them: header, rows of the prototypes in turn (or the
  /// static rows), footer, one below the other.
  func rows(of element: XMLElement, _ table: View, _ members: [TableMember]) -> [View] {
    let edges = sectionEdges(of: element)
    var stack = RowStack(
      width: SavedFrame(element)?.size?.width, heights: TableHeights(element),
      inset: edges.inset)
    let cells = members.filter { $0.role == .cell }
    let isStatic = element["dataMode"] == "static" || cells.isEmpty
    var views =
      isStatic
      ? staticRows(members.filter { !$0.isFooter }, edges, &stack)
      : dynamicRows(members.filter { !$0.isFooter }, of: table, edges, &stack)
    for member in members where member.isFooter {
      views.append(stack.append(view(member), of: member))
    }
    for index in views.indices where views[index].kind == .tableCell {
      views[index].control.row.hidesSeparator = table.control.row.hidesSeparator
      views[index].control.row.separatorColor = table.control.row.separatorColor
      let own = views[index].control.row.separatorInsets
      views[index].control.row.separatorInsets = own ?? table.control.row.separatorInsets
    }
    return views
  }

  /// The rows that the file has, with the titles and gaps of their sections.
  private func staticRows(
    _ members: [TableMember], _ edges: SectionEdges, _ stack: inout RowStack
  ) -> [View] {
    var views: [View] = []
    for (index, member) in members.enumerated() {
      guard var view = staticView(member, edges, isFirst: views.isEmpty) else { continue }
      if member.role == .cell {
        view.control.row.group = group(
          isFirst: index == 0 || members[index - 1].role != .cell,
          isLast: index + 1 == members.count || members[index + 1].role != .cell, edges)
      }
      if member.isSectionHeader { stack.skip(edges.headerPadding) }
      views.append(stack.append(view, of: member))
    }
    return views
  }

  /// Sample rows in one section, below the table's header.
  private func dynamicRows(
    _ members: [TableMember], of table: View, _ edges: SectionEdges, _ stack: inout RowStack
  ) -> [View] {
    var views: [View] = []
    for member in members where member.role == .accessory {
      views.append(stack.append(view(member), of: member))
    }
    stack.skip(edges.gapAbove(isFirst: views.isEmpty))
    views += sampleRows(members.filter { $0.role == .cell }, of: table, &stack)
    stack.skip(edges.gapBelow)
    for index in views.indices where views[index].kind == .tableCell {
      views[index].control.row.group = group(
        isFirst: index == 0 || views[index - 1].kind != .tableCell,
        isLast: index + 1 == views.count, edges)
    }
    return views
  }

  /// The position of a row in its section; `nil` in tables that are not grouped.
  private func group(isFirst: Bool, isLast: Bool, _ edges: SectionEdges) -> RowGroup? {
    guard edges.isGrouped else { return nil }
    return RowGroup(isFirst: isFirst, isLast: isLast, isInset: edges.isInset)
  }

  /// Rows of the prototypes in turn, until the screen is full.
  private func sampleRows(
    _ cells: [TableMember], of table: View, _ stack: inout RowStack
  ) -> [View] {
    let translated = cells.map(view)
    let limit = table.scroll?.isScrollEnabled == false ? Self.fewRows : Self.mostRows
    var views: [View] = []
    while views.count < limit, views.count < cells.count || stack.leastHeight < fillHeight {
      let (turn, index) = views.count.quotientAndRemainder(dividingBy: cells.count)
      views.append(
        stack.append(translated[index].repeated(inTurn: turn), of: cells[index]))
    }
    return views
  }

  /// A row of a static table, or what stands above or below a section, where there is something.
  private func staticView(
    _ member: TableMember, _ section: SectionEdges, isFirst: Bool
  ) -> View? {
    switch member.role {
    case .section:
      if member.element.child(key: "headerView") != nil { return nil }
      return section.header(
        text(member.element, "headerTitle"), id: member.surroundings.anonymousID(member.element),
        isFirst: isFirst)
    case .sectionEnd:
      if member.element.child(key: "footerView") != nil { return nil }
      return section.footer(
        text(member.element, "footerTitle"), id: member.surroundings.anonymousID(member.element))
    default: return view(member)
    }
  }

  private func sectionEdges(of table: XMLElement) -> SectionEdges {
    SectionEdges(
      table, isDark: colors.isDark, textSize: textSize, shownWidth: shownWidth(table))
  }

  private func view(_ member: TableMember) -> View {
    view(member.element, in: member.surroundings)
  }

  /// The width of a table on the device, in points: that of the device where the table is as wide
  /// as the canvas.
  private func shownWidth(_ table: XMLElement) -> Double? {
    guard let screenWidth, let width = SavedFrame(table)?.size?.width else { return nil }
    return width == canvasSize.width ? screenWidth : width
  }

  /// As high as the device: what is below cannot be seen.
  private var fillHeight: Double {
    if case .device(let device) = mode { device.size.height } else { 0 }
  }
}

/// A view of a table, before it is translated.
struct TableMember {
  var role: ElementContext.Role
  var element: XMLElement
  var surroundings: ElementContext

  /// Whether it is a section's title or the gap below it, which the file does not hold as a view.
  var isSectionEdge: Bool { role == .section || role == .sectionEnd }

  /// Whether it stands above the rows of a section.
  var isSectionHeader: Bool { role == .section || element.key == "headerView" }

  /// Whether it stands below all rows.
  var isFooter: Bool { element.key == "tableFooterView" }
}
