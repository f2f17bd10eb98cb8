import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

extension View {
  /// Takes everything from a node that concerns the view alone.
  ///
  /// - Parameter textSize: how large the text style is that a button with a configuration has.
  mutating func read(_ node: SourceNode, at textSize: TextSize) {
    if let text = node["name"]?.text { name = text }
    if let text = node["class"]?.text { className = text }
    role = node["role"]?.text.flatMap(Role.init)
    readPlacement(node)
    readStack(node)
    readScroll(node)
    readContent(node, at: textSize)
    readLook(node)
    readProperties(node)
    accessibility = node["accessibility"].map(Accessibility.init)
  }

  private mutating func readPlacement(_ node: SourceNode) {
    if let size = node["intrinsicSize"].flatMap(IntrinsicSize.init) { intrinsicSize = size }
    if let value = node["hugging"] { hugging = value.priorities(hugging) }
    if let value = node["compression"] {
      compressionResistance = value.priorities(compressionResistance)
    }
    if let value = node["margins"] { layoutMargins = value.margins }
    node["preservesSuperviewMargins"]?.bool.map { preservesSuperviewLayoutMargins = $0 }
    node["safeAreaMargins"]?.bool.map { insetsLayoutMarginsFromSafeArea = $0 }
    if let value = node["additionalSafeArea"] { additionalSafeAreaInsets = value.insets }
    layoutDirection = node["direction"]?.text.flatMap(LayoutDirection.init)
  }

  /// Takes the frame and what stretches with the superview.
  mutating func readFrame(_ frame: SourceNode, _ node: SourceNode) {
    let numbers = frame.elements.compactMap(\.number)
    guard numbers.count == 4 else { return }
    self.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    placement = .autoresizing
    for word in node["resize"]?.elements.compactMap(\.text) ?? [] {
      if let mask = AutoresizingWords.all.first(where: { $0.0 == word })?.1 {
        autoresizing.insert(mask)
      }
    }
    if let size = node["superviewSize"]?.elements.compactMap(\.number), size.count == 2 {
      superviewSize = Size(width: size[0], height: size[1])
    }
  }

  private mutating func readStack(_ node: SourceNode) {
    guard kind == .stackView else { return }
    var layout = StackLayout()
    if node["kind"]?.text == "column" { layout.axis = .vertical }
    if let axis = node["axis"]?.text.flatMap(Axis.init) { layout.axis = axis }
    if let value = node["distribution"]?.text.flatMap(StackLayout.Distribution.init) {
      layout.distribution = value
    }
    if let value = node["alignment"]?.text.flatMap(StackLayout.Alignment.init(word:)) {
      layout.alignment = value
    }
    node["spacing"]?.number.map { layout.spacing = $0 }
    node["insideMargins"]?.bool.map { layout.isLayoutMarginsRelative = $0 }
    stack = layout
  }

  private mutating func readScroll(_ node: SourceNode) {
    guard var state = scroll else { return }
    if let value = node["contentSize"]?.size { state.contentSize = value }
    node["paging"]?.bool.map { state.isPagingEnabled = $0 }
    node["scrolls"]?.bool.map { state.isScrollEnabled = $0 }
    node["alwaysBounceVertical"]?.bool.map { state.alwaysBouncesVertically = $0 }
    node["alwaysBounceHorizontal"]?.bool.map { state.alwaysBouncesHorizontally = $0 }
    node["centersContent"]?.bool.map { state.centersContent = $0 }
    node["scrollsToTop"]?.bool.map { state.scrollsToTop = $0 }
    state.insetAdjustment =
      node["contentInsetAdjustmentBehavior"]?.text.flatMap(ContentInsetAdjustment.init)
      ?? .automatic
    let ends = node["zoomRange"]?.elements ?? []
    if ends.count == 2, ends[0].text == "fit", let largest = ends[1].number {
      state.zoomsToFit = true
      state.zoomRange = min(1, largest)...largest
    }
    if node["zoom"] == nil, state.zoomsToFit { state.zoomScale = 0 }
    if let range = node["zoomRange"]?.elements.compactMap(\.number), range.count == 2 {
      state.zoomRange = min(range[0], range[1])...max(range[0], range[1])
    }
    scroll = state
  }

  private mutating func readLook(_ node: SourceNode) {
    node["clips"]?.bool.map { clipsToBounds = $0 }
    if let anchor = node["anchorPoint"]?.elements.compactMap(\.number), anchor.count == 2 {
      anchorPoint = Point(x: anchor[0], y: anchor[1])
    }
  }
}
