internal import EmakiLayout
internal import EmakiXML

/// Which element stands for which kind of view.
enum ElementKinds {
  /// The kind of an element of a view tree, or `nil` for one that is not known.
  static subscript(_ name: String) -> View.Kind? { table[name] }

  /// Elements that are the content view of the cell or effect view around them.
  static func isContentView(_ element: XMLElement) -> Bool {
    element.name.hasSuffix("CellContentView")
      || (element.name == "view" && element.key == "contentView")
  }

  private static let table: [String: View.Kind] = [
    "view": .view, "label": .label, "button": .button, "imageView": .imageView,
    "textField": .textField, "textView": .textView, "stackView": .stackView,
    "scrollView": .scrollView, "tableView": .tableView, "collectionView": .collectionView,
    "tableViewCell": .tableCell, "collectionViewCell": .collectionCell,
    "collectionViewListCell": .collectionCell, "collectionReusableView": .reusableView,
    "tableViewHeaderFooterView": .reusableView, "tableViewCellContentView": .contentView,
    "collectionViewCellContentView": .contentView, "containerView": .containerView,
    "switch": .switch, "slider": .slider, "stepper": .stepper,
    "segmentedControl": .segmentedControl, "progressView": .progressView,
    "activityIndicatorView": .activityIndicator, "pageControl": .pageControl,
    "pickerView": .pickerView, "datePicker": .datePicker, "searchBar": .searchBar,
    "navigationBar": .navigationBar, "toolbar": .toolbar, "tabBar": .tabBar,
    "visualEffectView": .visualEffectView, "webView": .webView, "wkWebView": .webView,
    "mapView": .mapView, "glkView": .glView, "mtkView": .glView, "skView": .glView,
    "sceneKitView": .glView, "arskView": .glView, "arscnView": .glView, "arView": .glView,
    "realityView": .glView, "sceneView": .glView, "adBannerView": .custom, "control": .custom,
    "colorWell": .colorWell, "textInputView": .custom, "contentUnavailableView": .custom,
    "pdfView": .custom, "playerView": .custom, "locationButton": .button,
    "calendarView": .custom, "searchTextField": .textField, "inputView": .view,
    "lookAroundView": .custom, "livePhotoView": .custom, "routePickerView": .custom,
    "linkView": .custom, "volumeView": .custom, "pasteControl": .custom,
  ]

  /// The name shown for a view that cannot be drawn: the class that stands behind the element, or
  /// `nil` for elements that every reader knows.
  static func className(_ name: String) -> String? { classNames[name] }

  private static let classNames = [
    "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView",
    "arskView": "ARSKView", "arscnView": "ARSCNView", "arView": "ARView",
    "realityView": "RealityView", "adBannerView": "ADBannerView",
    "contentUnavailableView": "UIContentUnavailableView", "pdfView": "PDFView",
    "calendarView": "UICalendarView", "lookAroundView": "MKLookAroundView",
    "livePhotoView": "PHLivePhotoView", "routePickerView": "AVRoutePickerView",
    "linkView": "LPLinkView", "volumeView": "MPVolumeView", "pasteControl": "UIPasteControl",
  ]
}
