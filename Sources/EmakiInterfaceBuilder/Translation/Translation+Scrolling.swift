internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  func setScrollView(_ view: inout View, _ element: XMLElement) {
    var scroll = ScrollState()
    scroll.isPagingEnabled = element.flag("pagingEnabled")
    scroll.isScrollEnabled = element["scrollEnabled"] != "NO"
    scroll.alwaysBouncesVertically = element["alwaysBounceVertical"] == "YES"
    scroll.alwaysBouncesHorizontally = element["alwaysBounceHorizontal"] == "YES"
    let low = number(element, "minimumZoomScale") ?? 1
    let high = number(element, "maximumZoomScale") ?? 1
    if low > 0, high >= low { scroll.zoomRange = low...high }
    if !isCanvas, let inset = element.child("inset", key: "contentInset") {
      scroll.contentInset = Insets(
        top: number(inset, "minY") ?? 0, left: number(inset, "minX") ?? 0,
        bottom: number(inset, "maxY") ?? 0, right: number(inset, "maxX") ?? 0)
    }
    let behavior = element["contentInsetAdjustmentBehavior"].flatMap(ContentInsetAdjustment.init)
    // An automatic adjustment follows the bars that a controller knows of.
    if let behavior, behavior != .automatic { unadjusted.insert(view.id) }
    if !isCanvas, behavior == .always || behavior == .scrollableAxes {
      scroll.insetAdjustment = behavior ?? .automatic
    }
    view.scroll = scroll
  }

  func setTableView(_ view: inout View, _ element: XMLElement) {
    setScrollView(&view, element)
    view.control.tableStyle = element["style"].flatMap(TableStyle.init) ?? .plain
    setSeparator(&view, element)
    view.control.row.separatorColor = color(element, "separatorColor")
  }

  /// The line below rows, as a table or a row states it.
  func setSeparator(_ view: inout View, _ element: XMLElement) {
    view.control.row.hidesSeparator = element["separatorStyle"] == "none"
    view.control.row.separatorInsets = element.child("inset", key: "separatorInset").map { inset in
      Insets(
        top: 0, left: number(inset, "minX") ?? 0, bottom: 0, right: number(inset, "maxX") ?? 0)
    }
  }

  func setContainer(_ view: inout View, _ element: XMLElement) {
    let segue = element.list("connections").first { $0.name == "segue" && $0["kind"] == "embed" }
    view.embeddedController = segue?["destination"]
  }
}
