internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Says where the file, not the content, decides how large the content is.
  func setIntrinsicSize(_ view: inout View, _ element: XMLElement, in stack: XMLElement?) {
    if let size = CanvasSizes(habits: habits).size(of: view.kind, element) {
      let kind = view.kind
      setSize(of: &view, eraWords { CanvasSizes(habits: $0).size(of: kind, element) }) {
        $0.intrinsicSize = size
      }
    }
    if view.kind == .slider { view.alignmentInsets = habits.sliderInsets }
    setSize(of: &view, eraWords(\.hasWholePointLabels)) {
      if isCanvas, $0.kind == .label { setGrid(&$0, element, in: stack) }
      if isCanvas, stack?.name != "stackView" { setConfiguredHeight(&$0, element) }
      if isCanvas, $0.kind == .textField { setBareLine(&$0) }
    }
    setSize(of: &view, eraWords(\.emptyFieldHeight)) {
      if isCanvas, $0.kind == .textField { setEmptyLine(&$0) }
    }
    setSize(of: &view, eraWords(\.hasLowFields)) {
      if isCanvas, $0.kind == .textField { setBezel(&$0) }
    }
    if isCanvas, let height = barHeight(view.kind, element) {
      setSize(of: &view, eraWords { [$0.navigationBarHeight, $0.notchToolbarHeight] }) {
        $0.intrinsicSize = IntrinsicSize(width: .none, height: .points(height))
      }
    }
    if isCanvas, view.kind == .imageView { setSymbolInsets(&view, element) }
    if view.kind == .tableView { setContentHeight(&view, element) }
    setSize(of: &view, "the size that the canvas saved") {
      if isCanvas, isTextOrImageLeaf($0, element) { useSavedSize(&$0, element) }
    }
    setSize(of: &view, "the size that its live-rendered class saved") {
      switch $0.kind {
      case .view, .custom: useDesignedSize(&$0, element)
      case .button where $0.intrinsicSize == .measured: useDesignedSize(&$0, element)
      case .label: useDesignedText(&$0, element)
      default: break
      }
    }
    setSize(of: &view, "the file's placeholder") { usePlaceholderSize(&$0, element) }
    setSize(of: &view, "a view fresh from the library keeps its size in a stack view") {
      if isCanvas, let stack, stack.name == "stackView" {
        keepNewSize(&$0, in: stackLayout(stack), isEmpty: element.child("subviews") == nil)
      }
    }
  }

  /// Changes the natural size of a view, and keeps where it comes from.
  private func setSize(
    of view: inout View, _ origin: @autoclosure () -> String, by change: (inout View) -> Void
  ) {
    let before = view.intrinsicSize
    change(&view)
    if view.intrinsicSize.width != before.width { view.origins.width = origin() }
    if view.intrinsicSize.height != before.height { view.origins.height = origin() }
  }

  /// Since which version of the tools a habit is as it is.
  private func eraWords<Value: Equatable>(_ habit: (CanvasHabits) -> Value) -> String {
    CanvasHabits.era(of: habit, at: isCanvas ? header.toolsVersion : header.runningVersion)
  }

  /// The height of a bar that is a view on the canvas.
  private func barHeight(_ kind: View.Kind, _ element: XMLElement) -> Double? {
    switch kind {
    case .navigationBar: header.grid.navigationBarHeight + (Bars.Bar(element).isLarge ? 52 : 0)
    case .toolbar: header.grid.toolbarHeight
    default: nil
    }
  }

  /// Which pixels a label of one line was measured in.
  private func setGrid(_ label: inout View, _ element: XMLElement, in superview: XMLElement?) {
    guard let text = label.text, text.numberOfLines == 1, superview?.name != "stackView" else {
      return
    }
    let isInCell = superview?.name == "tableViewCellContentView"
    let isMeasuredWithDevice =
      isInCell && !header.grid.hasWholePointCells || superview?.name == "scrollView"
      || label.hugging.vertical == .required
    label.text?.isInWholePoints = header.grid.hasWholePointLabels && !isMeasuredWithDevice
    let isDesigned = element.id.map { designables[$0] != nil } ?? false
    if !isDesigned, let height = header.grid.freshLabelHeight(of: text, in: element) {
      label.intrinsicSize.height = .points(height)
    }
  }

  /// The title of a configured button is a line from the library as well, where no font is set for
  /// it.
  private func setConfiguredHeight(_ button: inout View, _ element: XMLElement) {
    guard let configuration = element.child("buttonConfiguration", key: "configuration"),
      configuration.child("fontDescription", key: "titleFontDescription") == nil,
      let text = button.text, !text.string.isEmpty, text.spans.isEmpty, button.image == nil,
      let line = header.grid.freshLineHeight(of: text.font)
    else { return }
    let room = button.control.button.contentInsets?.vertical ?? 14
    button.intrinsicSize.height = .points((line + room).rounded(.up))
  }

  /// A symbol is aligned by the line of text that it stands in. One in a circle is lower than that of
  /// 17 pt letters, by 1⅓ points: 33 of 34 points at two pixels a point. Others differ one by one.
  private func setSymbolInsets(_ view: inout View, _ element: XMLElement) {
    guard let image = view.image, image.isSymbol,
      element.child(key: "preferredSymbolConfiguration") == nil,
      image.name.split(separator: ".").contains("circle")
    else { return }
    let scale = header.grid.scale
    let side = (Self.circleInset * 2 * scale + 0.001).rounded(.down) / scale / 2
    view.alignmentInsets = Insets(top: -side, left: 0, bottom: -side, right: 0)
  }

  /// The room that a symbol in a circle leaves above and below of its line, in points.
  private static let circleInset = 2.0 / 3

  /// In the years of labels in whole points, a field without a border was as high as a line, in whole
  /// points as well.
  private func setBareLine(_ field: inout View) {
    guard header.grid.hasWholePointLabels, field.control.field.border == .borderless,
      field.intrinsicSize.height == .measured, let font = field.text?.font
    else { return }
    field.intrinsicSize.height = .points(font.exactLineHeight.rounded(.up))
  }

  /// In Xcode 26 a field without a border that holds nothing is as high as its library's, of 17 points,
  /// whatever its placeholder's letters are.
  private func setEmptyLine(_ field: inout View) {
    guard let height = header.habits.emptyFieldHeight, let text = field.text,
      field.control.field.border == .borderless, field.intrinsicSize.height == .measured,
      text.isPlaceholder || text.string.isEmpty, text.font.size <= 17
    else { return }
    field.intrinsicSize.height = .points(height)
  }

  /// Until Xcode 10 a field with round corners was 30 points high; larger letters had 2 points above
  /// and below their line: 30 pt made it 40 high.
  private func setBezel(_ field: inout View) {
    guard header.habits.hasLowFields, field.intrinsicSize.height == .measured,
      field.control.field.border == .roundedRect, let font = field.text?.font
    else { return }
    field.intrinsicSize.height = .points(max(30, font.exactLineHeight.rounded(.up) + 4))
  }

  /// UIKit's tables have no natural height. At run time one that does not scroll is as high as its rows
  /// where nothing else decides its height; a class of the app may have a height that holds.
  private func setContentHeight(_ table: inout View, _ element: XMLElement) {
    if isCanvas {
      table.intrinsicSize.height = .none
    } else if element["customClass"] == nil {
      table.hugging.vertical = Self.settled
      table.compressionResistance.vertical = Self.settled
    }
  }

  /// Just above the priority at which a stack view shrinks.
  private static let settled: Priority = 52

  /// Whether a view has no size by its content.
  private func isFresh(_ view: View) -> Bool {
    switch view.kind {
    case .view: true
    case .textView: view.scroll?.isScrollEnabled != false
    case .imageView: view.image == nil
    default: false
    }
  }

  /// A view in a stack view, where no constraint decides its size, has on the canvas the size of a
  /// view fresh from the library, 240 × 128: across the stack view any view, along it one that
  /// holds nothing. A label of one line without a text is 50 × 50 there.
  private func keepNewSize(_ view: inout View, in stack: StackLayout, isEmpty: Bool) {
    guard view.intrinsicSize == .measured else { return }
    let isEmptyLabel =
      view.kind == .label && view.text?.numberOfLines == 1 && view.text?.string.isEmpty == true
    guard isFresh(view) || isEmptyLabel else { return }
    let size = isEmptyLabel ? Size(width: 50, height: 50) : Size(width: 240, height: 128)
    let isFreeAlong = isEmptyLabel || isEmpty && stack.distribution == .fill
    let isFreeAcross = (isEmptyLabel || view.kind == .view) && stack.alignment != .fill
    if stack.axis == .vertical ? isFreeAcross : isFreeAlong {
      view.intrinsicSize.width = .points(size.width)
      view.hugging.horizontal = Self.settled
      view.compressionResistance.horizontal = Self.settled
    }
    if stack.axis == .horizontal ? isFreeAcross : isFreeAlong {
      view.intrinsicSize.height = .points(size.height)
      view.hugging.vertical = Self.settled
      view.compressionResistance.vertical = Self.settled
    }
  }

  /// The kinds whose natural size needs Apple's fonts or the image files.
  private func isTextOrImageLeaf(_ view: View, _ element: XMLElement) -> Bool {
    switch view.kind {
    case .label, .button, .textField, .segmentedControl, .datePicker: true
    case .textView: element["scrollEnabled"] == "NO"
    case .imageView: view.image != nil
    default: false
    }
  }

  private func useSavedSize(_ view: inout View, _ element: XMLElement) {
    guard let saved = SavedFrame(element) else { return }
    let insets = view.alignmentInsets?.vertical ?? (view.kind == .segmentedControl ? 1 : 0)
    if saved.hasWidth { view.intrinsicSize.width = .points(saved.rect.width) }
    guard saved.hasHeight else { return }
    var height = max(0, saved.rect.height - insets)
    if view.kind == .label, let font = view.text?.font {
      height = header.grid.lineHeight(saved: height, of: font)
    }
    view.intrinsicSize.height = .points(height)
  }

  private func useDesignedSize(_ view: inout View, _ element: XMLElement) {
    guard let size = element.id.flatMap({ designables[$0] }) else { return }
    view.intrinsicSize = IntrinsicSize(
      width: size.width < 0 ? .none : .points(size.width),
      height: size.height < 0 ? .none : .points(size.height))
  }

  /// The size that a live-rendered class saved is that of its text on one line, in the letters that
  /// the class gave it. They are the largest whole number of points that has such a line.
  private func useDesignedText(_ view: inout View, _ element: XMLElement) {
    guard let size = element.id.flatMap({ designables[$0] }), size.width > 0, size.height > 0,
      var text = view.text, !text.string.isEmpty
    else { return }
    guard text.spans.isEmpty else { return useDesignedSize(&view, element) }
    let lines = Double(
      text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)
    let points = size.height / lines * text.font.size / text.font.exactLineHeight
    text.font.size = points < 1 ? points : points.rounded(.down)
    text.knownWidth = size.width
    text.lineSpacing = 0
    view.text = text
  }

  private func usePlaceholderSize(_ view: inout View, _ element: XMLElement) {
    func length(_ attribute: String) -> IntrinsicSize.Length? {
      guard let text = element[attribute] else { return nil }
      return Double(written: text).map { .points($0) } ?? IntrinsicSize.Length.none
    }
    // The size of a text or image that the canvas measured after the placeholder was given counts
    // more.
    let saved = isCanvas && isTextOrImageLeaf(view, element) ? SavedFrame(element) : nil
    if saved?.hasWidth != true, let width = length("placeholderIntrinsicWidth") {
      view.intrinsicSize.width = width
    }
    if saved?.hasHeight != true, let height = length("placeholderIntrinsicHeight") {
      view.intrinsicSize.height = height
    }
  }
}
