import EmakiDrawing

extension View.Kind {
  /// What is particular to the kind.
  public var traits: KindTraits {
    var own = KindTraits()
    switch self {
    case .view, .stackView: own.canBeLayer = true
    case .label:
      own.natural = .byContent
      (own.fontSize, own.takesTouches, own.hasMarginsInRows) = (17, false, true)
      own.importance = .never
    case .button:
      own.natural = .byContent
      (own.fontSize, own.isControl, own.hasMarginsInRows) = (15, true, true)
    case .imageView:
      own.natural = .byContent
      own.takesTouches = false
    case .icon:
      own.natural = .byContent
      // UIKit has no such view. It hugs as Interface Builder's image views do, so that the text beside
      // it gets the room.
      own.hugging = AxisPriorities(Priority(251))
      own.takesTouches = false
    case .textField:
      own.natural = .byContent
      (own.fontSize, own.isControl, own.hasMarginsInRows, own.isOpaque) = (14, true, true, true)
    case .textView:
      own.natural = .byContent
      (own.fontSize, own.scrolls, own.hasMarginsInRows) = (14, true, true)
    case .scrollView:
      (own.scrolls, own.canBeLayer) = (true, true)
      own.importance = .always(50)
    case .tableView, .collectionView:
      own.natural = .byContent
      (own.scrolls, own.showsText, own.canBeLayer) = (true, false, true)
      own.choice = .row
      own.importance = .always(50)
      own.isOpaque = self == .tableView
    case .tableCell, .collectionCell:
      own.hasContentView = true
      own.importance = .first(40)
    case .reusableView: own.hasContentView = true
    case .contentView: own.importance = .never
    case .containerView:
      (own.showsText, own.canBeLayer) = (false, true)
      own.importance = .always(80)
    case .switch:
      own.natural = .fixed(width: 49, height: 31)
      own.alignment = Insets(top: 0, left: 0, bottom: 0, right: 2)
      own.hugging = AxisPriorities(.defaultHigh)
      (own.isControl, own.showsText, own.hasMarginsInRows) = (true, false, true)
      own.sizeInRow = .fixed(width: 63, height: 31)
      own.isOpaque = true
    case .slider:
      own.natural = .fixed(width: nil, height: 30)
      own.alignment = Insets(top: 0, left: 2, bottom: 1, right: 2)
      own.hugging = .low(high: .defaultHigh)
      (own.isControl, own.showsText, own.hasMarginsInRows) = (true, false, true)
    case .stepper:
      own.natural = .fixed(width: 94, height: 32)
      own.hugging = AxisPriorities(.defaultHigh)
      (own.isControl, own.showsText, own.hasMarginsInRows) = (true, false, true)
      own.sizeInRow = own.natural
      own.isOpaque = true
    case .colorWell:
      own.natural = .fixed(width: 28, height: 28)
      own.hugging = AxisPriorities(.defaultHigh)
      (own.isControl, own.showsText, own.hasMarginsInRows) = (true, false, true)
      own.sizeInRow = own.natural
    case .segmentedControl:
      own.natural = .byContent
      own.alignment = Insets(top: 0, left: 0, bottom: 1, right: 0)
      own.hugging = .low(high: .defaultHigh)
      (own.isControl, own.showsText, own.hasMarginsInRows) = (true, false, true)
      own.sizeInRow = .fixed(width: nil, height: 32)
      own.choice = .segment
      own.isOpaque = true
    case .progressView:
      own.natural = .fixed(width: nil, height: 4)
      own.hugging = .low(high: .defaultHigh)
      (own.takesTouches, own.showsText, own.hasMarginsInRows) = (false, false, true)
      own.sizeInRow = own.natural
    case .activityIndicator:
      own.natural = .byContent
      own.hugging = AxisPriorities(.defaultHigh)
      (own.takesTouches, own.showsText) = (false, false)
    case .pageControl:
      own.natural = .byContent
      own.hugging = AxisPriorities(.defaultHigh)
      (own.isControl, own.showsText) = (true, false)
      own.choice = .page
    case .pickerView:
      own.natural = .fixed(width: 320, height: 216)
      own.choice = .item
    case .datePicker:
      own.natural = .byContent
      own.hugging = .low(high: .defaultHigh)
      (own.isControl, own.hasMarginsInRows) = (true, true)
    case .searchBar:
      own.natural = .byContent
      own.hugging = .low(high: .defaultHigh)
      own.isControl = true
      own.choice = .segment
      own.isOpaque = true
    case .navigationBar, .toolbar:
      own.natural = .byContent
      own.isOpaque = true
      own.importance = .always(60)
    case .tabBar:
      own.natural = .byContent
      own.choice = .tab
      own.isOpaque = true
      own.importance = .always(60)
    case .visualEffectView: (own.hasContentView, own.canBeLayer) = (true, true)
    case .webView, .mapView, .glView:
      own.canBeLayer = true
      own.isOpaque = true
      own.importance = .always(45)
    case .keyboard:
      own.canBeLayer = true
      own.isOpaque = true
      own.importance = .always(45)
    case .custom: own.importance = .always(45)
    }
    return own
  }

  /// Whether the content can be larger than the view and move in it.
  public var scrolls: Bool { traits.scrolls }

  /// Whether a finger can change or press it.
  public var isControl: Bool { traits.isControl }
}

extension AxisPriorities {
  /// Low across, another one down.
  fileprivate static func low(high: Priority) -> AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: high)
  }
}
