internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

extension ControllerAssembly {
  /// The columns of a split view beside one another, with a line at the end of each but the last.
  func split(_ element: XMLElement, path: [String]) -> ViewController {
    let id = element.id ?? "controller"
    let columns = columns(of: id, path: path)
    let children = columns.isEmpty ? [placeholder(of: element)] : columns
    var view = View(.stackView, id: ViewID("\(id)-view"))
    view.isControllerRoot = true
    for (index, child) in children.enumerated() {
      let place = ViewID("\(id)-column-\(index)")
      view.subviews.append(column(place, child, isLast: index == children.count - 1))
    }
    return ViewController(id: id, kind: .split, view: view, children: children)
  }

  /// The controllers of the columns that are seen, each translated for the width of its column.
  private func columns(of id: String, path: [String]) -> [ViewController] {
    let outer = translation.column
    defer { translation.column = outer }
    let shown = columns(of: id).filter { scenes.entry(of: $0.destination) != nil }
    let rest = (outer?.width ?? device.size.width) - Self.columnWidth * Double(shown.count - 1)
    return shown.enumerated().compactMap { index, segue in
      let saved = scenes.entry(of: segue.destination)
        .flatMap { shownSize($0.controller, path: [])?.width }
      translation.column = Translation.Column(
        width: index < shown.count - 1 ? Self.columnWidth : rest, savedWidth: saved)
      return child(segue.destination, from: segue.element.place, path: path)
    }
  }

  /// The columns that are seen, from the reading side on: on a phone the one for compact width, or else
  /// the first alone; on a tablet the last two, or all three where it is wide.
  private func columns(of id: String) -> [SegueTable.Entry] {
    let all = segues.leaving(id).filter { $0.kind == "relationship" }
    let roles = [
      "masterViewController", "supplementaryViewController", "detailViewController",
    ]
    func column(_ role: String) -> SegueTable.Entry? {
      all.first { $0.element["relationship"] == role }
    }
    let named = roles.compactMap(column)
    let columns = named.isEmpty ? all : named
    if !device.isPad {
      return column("compactViewController").map { [$0] } ?? Array(columns.prefix(1))
    }
    return device.size.width < Self.widthOfThreeColumns ? columns.suffix(2) : columns
  }

  /// From this width on, in points, three columns stand beside one another.
  private static let widthOfThreeColumns = 1100.0
  /// The width of all columns but the last, in points.
  private static let columnWidth = 320.0

  private func column(_ id: ViewID, _ child: ViewController, isLast: Bool) -> View {
    var place = View(.containerView, id: id)
    place.embeddedController = child.id
    if isLast { return place }
    var line = View(.view, id: ViewID("\(id.rawValue)-line"))
    line.backgroundColor = SystemColors.color(
      "opaqueSeparator", isDark: translation.colors.isDark)
    line.constraints = [Constraint(Anchor(line.id, .width), constant: 0.5)]
    var column = View(.view, id: ViewID("\(id.rawValue)-edge"), subviews: [place, line])
    column.constraints =
      [Constraint(Anchor(id, .width), constant: Self.columnWidth)]
      + [LayoutAttribute.top, .bottom, .left, .right].map {
        Constraint(Anchor(id, $0), .equal, Anchor(column.id, $0))
      }
      + [LayoutAttribute.top, .bottom, .right].map {
        Constraint(Anchor(line.id, $0), .equal, Anchor(column.id, $0))
      }
    return column
  }
}
