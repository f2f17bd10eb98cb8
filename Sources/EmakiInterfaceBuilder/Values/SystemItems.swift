/// The titles and icons of bar items that only name their purpose.
enum SystemItems {
  /// The title or icon of a bar button's `systemItem`; spaces have none.
  static func button(_ name: String) -> String {
    switch name {
    case "fixedSpace", "flexibleSpace": ""
    case "done", "cancel", "edit", "save", "undo", "redo", "close": capitalized(name)
    default: icons[name] ?? capitalized(name)
    }
  }

  /// Whether a bar button's `systemItem` ends what is being done.
  static func isEmphasized(_ name: String) -> Bool { ["done", "save"].contains(name) }

  /// The icon and title of a tab's `systemItem`.
  static func tab(_ name: String) -> String {
    switch name {
    case "mostRecent": "clock: Most Recent"
    case "mostViewed": "star: Most Viewed"
    case "topRated": "star: Top Rated"
    default: "\(name): \(capitalized(name))"
    }
  }

  /// Buttons that show an icon, by the icon's common name.
  private static let icons: [String: String] = [
    "add": "plus", "compose": "edit", "reply": "reply", "action": "share", "organize": "folder",
    "bookmarks": "bookmark", "search": "search", "refresh": "refresh", "stop": "close",
    "camera": "camera", "trash": "trash", "play": "play", "pause": "pause",
    "rewind": "chevron-left", "fastForward": "chevron-right",
  ]

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
