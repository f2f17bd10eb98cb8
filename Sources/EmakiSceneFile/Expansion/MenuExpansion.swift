import EmakiDrawing
import EmakiSceneFormat

/// Replaces each `menu` with a controller with plain views, and lets a finger present it.
///
/// As in UIKit the menu of a button that does nothing else comes by a tap; of other views, which
/// are lifted, and of buttons with an action, by a long press.
struct MenuExpansion {
  let log: DiagnosticLog
  let textSize: TextSize

  /// The steps and controllers made so far.
  private struct Menus {
    /// The presentations by the views' ids; of views in rows there are none.
    var steps: [String: SourceNode] = [:]
    var controllers: [SourceNode.Entry] = []
    /// The names that are taken.
    var names: Set<String>
  }

  /// The scene with its menus written out.
  func expanded(_ scene: SourceNode) -> SourceNode {
    guard scene.isMap, scene.contains({ $0["menu"] != nil }) else { return scene }
    var menus = Menus(names: Set(scene["controllers"]?.entries.map(\.key) ?? []))
    let written = views(in: scene, isBarItem: false, row: nil, &menus)
    let plain = steps(in: written, menus)
    if menus.controllers.isEmpty { return plain }
    let known = plain["controllers"]?.entries ?? []
    return plain.with("controllers", .map(known + menus.controllers, at: scene.place))
  }

  // MARK: Views

  /// - Parameter row: the table in a row of which the node stands.
  private func views(
    in node: SourceNode, isBarItem: Bool, row: String?, _ menus: inout Menus
  ) -> SourceNode {
    if node.isList {
      var elements: [SourceNode] = []
      for element in node.elements {
        elements.append(views(in: element, isBarItem: isBarItem, row: row, &menus))
      }
      return .list(elements, at: node.place)
    }
    let table = node["id"]?.text ?? "list"
    let inside = node.mapEntries { entry in
      let isRow = ["cell", "cells", "rows", "sections"].contains(entry.key)
      if ["motions", "menu", "on", "states", "with"].contains(entry.key) { return }
      entry.value = views(
        in: entry.value, isBarItem: ["leftItems", "rightItems"].contains(entry.key),
        row: isRow ? row ?? table : row, &menus)
    }
    guard let menu = inside.entry("menu"), menu.value.isList else { return inside }
    return view(inside, menu, isBarItem: isBarItem, row: row, &menus)
  }

  /// A view whose menu a finger presents.
  private func view(
    _ node: SourceNode, _ menu: SourceNode.Entry, isBarItem: Bool, row: String?,
    _ menus: inout Menus
  ) -> SourceNode {
    ShapeChecker(log: log).check(menu.value, shape: SceneFormat.menuShape, of: menu.key)
    reportUntitled(menu.value)
    let plain = node.without(["menu", MenuItemStyle.selectionKey])
    guard let id = node["id"]?.text ?? (row == nil ? nil : "row") else {
      log.error(
        "a view with a menu needs an id", at: menu.keyPlace, hint: "such as id: more")
      return plain
    }
    let isButton = isBarItem || node["kind"]?.text == "button"
    let isPrimary = isButton && node["on"]?["tap"] == nil
    let name = name(for: id == "row" ? row ?? id : id, &menus)
    let selects = node[MenuItemStyle.selectionKey]?.bool == true && row == nil
    let views = MenuViews(
      id: name, node: menu.value, textSize: textSize, popUpButton: selects ? id : nil)
    menus.controllers += views.controllers.map {
      .init(key: $0.id, keyPlace: menu.keyPlace, value: $0.view)
    }
    let step = views.presentation(
      over: ControllerBuilder.rootID, from: id, isLifted: !isButton, at: menu.keyPlace)
    if row == nil { menus.steps[id] = step }
    let touched = touching(plain, isPrimary ? "tap" : "longPress", step, at: menu.keyPlace)
    return selects ? selecting(touched, menu.value) : touched
  }

  /// Reports items without a title, but for those whose misspelled keys are reported.
  private func reportUntitled(_ menu: SourceNode) {
    let known = SceneFormat.menuItem.keys.map(\.name)
    for item in menu.elements.flatMap({ $0["items"]?.elements ?? [$0] }) where item.isMap {
      if item["title"] == nil, item.entries.allSatisfy({ known.contains($0.key) }) {
        log.error(
          "a menu item needs a \"title\"", at: item.place,
          hint: "menu: [{title: Share, icon: share}]")
      }
      if let submenu = item["menu"] { reportUntitled(submenu) }
    }
  }

  private func name(for id: String, _ menus: inout Menus) -> String {
    var name = id + "Menu"
    var number = 1
    while menus.names.contains(name) {
      number += 1
      name = "\(id)Menu\(number)"
    }
    menus.names.insert(name)
    return name
  }

  /// The view with the steps that a touch starts.
  private func touching(
    _ node: SourceNode, _ event: String, _ step: SourceNode, at place: SourcePlace
  ) -> SourceNode {
    let steps = SourceNode.list([step], at: place)
    guard let known = node["on"], known.isMap else {
      return node.with("on", .map([event: steps], at: place))
    }
    if let other = known.entry(event) {
      log.error(
        "\"\(event)\" opens the menu, but it starts something else here", at: other.keyPlace,
        hint: "leave it out, or open the menu by a step: menu: VIEW")
      return node
    }
    return node.with("on", known.with(event, steps))
  }

  // MARK: Steps

  /// Each step that opens a menu as the presentation that it is.
  private func steps(in node: SourceNode, _ menus: Menus) -> SourceNode {
    let inside = node.mapParts { steps(in: $0, menus) }
    guard let step = inside.entry("menu"), let name = step.value.text else { return inside }
    if let known = menus.steps[name] {
      return .map(inside.without(["menu"]).entries + known.entries, at: inside.place)
    }
    log.unknown(
      "view with a menu", name, at: step.value.place,
      hint: nearestHint(name, in: menus.steps.keys.sorted())
        ?? "give the view one: menu: [Copy, Share]")
    return inside.without(["menu"])
  }

  // MARK: Pop-up buttons

  /// The button with the title of the item that is chosen at first, and two chevrons behind it.
  private func selecting(_ node: SourceNode, _ menu: SourceNode) -> SourceNode {
    let items = choices(in: menu)
    let chosen = items.first { $0["checked"]?.bool == true } ?? items.first
    guard let title = chosen?["title"] ?? chosen, node["text"] == nil else { return node }
    let shown = node.with("text", title)
    if shown["icon"] != nil || shown["image"] != nil { return shown }
    return shown.adding("icon", "chevron.up.chevron.down").adding("imagePlacement", "trailing")
  }

  /// The items that can be chosen, also in menus that open over a menu.
  private func choices(in menu: SourceNode) -> [SourceNode] {
    menu.elements.flatMap { $0["items"]?.elements ?? [$0] }
      .flatMap { item in item["menu"].map(choices) ?? [item] }
  }
}
