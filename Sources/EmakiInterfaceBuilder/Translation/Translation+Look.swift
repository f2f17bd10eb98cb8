internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Sets what every kind of view can have.
  func setLook(_ view: inout View, _ element: XMLElement) {
    view.backgroundColor = color(element, "backgroundColor")
    view.tintColor = color(element, "tintColor")
    view.alpha = min(max(number(element, "alpha") ?? 1, 0), 1)
    view.isHidden = element.flag("hidden") || Self.showsOnlyWhenSelected(element)
    view.isEnabled = element["enabled"] != "NO"
    if let clips = element["clipsSubviews"] { view.clipsToBounds = clips == "YES" }
    if let mode = element["contentMode"].flatMap(ContentMode.init(rawValue:)) {
      view.contentMode = mode
    }
  }

  /// Whether a view lies behind a cell only while a finger has chosen that.
  private static func showsOnlyWhenSelected(_ element: XMLElement) -> Bool {
    ["selectedBackgroundView", "multipleSelectionBackgroundView"].contains(element.key)
  }
}
