import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Writes out what a menu shows: `UIMenu` in the views of a scene file.
struct MenuViews {
  /// How wide a menu is, points.
  static let width = 250.0

  /// The id of its controller.
  let id: String
  let node: SourceNode
  let textSize: TextSize
  /// The title of the item that opens it over another menu.
  let heading: SourceNode?
  /// The button that shows what is chosen; `nil` for other menus.
  let popUpButton: String?
  private var rows: [Row] = []
  /// The menus that its items open.
  private(set) var submenus: [MenuViews] = []
  private static let templates = SourceNode.embedded(
    PackageResources.menu_yaml, named: "menu.yaml")

  /// Writes a menu out.
  init(
    id: String, node: SourceNode, textSize: TextSize, heading: SourceNode? = nil,
    popUpButton: String? = nil
  ) {
    self.id = id
    self.node = node
    self.textSize = textSize
    self.heading = heading
    self.popUpButton = popUpButton
    addRows()
  }

  /// The controllers of it and of all menus that open over it, in plain views.
  var controllers: [(id: String, view: SourceNode)] {
    let parts = SourceNode.list(rows.map(\.view), at: node.place)
    return [(id, template("menu", ["parts": parts], at: node.place))]
      + submenus.flatMap(\.controllers)
  }

  /// How high all of it is, points.
  var height: Double { rows.reduce(0) { $0 + $1.height } }

  /// The step that presents it over a controller.
  ///
  /// - Parameters:
  ///   - presenter: the controller's id.
  ///   - source: the view that it comes from.
  ///   - isLifted: whether that view is lifted over the screen.
  func presentation(
    over presenter: String, from source: String, isLifted: Bool, at place: SourcePlace
  ) -> SourceNode {
    func word(_ text: String) -> SourceNode { .scalar(text, isPlain: true, at: place) }
    let size = [Self.width, height].map { word(NumberText.text(of: $0)) }
    let how = SourceNode.map(
      [
        "controller": word(id), "from": word(presenter), "style": word("menu"),
        "sourceView": word(source), "preferredContentSize": .list(size, at: place),
        "preview": word("\(isLifted)"),
      ], at: place)
    return .map(["present": how], at: place)
  }

  // MARK: Rows

  private struct Row {
    var view: SourceNode
    var height: Double
  }

  /// The sections under one another, with a gap between them.
  private mutating func addRows() {
    if let heading { rows.append(headingRow(heading)) }
    var number = 0
    for (index, section) in Self.sections(of: node).enumerated() {
      if index > 0 { rows.append(row("gap", height: 8, at: node.place)) }
      if let title = section.title {
        rows.append(row("header", ["title": title], height: line(13) + 16, at: title.place))
      }
      for (index, item) in section.items.enumerated() {
        number += 1
        let isLast = index == section.items.count - 1
        rows.append(self.item(item, Self.name(of: item, number, in: id), isLast: isLast))
      }
    }
  }

  /// The id of an item's view.
  static func name(of item: SourceNode, _ number: Int, in id: String) -> String {
    item["id"]?.text ?? "\(id)Item\(number)"
  }

  /// The row that a menu over another one begins with: the title of its item, which closes it.
  private func headingRow(_ title: SourceNode) -> Row {
    let place = title.place
    let look = ["color": plain("label", place)]
    let texts = template("heading", ["title": title], at: place)
    var row = self.row(
      "item",
      [
        "item": plain("\(id)Heading", place), "title": title,
        "views": .list(
          [
            template(
              "texts", ["leading": plain(36, place), "texts": .list([texts], at: place)],
              at: place),
            template("less", look, at: place), template("line", look, at: place),
          ], at: place),
      ], height: max(44, line(17) + 22), at: place)
    let dismissal = SourceNode.map(["dismiss": plain(id, place)], at: place)
    row.view = row.view.with("on", .map(["tap": .list([dismissal], at: place)], at: place))
    return row
  }

  /// The groups of items: those of an element with `items`, and those between two of them.
  static func sections(of node: SourceNode) -> [(title: SourceNode?, items: [SourceNode])] {
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

  private mutating func item(_ item: SourceNode, _ name: String, isLast: Bool) -> Row {
    // An item without a title is reported where the menu is read.
    let title = item["title"] ?? (item.isMap ? .scalar("", isPlain: false, at: item.place) : item)
    let style = item["style"]?.text.flatMap(MenuItemStyle.init) ?? .default
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
    if item["menu"] != nil {
      views.append(part("more"))
    } else if popUpButton != nil {
      // The engine shows it at the item that the button shows.
      let mark = plain(ViewID.choiceMark(of: name), place)
      views.append(part("check").with("id", mark).with("hidden", plain("true", place)))
    } else if item["checked"]?.bool == true {
      views.append(part("check"))
    }
    if let icon = item["icon"] { views.append(part("icon", ["icon": icon])) }
    if !isLast { views.append(part("line")) }
    let height = max(44, line(17) + 22) + (texts.count > 1 ? line(13) : 0)
    var row = self.row(
      "item",
      [
        "item": .scalar(name, isPlain: false, at: place), "title": title,
        "views": .list(views, at: place),
      ], height: height, at: place)
    if style != .disabled {
      row.view = row.view.with("on", .map(["tap": steps(item, name, title)], at: place))
    }
    return row
  }

  /// The steps that a touch starts: the item's submenu, or its steps, before which all menus go as
  /// on iOS.
  private mutating func steps(
    _ item: SourceNode, _ name: String, _ title: SourceNode
  ) -> SourceNode {
    if let menu = item["menu"] {
      let submenu = MenuViews(
        id: name + "Menu", node: menu, textSize: textSize, heading: title,
        popUpButton: popUpButton)
      submenus.append(submenu)
      let step = submenu.presentation(over: id, from: name, isLifted: false, at: item.place)
      return .list([step], at: item.place)
    }
    let lowest = heading == nil ? id : ControllerBuilder.rootID
    let steps = AlertViews.steps(after: item["run"], dismissing: lowest, at: item.place)
    let choice =
      popUpButton.map { button -> [SourceNode] in
        let changes = SourceNode.map(["\(button).text": title], at: title.place)
        return [SourceNode.map(["set": changes], at: title.place)]
      } ?? []
    return .list(steps.elements + choice, at: item.place)
  }

  /// Whether an item has a mark, for which all leave room.
  private var marksItems: Bool {
    heading != nil || popUpButton != nil
      || node.contains { $0["checked"]?.bool == true || $0["menu"] != nil }
  }

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
    plain(NumberText.text(of: number), place)
  }

  private func plain(_ word: String, _ place: SourcePlace) -> SourceNode {
    .scalar(word, isPlain: true, at: place)
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
