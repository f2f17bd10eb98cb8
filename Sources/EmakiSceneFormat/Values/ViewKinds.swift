package import EmakiLayout

/// The kinds of views with short names for them.
package enum ViewKinds {
  package static let choices: [Choice] = View.Kind.allCases.map { kind in
    let row = kind.traits
    return Choice(
      kind.rawValue, row.shortNames.words, not: row.wrongNames.words, hint: row.hint)
  }

  private static let aliases = Dictionary(
    uniqueKeysWithValues: View.Kind.allCases.flatMap { kind in
      kind.traits.shortNames.words.map { ($0, kind) }
    })

  /// The short names in words, for the reference.
  static let shortNames = choices.flatMap(\.aliases).map { "`\($0)`" }.joined(separator: ", ")

  package static func kind(_ word: String) -> View.Kind? {
    View.Kind(rawValue: word) ?? aliases[word]
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}

/// The margins and lengths that stretch with the superview, by their words in scene files.
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
