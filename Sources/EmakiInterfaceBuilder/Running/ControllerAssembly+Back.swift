internal import EmakiScenes
internal import EmakiXML

extension ControllerAssembly {
  /// The title of the back button above a controller; `nil` where there is none: at the bottom of a
  /// stack, and where the item takes it away or replaces it with other buttons.
  func backTitle(of element: XMLElement) -> String? {
    guard let below = element.id.flatMap(inferred.controllerBelow) else { return nil }
    let item = element.child("navigationItem", key: "navigationItem")
    if item?.flag("hidesBackButton") == true { return nil }
    let hasButtons = item.map(Self.hasLeftButtons) ?? false
    if hasButtons, item?.flag("leftItemsSupplementBackButton") != true { return nil }
    return backTitle(to: below)
  }

  private static func hasLeftButtons(_ item: XMLElement) -> Bool {
    item.child("barButtonItem", key: "leftBarButtonItem") != nil
      || !item.list("leftBarButtonItems").isEmpty
  }

  /// The title of a back button that leads to a controller: that of its item, else the controller's
  /// title.
  private func backTitle(to controller: XMLElement) -> String {
    let item = controller.child("navigationItem", key: "navigationItem")
    if item?["backButtonDisplayMode"] == "minimal" { return "" }
    if let own = item?.child("barButtonItem", key: "backBarButtonItem") {
      // A picture instead of the title is shown as the chevron alone.
      let title = translation.text(own, "title")
      return title?.allSatisfy(\.isWhitespace) ?? true ? "" : title ?? ""
    }
    return ViewController.backTitle(
      to: item.flatMap { translation.text($0, "title") } ?? controller["title"])
  }
}
