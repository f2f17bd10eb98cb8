internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// How a stack view arranges its subviews.
  func stackLayout(_ element: XMLElement) -> StackLayout {
    let axis: Axis = element["axis"] == "vertical" ? .vertical : .horizontal
    let standard: Double = element["spacingType"] == "standard" ? 8 : 0
    var layout = StackLayout(
      axis: axis,
      distribution: element["distribution"].flatMap(StackLayout.Distribution.init(rawValue:))
        ?? .fill,
      alignment: stackAlignment(element["alignment"]),
      spacing: number(element, "spacing") ?? standard,
      isLayoutMarginsRelative: margins(element) != nil)
    layout.isBaselineRelative = element.flag("baselineRelativeArrangement")
    return layout
  }

  private func stackAlignment(_ name: String?) -> StackLayout.Alignment {
    switch name {
    case "top", "leading": .leading
    case "bottom", "trailing": .trailing
    case "center": .center
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    default: .fill
    }
  }

  /// Spacings after single views, written by their order.
  func setCustomSpacing(_ view: inout View, _ element: XMLElement) {
    guard let list = element.child(key: "customSpacing") else { return }
    for (subview, entry) in zip(view.subviews, list.children) {
      if let points = number(entry, "value"), points < 1e30 {
        view.stack?.customSpacing[subview.id] = points
      }
    }
  }
}
