internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// A navigation bar placed as a view shows its last item.
  func setNavigationBar(_ view: inout View, _ element: XMLElement) {
    view.backgroundColor = barColor(element)
    guard let item = element.list("items").last else { return }
    view.text = TextContent(
      text(item, "title") ?? "", font: .system(17, .semibold), color: titleColor(element),
      alignment: .center)
    setButtons(of: item, in: &view)
    setTitleView(of: item, in: &view)
  }

  /// The colour of a navigation bar's titles, if the bar sets one; on black bars, white.
  func titleColor(_ bar: XMLElement) -> Color? {
    bar.child("textAttributes", key: "titleTextAttributes").flatMap { color($0, "textColor") }
      ?? (isBlack(bar) ? .white : nil)
  }

  /// The colour of a bar: its tint, its background, or that of its style. A clear background, as
  /// older files write it, takes nothing away: bars stay what they are.
  func barColor(_ bar: XMLElement) -> Color? {
    let colors = [color(bar, "barTintColor"), color(bar, "backgroundColor")]
    return colors.compactMap(\.self).first { $0.alpha > 0 }
      ?? (isBlack(bar) ? Color(rgb: 0x1C1C1E) : nil)
  }

  private func isBlack(_ bar: XMLElement) -> Bool { bar["barStyle"]?.hasPrefix("black") == true }

  /// Shows an item's prompt and buttons: the first is the one on the leading side, empty where there
  /// is none.
  func setButtons(of item: XMLElement, in bar: inout View) {
    let left = buttons(item, single: "leftBarButtonItem", several: "leftBarButtonItems")
    let right = buttons(item, single: "rightBarButtonItem", several: "rightBarButtonItems")
    // The first right button of the file is the outermost.
    let all = (left.isEmpty ? [""] : left) + right.reversed()
    bar.control.items = left.isEmpty && right.isEmpty ? [] : all
    bar.control.bar.leadingCount = max(1, left.count)
    bar.control.bar.prompt = text(item, "prompt").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The buttons on one side of a navigation bar, without spaces.
  private func buttons(_ item: XMLElement, single: String, several: String) -> [ControlItem] {
    let one = item.child("barButtonItem", key: single).map { [$0] }
    return buttons(one ?? item.child(several)?.children ?? []).filter { !$0.title.isEmpty }
  }

  /// The buttons of items, and the spaces among them.
  private func buttons(_ items: [XMLElement]) -> [ControlItem] {
    items.compactMap { item in
      let view = item.child(key: "customView").flatMap(barView)
      var button = ControlItem(
        view == nil ? buttonTitle(item) : viewTitle(item), image: buttonImage(item))
      button.color = color(item, "tintColor")
      button.isEmphasized =
        item["style"] == "done" || item["systemItem"].map(SystemItems.isEmphasized) == true
      button.isEnabled = item["enabled"] != "NO"
      button.view = view
      button.space = space(item)
      return button.title.isEmpty && button.space == nil ? nil : button
    }
  }

  /// A space among items, if the item is one.
  private func space(_ item: XMLElement) -> BarSpace? {
    switch item["systemItem"] {
    case "flexibleSpace": .flexible
    case "fixedSpace": .fixed(max(0, number(item, "width") ?? 0))
    default: nil
    }
  }

  /// Shows the items of a toolbar with the spaces between them.
  func setToolbarItems(_ items: [XMLElement], in bar: inout View) {
    bar.control.items = buttons(items)
    bar.control.bar.hasSpaces = true
  }

  func setToolbar(_ view: inout View, _ element: XMLElement) {
    view.backgroundColor = barColor(element)
    setToolbarItems(element.list("items"), in: &view)
  }

  func setTabBar(_ view: inout View, _ element: XMLElement) {
    view.backgroundColor = barColor(element)
    setTabs(element.list("items").map { ($0, "") }, in: &view)
  }

  /// The title of a bar button: a word for its system item, its image's name with a colon behind
  /// it, or its title, which UIKit does not show beside an image.
  func buttonTitle(_ item: XMLElement) -> String {
    if let system = item["systemItem"] { return SystemItems.button(system) }
    if let image = images.image(item) { return "\(image.name):" }
    if let title = text(item, "title"), !title.isEmpty { return title }
    guard let button = item.child("button"), let state = button.child("state", key: "normal") else {
      return ""
    }
    if let title = Strings.value(of: state, key: "title"), !title.isEmpty { return title }
    return images.image(state).map { "\($0.name):" } ?? ""
  }

  /// The image of a bar button that shows one.
  private func buttonImage(_ item: XMLElement) -> ImageContent? {
    if item["systemItem"] != nil { return nil }
    if let image = images.image(item) { return image }
    if text(item, "title")?.isEmpty == false { return nil }
    let state = item.child("button")?.child("state", key: "normal")
    guard let state, Strings.value(of: state, key: "title")?.isEmpty != false else { return nil }
    return images.image(state)
  }

  /// Shows tabs, the first selected: by their items, else by the titles of their controllers.
  func setTabs(_ tabs: [(item: XMLElement?, title: String)], in bar: inout View) {
    bar.control.items = tabs.map { item, title in
      guard let item else { return ControlItem(title) }
      return ControlItem(
        tabTitle(item), image: item["systemItem"] == nil ? images.image(item) : nil,
        badge: text(item, "badgeValue"))
    }
    bar.control.selectedIndex = 0
  }

  /// The notation of a tab: the name of its image, and its title.
  func tabTitle(_ item: XMLElement) -> String {
    if let system = item["systemItem"] { return SystemItems.tab(system) }
    let title = text(item, "title") ?? ""
    return images.image(item).map { "\($0.name): \(title)" } ?? title
  }
}
