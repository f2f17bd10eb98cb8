internal import EmakiDrawing
internal import EmakiLayout

extension Translation {
  /// Says where the file, not the content, decides how large the content is.
  func setIntrinsicSize(_ view: inout View, _ element: XMLElement, in stack: XMLElement?) {
    // A running app has today's controls, and wide switches where it was built for them.
    let today = header.hasWideSwitches ? CanvasEra.wideSwitches : .xibStatusBars
    let era = isCanvas ? header.era : today
    if let size = CanvasSizes(era: era).size(of: view.kind, element) { view.intrinsicSize = size }
    if isCanvas, view.kind == .label { setGrid(&view, in: stack) }
    if isCanvas, view.kind == .textField {
      setBareLine(&view)
      setBezel(&view)
    }
    if isCanvas, view.kind == .navigationBar, header.grid.hasHighBars {
      view.intrinsicSize = IntrinsicSize(width: .none, height: .points(50))
    }
    if isCanvas, isTextOrImageLeaf(view, element) { useSavedSize(&view, element) }
    switch view.kind {
    case .view, .custom: useDesignedSize(&view, element)
    case .button where view.intrinsicSize == .measured: useDesignedSize(&view, element)
    case .label: useDesignedText(&view, element)
    default: break
    }
    usePlaceholderSize(&view, element)
    if isCanvas, view.kind == .view, let stack, stack.name == "stackView" {
      keepNewSize(&view, across: stackLayout(stack))
    }
  }

  /// Which pixels a label of one line was measured in.
  private func setGrid(_ label: inout View, in superview: XMLElement?) {
    guard let text = label.text, text.numberOfLines == 1, superview?.name != "stackView" else {
      return
    }
    let isInCell = superview?.name == "tableViewCellContentView"
    let isMeasuredWithDevice =
      isInCell && !header.grid.hasWholePointCells || superview?.name == "scrollView"
      || label.hugging.vertical == .required
    label.text?.isInWholePoints = header.grid.hasWholePointLabels && !isMeasuredWithDevice
    if let height = header.grid.freshLabelHeight(of: text) {
      label.intrinsicSize.height = .points(height)
    }
  }

  /// In the years of labels in whole points, a field without a border was as high as a line, in whole
  /// points as well.
  private func setBareLine(_ field: inout View) {
    guard header.grid.hasWholePointLabels, field.control.style == "none",
      field.intrinsicSize.height == .measured, let font = field.text?.font
    else { return }
    field.intrinsicSize.height = .points(font.exactLineHeight.rounded(.up))
  }

  /// Until Xcode 10 a field with round corners was 30 points high; larger letters had 2 points above
  /// and below their line: 30 pt made it 40 high.
  private func setBezel(_ field: inout View) {
    guard header.era < .sheets, field.intrinsicSize.height == .measured,
      field.control.style == "roundedRect", let font = field.text?.font
    else { return }
    field.intrinsicSize.height = .points(max(30, font.exactLineHeight.rounded(.up) + 4))
  }

  /// What no constraint decides across a stack view has on the canvas the size of a view fresh
  /// from the library, 240 × 128. The priority is just above that at which the stack view shrinks.
  private func keepNewSize(_ view: inout View, across stack: StackLayout) {
    guard view.intrinsicSize == .measured, stack.alignment != .fill else { return }
    let settled: Priority = 52
    if stack.axis == .vertical {
      view.intrinsicSize.width = .points(240)
      view.hugging.horizontal = settled
      view.compressionResistance.horizontal = settled
    } else {
      view.intrinsicSize.height = .points(128)
      view.hugging.vertical = settled
      view.compressionResistance.vertical = settled
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
    let insets = view.kind == .segmentedControl ? 1.0 : 0
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
      return Double(text).map { .points($0) } ?? IntrinsicSize.Length.none
    }
    if let width = length("placeholderIntrinsicWidth") { view.intrinsicSize.width = width }
    if let height = length("placeholderIntrinsicHeight") { view.intrinsicSize.height = height }
  }
}
