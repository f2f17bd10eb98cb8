internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Shows the view that an item has instead of a title: the text of its label or button, else its
  /// segments, search field or picture; of several the view itself. For any other view the title
  /// stays.
  func setTitleView(of item: XMLElement, in bar: inout View) {
    guard let element = item.child(key: "titleView") else { return }
    let text = titleText(element)
    if let text { bar.text = text }
    if isComposed(element), let view = barView(element) {
      bar.control.bar.title = .view(view)
    } else if text == nil {
      bar.control.bar.title = barTitle(element)
    }
  }

  /// Whether more is seen of a view than one thing in it.
  private func isComposed(_ element: XMLElement) -> Bool {
    guard element.name == "view" || element.name == "stackView" else { return false }
    if let ground = color(element, "backgroundColor"), ground.alpha > 0 { return true }
    return count(in: element) > 1
  }

  /// How many views without subviews are in a view.
  private func count(in element: XMLElement) -> Int {
    let inside = element.list("subviews")
    return inside.isEmpty ? 1 : inside.map(count).reduce(0, +)
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

  /// The title of an item that has a custom view: its text, else the kind of the view.
  func viewTitle(_ item: XMLElement) -> String {
    guard let element = item.child(key: "customView") else { return "" }
    return titleText(element)?.string ?? "\(element.name):"
  }

  /// A view of a bar's item with everything in it at the positions that the file saved; `nil` where
  /// it saved none.
  func barView(_ element: XMLElement) -> BarView? {
    guard let size = SavedFrame(element)?.size, !size.isEmpty else { return nil }
    var places: [ViewID: Rect] = [:]
    element.walk { part in
      guard let id = part.id, let saved = SavedFrame(part) else { return }
      places[ViewID(id)] = saved.rect
    }
    let view = view(element, in: ElementContext(role: .subview))
    let frame = Rect(origin: .zero, size: size)
    return BarView(size: size, pieces: pieces(of: view, at: frame, places))
  }

  /// A view and those in it, each without subviews.
  private func pieces(of view: View, at frame: Rect, _ places: [ViewID: Rect]) -> [View] {
    if view.isHidden || frame.isEmpty { return [] }
    var own = view
    own.subviews = []
    own.constraints = []
    own.frame = frame
    return [own]
      + view.subviews.flatMap { inside in
        let place = places[inside.id] ?? inside.frame
        return pieces(of: inside, at: place.offset(x: frame.minX, y: frame.minY), places)
      }
  }
}
