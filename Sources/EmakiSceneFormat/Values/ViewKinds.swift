package import EmakiLayout

/// The kinds of views with short names for them.
package enum ViewKinds {
  package static let choices: [Choice] = View.Kind.allCases.map { kind in
    Choice(
      kind.rawValue, aliases.filter { $0.1 == kind }.map(\.0),
      not: others[kind]?.words ?? [], hint: others[kind]?.hint)
  }

  /// Words of others for some kinds, and what to write instead.
  private static let others: [View.Kind: (words: [String], hint: String)] = [
    .custom: (
      ["alert", "navigation", "page", "split"], "what a controller is stands after \"type\""
    ),
    .stackView: (
      ["vstack", "hstack", "vbox", "hbox", "flex", "list"], "write kind: column, or kind: row"
    ),
    .view: (["div", "box", "rect", "rectangle", "panel", "zstack", "spacer"], "write kind: view"),
    .label: (["p", "span", "heading", "textblock"], "write kind: label"),
  ]

  private static let aliases: [(String, View.Kind)] = [
    ("text", .label), ("image", .imageView), ("stack", .stackView), ("row", .stackView),
    ("column", .stackView), ("scroll", .scrollView), ("table", .tableView),
    ("collection", .collectionView), ("cell", .tableCell), ("container", .containerView),
    ("field", .textField), ("segments", .segmentedControl), ("progress", .progressView),
    ("spinner", .activityIndicator), ("pages", .pageControl), ("picker", .pickerView),
    ("search", .searchBar), ("blur", .visualEffectView), ("web", .webView), ("map", .mapView),
  ]

  /// The short names in words, for the reference.
  static let shortNames = aliases.map { "`\($0.0)`" }.joined(separator: ", ")

  package static func kind(_ word: String) -> View.Kind? {
    View.Kind(rawValue: word) ?? aliases.first { $0.0 == word }?.1
  }
}

/// What stretches with the superview, in words.
package enum AutoresizingWords {
  package static let all: [(String, AutoresizingMask)] = [
    ("left", .flexibleMinX), ("width", .widthSizable), ("right", .flexibleMaxX),
    ("top", .flexibleMinY), ("height", .heightSizable), ("bottom", .flexibleMaxY),
  ]

  package static let names = all.map(\.0)
}

/// Words that stand for a whole `pin`.
enum PinWords {
  static let all = ["edges", "center", "safeArea", "margins"]
}
