extension View {
  /// The origin of a view: annotations and reports name the views that the author wrote.
  public enum Origin: Sendable, Hashable {
    /// The author, whose name for it is the id.
    case named
    /// The author, who has no name for it: the id is made up.
    case unnamed
    /// Nobody wrote it: it is a part of a whole that the author asked for.
    case part(Whole)

    /// The part that was asked for, in the words of reports.
    public enum Whole: String, Sendable, Hashable {
      /// A bar with a title and buttons.
      case navigationBar = "navigation bar"
      /// A bar with tabs.
      case tabBar = "tab bar"
      /// The view in which a navigation, tab bar, page or split view controller shows its
      /// controllers.
      case container
      /// A controller that is presented.
      case presentation
      /// The window, which holds the screen and all that is presented over it.
      case window
      /// A controller that goes back as another comes.
      case transition
      /// The refresh control above content that is pulled.
      case refreshControl = "refresh control"
      /// A row that is swiped.
      case swipe = "swiped row"
    }
  }

  /// The name of views that lie over the fill and line of a navigation bar under a large title.
  package static let scrollEdgeName = "scrollEdge"

  /// The word that the author has for the view: its name, or the id that he gave it; of what lies
  /// in a row the part's. `nil` where there is none.
  public var authorsName: String? {
    if case .part = origin { return nil }
    if let name { return name }
    let id = id.rawValue
    guard origin == .named, !Self.isObjectID(String(id.prefix(10))) else { return className }
    guard let row = self.id.placeInRows?.row.rawValue else { return id }
    return id == row ? nil : String(id.dropFirst(row.count + 1))
  }

  /// Whether an id is one that Interface Builder made, such as `x7Q-aN-9bC`.
  package static func isObjectID(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    return bytes.count == 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
  }
}
