import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws a view without its subviews: its background, then the content of its kind.
  mutating func draw(_ figure: DrawnView) {
    let figure = figure.isBareRow ? drawRow(around: figure) : figure
    let standsOut = figure.isUnknownPart && self.standsOut(figure)
    drawGround(figure)
    guard figure.view.role != .transparent, !figure.bounds.isEmpty else { return }
    switch figure.view.kind {
    case .label: drawLabel(figure)
    case .button: drawButton(figure)
    case .imageView: drawImageView(figure)
    case .icon: drawIconView(figure)
    case .textField: drawTextField(figure)
    case .textView: drawTextView(figure)
    case .switch: drawSwitch(figure)
    case .slider: drawSlider(figure)
    case .stepper: drawStepper(figure)
    case .colorWell: drawColorWell(figure)
    case .segmentedControl: drawSegmentedControl(figure)
    case .progressView: drawProgressView(figure)
    case .activityIndicator: drawActivityIndicator(figure)
    case .pageControl: drawPageControl(figure)
    case .pickerView: drawPickerView(figure)
    case .datePicker: drawDatePicker(figure)
    case .searchBar: drawSearchBar(figure)
    case .navigationBar: drawNavigationBar(figure)
    case .toolbar: drawToolbar(figure)
    case .tabBar: drawTabBar(figure)
    case .tableView: drawTableView(figure)
    case .collectionView: drawCollectionView(figure)
    case .tableCell: drawTableCell(figure)
    case .divider: drawDivider(figure)
    case .spacer: break
    case .mapView: drawMap(figure)
    case .keyboard: drawKeyboard(figure)
    case .webView, .glView: drawPlaceholder(figure)
    case .custom: drawCustomView(figure)
    case .visualEffectView: drawEffectView(figure)
    case .containerView: drawContainerView(figure)
    case .collectionCell where figure.showsPicture: drawImageView(figure)
    case .view where figure.isUnknownPart, .stackView where figure.isUnknownPart:
      drawUnknownPart(figure, standsOut: standsOut)
    case .contentView where figure.isUnknownPart: drawUnknownContent(figure)
    case .view, .stackView, .scrollView, .collectionCell, .reusableView, .contentView:
      drawPlainView(figure)
    }
  }

  /// A soft line, at least as thick as the theme's; one with a background is that.
  private mutating func drawDivider(_ figure: DrawnView) {
    guard figure.own.backgroundColor == nil else { return }
    let size = figure.bounds.size
    softLine(
      Rect(
        origin: figure.bounds.origin,
        size: Size(width: max(size.width, hairline), height: max(size.height, hairline))))
  }
}
