internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Sets what one kind of view shows.
  func setContent(_ view: inout View, _ element: XMLElement) {
    switch view.kind {
    case .label: setLabel(&view, element)
    case .button: setButton(&view, element)
    case .textField: setTextField(&view, element)
    case .textView: setTextView(&view, element)
    case .imageView: setImageView(&view, element)
    case .stackView: view.stack = stackLayout(element)
    case .scrollView: setScrollView(&view, element)
    case .collectionView:
      setScrollView(&view, element)
      view.cellFlow = cellFlow(of: element)
    case .tableView: setTableView(&view, element)
    case .tableCell:
      view.control.accessory = element["accessoryType"].flatMap(CellAccessory.init)
      setSeparator(&view, element)
    case .switch: setSwitch(&view, element)
    case .slider: setSlider(&view, element)
    case .progressView: setProgress(&view, element)
    case .colorWell: view.tintColor = color(element, "selectedColor")
    case .segmentedControl: setSegments(&view, element)
    case .activityIndicator: setActivityIndicator(&view, element)
    case .pageControl: setPageControl(&view, element)
    case .datePicker: setDatePicker(&view, element)
    case .searchBar: setSearchBar(&view, element)
    case .navigationBar: setNavigationBar(&view, element)
    case .toolbar: setToolbar(&view, element)
    case .tabBar: setTabBar(&view, element)
    case .containerView: setContainer(&view, element)
    default: break
    }
  }

  /// Sets what depends on the subviews.
  func finish(_ view: inout View, _ element: XMLElement, in parent: XMLElement?) {
    if view.kind == .stackView { setCustomSpacing(&view, element) }
    if view.kind == .tableCell { setBuiltInLabels(&view, element, in: parent) }
    setListContent(&view, element)
  }
}
