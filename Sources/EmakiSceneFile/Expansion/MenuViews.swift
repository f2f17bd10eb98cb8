import EmakiDrawing

/// Writes out what a menu shows: `UIMenu` in the views of a scene file.
struct MenuViews {
  /// The names of `UIMenuElement.Attributes` that show.
  enum ItemStyle: String, CaseIterable { case `default`, destructive, disabled }

  /// How wide a menu is, points.
  static let width = 250.0

  /// The id of its controller.
  let id: String
  let node: SourceNode
  let textSize: TextSize
  /// What follows the choice of an item besides its own steps.
  let choice: (SourceNode) -> [SourceNode]
  private static let templates = SourceNode.embedded(
    PackageResources.menu_yaml, named: "menu.yaml")

  /// The controller in plain views.
  var controller: SourceNode {
    let parts = SourceNode.list(rows.map(\.view), at: node.place)
    return template("menu", ["parts": parts], at: node.place)
  }

  /// How high all of it is, points.
  var height: Double { rows.reduce(0) { $0 + $1.height } }

  // MARK: Rows

  private struct Row {
    var view: SourceNode
    var height: Double
  }

  /// The sections under one another, with a gap between them.
  private var rows: [Row] {
    var number = 0
    var rows: [Row] = []
    for section in sections {
      if !rows.isEmpty { rows.append(row("gap", height: 8, at: node.place)) }
      if let title = section.title {
        rows.append(row("header", ["title": title], height: line(13) + 16, at: title.place))
      }
      for (index, item) in section.items.enumerated() {
        number += 1
        rows.append(self.item(item, number, isLast: index == section.items.count - 1))
      }
    }
    return rows
  }

  /// What stands together: the items of an element with `items`, and those between two of them.
  private var sections: [(title: SourceNode?, items: [SourceNode])] {
    var sections: [(title: SourceNode?, items: [SourceNode])] = []
    var isOpen = false
    for element in node.elements {
      if let items = element["items"] {
        sections.append((element["title"], items.elements))
        isOpen = false
      } else if isOpen {
        sections[sections.count - 1].items.append(element)
      } else {
        sections.append((nil, [element]))
        isOpen = true
      }
    }
    return sections
  }

  private func item(_ item: SourceNode, _ number: Int, isLast: Bool) -> Row {
    // What lacks a title is reported where the menu is read.
    let title = item["title"] ?? (item.isMap ? .scalar("", isPlain: false, at: item.place) : item)
    let style = item["style"]?.text.flatMap(ItemStyle.init) ?? .default
    let color =
      switch style {
      case .default: "label"
      case .destructive: "systemRed"
      case .disabled: "tertiaryLabel"
      }
    let place = item.place
    let look = ["color": SourceNode.scalar(color, isPlain: true, at: place)]
    func part(_ name: String, _ values: [String: SourceNode] = [:]) -> SourceNode {
      let part = template(name, look.merging(values) { $1 }, at: place)
      return style == .destructive && name != "line" ? part.adding("role", "destructive") : part
    }
    var texts = [part("title", ["title": title])]
    if let subtitle = item["subtitle"] {
      texts.append(template("subtitle", ["subtitle": subtitle], at: place))
    }
    var views = [
      template(
        "texts", ["leading": plain(marksItems ? 36 : 16, place), "texts": .list(texts, at: place)],
        at: place)
    ]
    if item["checked"]?.bool == true { views.append(part("check")) }
    if let icon = item["icon"] { views.append(part("icon", ["icon": icon])) }
    if !isLast { views.append(part("line")) }
    let height = max(44, line(17) + 22) + (texts.count > 1 ? line(13) : 0)
    let name = item["id"]?.text ?? "\(id)Item\(number)"
    var row = self.row(
      "item",
      [
        "item": .scalar(name, isPlain: false, at: place), "title": title,
        "views": .list(views, at: place),
      ], height: height, at: place)
    if style != .disabled {
      row.view = row.view.with("on", .map(["tap": steps(item, title)], at: place))
    }
    return row
  }

  /// As on iOS the menu goes first.
  private func steps(_ item: SourceNode, _ title: SourceNode) -> SourceNode {
    let steps = AlertViews.steps(after: item["run"], dismissing: id, at: item.place)
    return .list(steps.elements + choice(title), at: item.place)
  }

  /// Whether an item has a mark, for which all leave room.
  private var marksItems: Bool { node.contains { $0["checked"]?.bool == true } }

  /// How high a line of letters of a usual size is, points.
  private func line(_ size: Double) -> Double {
    let style = size == 17 ? "body" : "footnote"
    return Font.system(FontWords.font(ofStyle: style, at: textSize).size).exactLineHeight
      .rounded(.up)
  }

  // MARK: Templates

  private func row(
    _ name: String, _ values: [String: SourceNode] = [:], height: Double, at place: SourcePlace
  ) -> Row {
    let values = values.merging(["height": plain(height, place)]) { $1 }
    return Row(view: template(name, values, at: place), height: height)
  }

  private func plain(_ number: Double, _ place: SourcePlace) -> SourceNode {
    .scalar(NumberText.text(of: number), isPlain: true, at: place)
  }

  private func template(
    _ name: String, _ values: [String: SourceNode], at place: SourcePlace
  ) -> SourceNode {
    var values = values
    values["id"] = .scalar(id, isPlain: false, at: place)
    let part = Self.templates[name] ?? Self.templates
    return Substitution(values: values).applied(to: part.placed(at: place))
  }
}
