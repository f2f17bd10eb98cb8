extension ViewID {
  /// A view, or a constraint of one, that is made for another view. The raw value is what is shown
  /// behind the id of that one.
  public enum Part: String, Sendable, CaseIterable {
    /// The view of a controller.
    case root = "View"
    /// The view in which a container shows its controllers.
    case place = "Place"
    /// The bar of a container.
    case bar = "Bar"
    /// The navigation item of a controller.
    case item = "Item"
    /// The title of a navigation item.
    case title = "Title"
    /// The buttons at the leading edge of a navigation item.
    case leadingItems = "Left"
    /// The buttons at the trailing edge of a navigation item.
    case trailingItems = "Right"
    /// The back button of a navigation item.
    case backButton = "Back"
    /// The row of a bar for a large title.
    case largeTitle = "Large"
    /// The room that a large title asks for, and the constraint that gives it its height.
    case largeTitleRoom = "LargeRoom"
    /// The label of a large title.
    case largeTitleLabel = "LargeTitle"
    /// The background of a navigation bar once content is scrolled under it.
    case scrollEdge = "Edge"
    /// The fill and line of a navigation bar under a large title.
    case scrollBackground = "EdgeGround"
    /// The background below a bar.
    case barBackground = "-ground"
    /// The line at the end of a background.
    case line = "-line"
    /// The refresh control of a scroll view.
    case refreshControl = "-refreshControl"
    /// The spinner of a refresh control.
    case spinner = "/spinner"
    /// The content of a cell that is a stack view.
    case contentView = "/contentView"
    /// The window around the view of the first controller.
    case window = "/window"
    /// The shade that darkens what is behind a view.
    case shade = "/dimming"
    /// The handle of a sheet.
    case grabber = "/grabber"
    /// The constraint that holds the top of a sheet.
    case sheetTop = "/sheetTop"
    /// The copy of a view that a menu lifts.
    case lifted = "/lifted"
    /// A copy of a view as it is seen.
    case copy = "/copy"
    /// The copy of a view that flies to another position.
    case hero = "/hero"
    /// The area in which a copy flies.
    case heroPlace = "/heroPlace"
    /// The buttons of a bar that go.
    case oldButtons = "/oldButtons"
    /// The title of a bar that goes.
    case oldTitle = "/oldTitle"
    /// The buttons of a bar that come.
    case newButtons = "/newButtons"
    /// The title of a bar that comes.
    case newTitle = "/newTitle"
    /// The swipe actions at the leading edge of a row.
    case leadingActions = "/leading"
    /// The swipe actions at the trailing edge of a row.
    case trailingActions = "/trailing"
  }

  /// The mark before the name of a part. Ids of scene files have letters, digits, underscores and
  /// hyphens, and XML has no control characters: no author can write it.
  private static let mark: Character = "\u{1F}"

  /// The id of a part of this view.
  public func part(_ part: Part) -> ViewID { ViewID(key + part.key) }

  /// The key of a name that nobody wrote, such as `trailingAction1`.
  package static func made(_ name: String) -> String { "\(mark)\(name)" }

  /// A key as it is shown: without marks.
  package static func shown(_ key: String) -> String {
    isMade(key) ? key.filter { $0 != mark } : key
  }

  /// Whether a key is that of a part, or in one.
  package static func isMade(_ key: String) -> Bool {
    key.utf8.contains { $0 == 0x1F }
  }

  /// The shade that darkens a view as another comes over it, or all behind a sheet.
  package var shade: ViewID { part(.shade) }
}

extension ViewID.Part {
  /// The mark follows a slash, at which paths are taken apart.
  fileprivate var key: String {
    rawValue.hasPrefix("/")
      ? "/" + ViewID.made(String(rawValue.dropFirst())) : ViewID.made(rawValue)
  }
}
