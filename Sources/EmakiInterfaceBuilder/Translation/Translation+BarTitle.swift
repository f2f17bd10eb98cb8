internal import EmakiDrawing
internal import EmakiLayout

extension Translation {
  /// Shows the view that an item has in place of a title: the text of its label or button, else its
  /// segments, search field or picture. Of anything else the title stays.
  func setTitleView(of item: XMLElement, in bar: inout View) {
    guard let element = item.child(key: "titleView") else { return }
    if let text = titleText(element) {
      bar.text = text
    } else {
      bar.control.barTitle = barTitle(element)
    }
  }

  /// The first of the items' own views that can stand in a bar.
  func barTitle(of items: [XMLElement]) -> BarTitle? {
    items.lazy.compactMap { $0.child(key: "customView") }.compactMap(barTitle).first
  }

  private func barTitle(_ element: XMLElement) -> BarTitle? {
    switch element.name {
    case "segmentedControl":
      var view = View(.segmentedControl, id: "segments")
      setSegments(&view, element)
      let width = SavedFrame(element).flatMap { $0.hasWidth ? $0.rect.width : nil }
      return .segments(view.control.items, selected: view.control.selectedIndex, width: width)
    case "searchBar": return .search(text(element, "placeholder") ?? "Search")
    case "imageView": return images.image(element).map(BarTitle.image)
    default: return element.list("subviews").lazy.compactMap(barTitle).first
    }
  }

  private func titleText(_ element: XMLElement) -> TextContent? {
    var view = View(.label, id: "title")
    switch element.name {
    case "label": setLabel(&view, element)
    case "button": setButton(&view, element)
    default: return element.list("subviews").lazy.compactMap(titleText).first
    }
    guard var text = view.text, !text.string.isEmpty else { return nil }
    (text.alignment, text.numberOfLines) = (.center, 1)
    return text
  }
}
