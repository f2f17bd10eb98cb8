import EmakiDrawing

extension View.Kind {
  /// The properties of the kind.
  public var traits: KindTraits {
    var own = KindTraits(noun: "a view")
    switch self {
    case .view:
      own.wrongNames = "div box rect rectangle panel zstack"
      own.hint = "write kind: view"
      own.elements = "view inputView"
      own.canBeLayer = true
      own.isOutlined = true
    case .stackView:
      own.noun = "a stack view"
      own.shortNames = "stack row column"
      own.wrongNames = "vstack hstack vbox hbox flex list"
      own.hint = "write kind: column, or kind: row"
      own.elements = "stackView"
      own.canBeLayer = true
      own.isOutlined = true
    case .label:
      own.noun = "a label"
      own.shortNames = "text"
      own.wrongNames = "p span heading textblock"
      own.hint = "write kind: label"
      own.elements = "label"
      own.natural = .byContent
      own.fontSize = 17
      own.takesTouches = false
      own.hasMarginsInRows = true
      own.importance = .never
      own.reading = .text
    case .button:
      own.noun = "a button"
      own.elements = "button locationButton"
      own.natural = .byContent
      own.fontSize = 15
      own.isControl = true
      own.hasMarginsInRows = true
      own.read(.itself, as: "button")
    case .imageView:
      own.noun = "a picture"
      own.shortNames = "image"
      own.elements = "imageView"
      own.natural = .byContent
      own.takesTouches = false
      own.spokenRole = "image"
    case .icon:
      own.noun = "an icon"
      own.natural = .byContent
      // UIKit has no such view. It hugs as Interface Builder's image views do, so that the text
      // beside it gets the room.
      own.hugging = AxisPriorities(Priority(251))
      own.takesTouches = false
      own.spokenRole = "image"
    case .textField:
      own.noun = "a text field"
      own.shortNames = "field"
      own.elements = "textField searchTextField"
      own.natural = .byContent
      own.fontSize = 14
      own.isControl = true
      own.hasMarginsInRows = true
      own.isOpaque = true
      own.systemHeight = 34
      own.read(.itself, as: "text field")
    case .textView:
      own.noun = "a text field"
      own.elements = "textView"
      own.natural = .byContent
      own.fontSize = 14
      own.scrolls = true
      own.hasMarginsInRows = true
      own.read(.text, as: "text field")
    case .scrollView:
      own.noun = "a scroll view"
      own.shortNames = "scroll"
      own.elements = "scrollView"
      own.scrolls = true
      own.canBeLayer = true
      own.isOutlined = true
      own.importance = .always(50)
    case .tableView:
      own.noun = "a table"
      own.shortNames = "table"
      own.elements = "tableView"
      own.showRows()
      own.isOpaque = true
    case .collectionView:
      own.noun = "a collection"
      own.shortNames = "collection"
      own.elements = "collectionView"
      own.showRows()
    case .tableCell:
      own.noun = "a cell"
      own.shortNames = "cell"
      own.elements = "tableViewCell"
      own.hasContentView = true
      own.importance = .first(40)
    case .collectionCell:
      own.noun = "a cell"
      own.elements = "collectionViewCell collectionViewListCell"
      own.hasContentView = true
      own.isOutlined = true
      own.importance = .first(40)
    case .reusableView:
      own.noun = "a reusable view"
      own.elements = "collectionReusableView tableViewHeaderFooterView"
      own.hasContentView = true
      own.isOutlined = true
    case .contentView:
      own.noun = "a content view"
      own.elements = "tableViewCellContentView collectionViewCellContentView"
      own.importance = .never
    case .divider:
      own.noun = "a divider"
      own.shortNames = "separator"
      own.wrongNames = "hr line rule hairline"
      own.natural = .line
      own.hugging = AxisPriorities(.required)
      own.takesTouches = false
      own.showsText = false
      own.importance = .never
    case .spacer:
      own.noun = "a spacer"
      own.wrongNames = "gap flexiblespace"
      own.hugging = AxisPriorities(Priority(1))
      own.takesTouches = false
      own.showsText = false
      own.importance = .never
    case .containerView:
      own.noun = "a container"
      own.shortNames = "container"
      own.elements = "containerView"
      own.showsText = false
      own.canBeLayer = true
      own.importance = .always(80)
    case .switch:
      own.noun = "a switch"
      own.elements = "switch"
      own.natural = .fixed(width: 49, height: 31)
      own.alignment = Insets(top: 0, left: 0, bottom: 0, right: 2)
      own.hugging = AxisPriorities(.defaultHigh)
      own.beControlInRows(as: "switch", .fixed(width: 63, height: 31))
      own.isOpaque = true
    case .slider:
      own.noun = "a slider"
      own.elements = "slider"
      own.natural = .fixed(width: nil, height: 30)
      own.alignment = Insets(top: 0, left: 2, bottom: 1, right: 2)
      own.hugging = .low(high: .defaultHigh)
      own.beControlInRows(as: "adjustable", nil)
    case .stepper:
      own.noun = "a stepper"
      own.elements = "stepper"
      own.natural = .fixed(width: 94, height: 32)
      own.hugging = AxisPriorities(.defaultHigh)
      own.beControlInRows(as: "adjustable", own.natural)
      own.isOpaque = true
    case .colorWell:
      own.noun = "a color well"
      own.elements = "colorWell"
      own.natural = .fixed(width: 28, height: 28)
      own.hugging = AxisPriorities(.defaultHigh)
      own.beControlInRows(as: "button", own.natural)
    case .segmentedControl:
      own.noun = "a segmented control"
      own.shortNames = "segments"
      own.elements = "segmentedControl"
      own.natural = .byContent
      own.alignment = Insets(top: 0, left: 0, bottom: 1, right: 0)
      own.hugging = .low(high: .defaultHigh)
      own.beControlInRows(as: "", .fixed(width: nil, height: 32))
      own.reading = .items
      own.choice = .segment
      own.isOpaque = true
      own.systemHeight = 31
    case .progressView:
      own.noun = "a progress view"
      own.shortNames = "progress"
      own.elements = "progressView"
      own.natural = .fixed(width: nil, height: 4)
      own.hugging = .low(high: .defaultHigh)
      own.takesTouches = false
      own.showsText = false
      own.hasMarginsInRows = true
      own.sizeInRow = own.natural
      own.reading = .itself
    case .activityIndicator:
      own.noun = "an activity indicator"
      own.shortNames = "spinner"
      own.elements = "activityIndicatorView"
      own.natural = .byContent
      own.hugging = AxisPriorities(.defaultHigh)
      own.takesTouches = false
      own.showsText = false
      own.reading = .itself
    case .pageControl:
      own.noun = "a page control"
      own.shortNames = "pages"
      own.elements = "pageControl"
      own.natural = .byContent
      own.hugging = AxisPriorities(.defaultHigh)
      own.isControl = true
      own.showsText = false
      own.choice = .page
      own.systemHeight = 26
      own.read(.itself, as: "adjustable")
    case .pickerView:
      own.noun = "a picker"
      own.shortNames = "picker"
      own.elements = "pickerView"
      own.natural = .fixed(width: 320, height: 216)
      own.choice = .item
      own.read(.itself, as: "adjustable")
    case .datePicker:
      own.noun = "a date picker"
      own.elements = "datePicker"
      own.natural = .byContent
      own.hugging = .low(high: .defaultHigh)
      own.isControl = true
      own.hasMarginsInRows = true
      own.systemHeight = 34
      own.read(.itself, as: "adjustable")
    case .searchBar:
      own.noun = "a search bar"
      own.shortNames = "search"
      own.elements = "searchBar"
      own.natural = .byContent
      own.hugging = .low(high: .defaultHigh)
      own.isControl = true
      own.choice = .segment
      own.isOpaque = true
      own.read(.itself, as: "search field")
    case .navigationBar:
      own.noun = "a navigation bar"
      own.elements = "navigationBar"
      own.beBar()
    case .toolbar:
      own.noun = "a toolbar"
      own.elements = "toolbar"
      own.beBar()
    case .tabBar:
      own.noun = "a tab bar"
      own.elements = "tabBar"
      own.beBar()
      own.choice = .tab
    case .visualEffectView:
      own.noun = "a visual effect view"
      own.shortNames = "blur"
      own.elements = "visualEffectView"
      own.hasContentView = true
      own.canBeLayer = true
    case .webView:
      own.noun = "a web view"
      own.shortNames = "web"
      own.elements = "webView wkWebView"
      own.hideWhatIsBelow()
    case .mapView:
      own.noun = "a map"
      own.shortNames = "map"
      own.elements = "mapView"
      own.hideWhatIsBelow()
    case .keyboard:
      own.noun = "a keyboard"
      own.hideWhatIsBelow()
    case .glView:
      own.noun = "a view that draws by itself"
      own.elements =
        "glkView mtkView skView sceneKitView arskView arscnView arView realityView sceneView"
      own.hideWhatIsBelow()
    case .custom:
      own.noun = "a custom view"
      own.wrongNames = "alert navigation page split"
      own.hint = "what a controller is stands after \"type\""
      own.elements =
        "adBannerView control textInputView contentUnavailableView pdfView playerView calendarView "
        + "lookAroundView livePhotoView routePickerView linkView volumeView pasteControl"
      own.importance = .always(45)
    }
    return own
  }

  /// Whether the content can be larger than the view and move in it.
  public var scrolls: Bool { traits.scrolls }

  /// Whether a finger can change or press it.
  public var isControl: Bool { traits.isControl }
}

// The traits that several rows have in common.
extension KindTraits {
  fileprivate mutating func read(_ reading: Reading, as role: String) {
    self.reading = reading
    spokenRole = role
  }

  /// A control without a text, which lies at the end of a row.
  fileprivate mutating func beControlInRows(as role: String, _ sizeInRow: NaturalSize?) {
    isControl = true
    showsText = false
    hasMarginsInRows = true
    self.sizeInRow = sizeInRow
    read(.itself, as: role)
  }

  fileprivate mutating func showRows() {
    natural = .byContent
    scrolls = true
    showsText = false
    canBeLayer = true
    choice = .row
    isOutlined = true
    importance = .always(50)
  }

  fileprivate mutating func beBar() {
    natural = .byContent
    isOpaque = true
    importance = .always(60)
    reading = .items
  }

  /// A picture of the system's or the app's, from edge to edge.
  fileprivate mutating func hideWhatIsBelow() {
    canBeLayer = true
    isOpaque = true
    importance = .always(45)
  }
}

extension AxisPriorities {
  /// Low across, another one down.
  fileprivate static func low(high: Priority) -> AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: high)
  }
}
