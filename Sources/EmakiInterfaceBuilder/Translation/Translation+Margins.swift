internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Sets the margins that the file gives, and those of cells that depend on their size.
  func setMargins(_ view: inout View, _ element: XMLElement, _ surroundings: ElementContext) {
    view.layoutMargins = margins(element)
    view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins")
    view.followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth")
    view.insetsLayoutMarginsFromSafeArea =
      header.habits.hasSafeAreas && element["insetsLayoutMarginsFromSafeArea"] != "NO"
    if surroundings.role == .content, let cell = surroundings.parent {
      setContentMargins(&view, element, cell, in: surroundings.grandparent)
    }
  }

  /// A content view that preserves its cell's margins keeps the larger of the cell's and the
  /// view's.
  private func setContentMargins(
    _ view: inout View, _ element: XMLElement, _ cell: XMLElement, in table: XMLElement?
  ) {
    guard cell.name == "tableViewCell", let size = SavedFrame(cell)?.size else { return }
    let width = SavedFrame(element)?.size?.width ?? size.width
    let preserves = view.preservesSuperviewLayoutMargins
    let system = CanvasMargins(header: header, shownWidth: screenWidth).cellContent(
      cellWidth: size.width, table: table.flatMap(Self.measures),
      isNarrowed: width < size.width - 0.5, preserves: preserves)
    let given = preserves ? margins(cell)?.resolved(.leftToRight) : nil
    let written = view.layoutMargins?.resolved(.leftToRight)
    let own = given.map { $0.union(written ?? .zero) } ?? written
    view.preservesSuperviewLayoutMargins = false
    let canvas = CanvasHabits.era(of: \.allCellsFollowTables, at: header.toolsVersion)
    view.origins.margins =
      own == nil ? "those of cells' content, \(canvas)" : "as the file gives them for the cell"
    guard let own else {
      view.layoutMargins = .absolute(system)
      return
    }
    let follows = preserves || header.habits.allCellsFollowTables
    view.layoutMargins = .absolute(follows ? own.union(system) : own)
  }

  static func measures(of table: XMLElement) -> CanvasMargins.Table? {
    guard table.name == "tableView", let size = SavedFrame(table)?.size else { return nil }
    return CanvasMargins.Table(
      width: size.width, isInset: table["style"] == "insetGrouped", isRoot: table.key == "view")
  }

  /// The margins that an element gives explicitly.
  func margins(_ element: XMLElement) -> DirectionalInsets? {
    if let edges = element.child("edgeInsets", key: "layoutMargins") {
      return .absolute(
        Insets(
          top: number(edges, "top") ?? 0, left: number(edges, "left") ?? 0,
          bottom: number(edges, "bottom") ?? 0, right: number(edges, "right") ?? 0))
    }
    if let edges = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      return .directional(
        Insets(
          top: number(edges, "top") ?? 0, left: number(edges, "leading") ?? 0,
          bottom: number(edges, "bottom") ?? 0, right: number(edges, "trailing") ?? 0))
    }
    return nil
  }
}
