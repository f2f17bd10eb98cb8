internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Decides what decides the view's frame.
  func place(_ view: inout View, _ element: XMLElement, _ surroundings: ElementContext) {
    let saved = SavedFrame(element)
    if let rect = element.child("rect", key: "frame") {
      for side in ["x", "y", "width", "height"] {
        guard let value = number(rect, side), abs(value) > SavedFrame.farthest else { continue }
        notices.warn("\(side) of rect is more than 1000000 points", rect.place)
      }
    }
    view.frame = saved?.rect ?? .zero
    view.autoresizing = mask(element)
    view.superviewSize = surroundings.parent.flatMap { SavedFrame($0)?.size }
    switch surroundings.role {
    case .root: view.placement = .fixedFrame
    case .arranged: view.placement = header.usesAutoLayout ? .constraints : .autoresizing
    case .accessory: placeAccessory(&view, element, surroundings)
    case .cell, .section, .sectionEnd: view.placement = .fixedFrame
    case .content: placeContent(&view, saved, surroundings)
    case .subview: view.placement = placement(element)
    }
    // Scrubbed positions and missing sizes are no frame to keep.
    if view.placement == .constraints { view.frame.origin = .zero }
  }

  private func placement(_ element: XMLElement) -> View.Placement {
    guard header.usesAutoLayout else { return .autoresizing }
    if element.flag("fixedFrame") {
      // Since Xcode 8 an app has such a view with its mask.
      let hasMask = element.child("autoresizingMask", key: "autoresizingMask") != nil
      return isCanvas || !hasMask ? .fixedFrame : .autoresizing
    }
    return element["translatesAutoresizingMaskIntoConstraints"] == "NO"
      ? .constraints : .autoresizing
  }

  /// An app has the accessory view of a cell at its end.
  private func placeAccessory(
    _ view: inout View, _ element: XMLElement, _ surroundings: ElementContext
  ) {
    view.placement = .fixedFrame
    guard !isCanvas, let cell = surroundings.parent, cell.name == "tableViewCell" else { return }
    guard element.key == "accessoryView", let size = SavedFrame(cell)?.size else { return }
    view.placement = .autoresizing
    view.autoresizing = [.flexibleMinX, .flexibleMinY, .flexibleMaxY, .followsDirection]
    view.superviewSize = size
    view.frame.origin = Point(
      x: size.width - Self.accessoryMargin - view.frame.width,
      y: (size.height - view.frame.height) / 2)
  }

  /// Behind the accessory view of a cell, and before it, points.
  private static let accessoryMargin = 16.0

  /// A table cell's content view has a saved frame; others fill the view around them.
  private func placeContent(
    _ view: inout View, _ saved: SavedFrame?, _ surroundings: ElementContext
  ) {
    guard let cell = surroundings.parent, cell.name == "tableViewCell" else {
      return fill(&view)
    }
    guard isCanvas, let size = SavedFrame(cell)?.size else { return fill(&view, beside: cell) }
    let computed = CellGeometry(header: header)
      .contentFrame(cell: size, accessory: cell["accessoryType"])
    view.placement = .fixedFrame
    view.frame = saved.flatMap { usable($0, computed, in: size) } ?? computed
    let table = surroundings.grandparent.flatMap(Self.measures)
    view.frame.size.width -= CanvasMargins(header: header).untoldInset(cellWidth: size.width, table)
  }

  /// Files of before devices round the height, and often kept that of another cell. One that is as
  /// high as its cell has no separator.
  private func usable(_ saved: SavedFrame, _ computed: Rect, in cell: Size) -> Rect? {
    guard saved.size != nil else { return nil }
    guard header.isBeforeDevices, saved.rect.height != cell.height else { return saved.rect }
    guard abs(saved.rect.height - computed.height) <= 0.5 else { return nil }
    var rect = saved.rect
    rect.size.height = computed.height
    return rect
  }

  /// Makes a content view as large as a running app's cell, but for what the accessory takes.
  private func fill(_ view: inout View, beside cell: XMLElement) {
    fill(&view)
    var newest = header
    newest.habits = .newest
    let width = SavedFrame(cell)?.size?.width ?? header.canvasSize.width
    let own = cell.child(key: "accessoryView").flatMap { SavedFrame($0)?.size?.width }
    let taken =
      own.map { $0 + 2 * Self.accessoryMargin }
      ?? CellGeometry(header: newest).accessoryWidth(cell["accessoryType"], cellWidth: width)
    guard taken > 0, taken < width else { return }
    view.autoresizing.insert(.followsDirection)
    view.frame.size.width = width - taken
    view.superviewSize?.width = width
  }

  /// Makes a view as large as its superview, whatever that is.
  func fill(_ view: inout View) {
    view.placement = .autoresizing
    view.autoresizing = .sizable
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    view.superviewSize = Size(width: 100, height: 100)
  }

  private func mask(_ element: XMLElement) -> AutoresizingMask {
    guard let mask = element.child("autoresizingMask", key: "autoresizingMask") else { return [] }
    var result: AutoresizingMask = []
    for (name, option) in Self.maskOptions where mask.flag(name) { result.insert(option) }
    return result
  }

  private static let maskOptions: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
    ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
    ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]

  /// Hugging and compression resistance. A missing value means low hugging for every kind: a
  /// kind that hugs more, fresh from the library, has that written into the file.
  func setPriorities(_ view: inout View, _ element: XMLElement) {
    view.hugging = AxisPriorities(.defaultLow)
    func set(_ attribute: String, _ priority: inout Priority) {
      if let value = number(element, attribute) { priority = Priority(value) }
    }
    set("horizontalHuggingPriority", &view.hugging.horizontal)
    set("verticalHuggingPriority", &view.hugging.vertical)
    set("horizontalCompressionResistancePriority", &view.compressionResistance.horizontal)
    set("verticalCompressionResistancePriority", &view.compressionResistance.vertical)
  }
}
