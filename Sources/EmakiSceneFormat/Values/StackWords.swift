import EmakiLayout

extension StackLayout.Alignment {
  /// UIKit's other words for the same: the edges of a row.
  package var otherNames: [String] {
    switch self {
    case .leading: ["top"]
    case .trailing: ["bottom"]
    default: []
    }
  }

  /// The alignment that a word means.
  package init?(word: String) {
    let known = Self.allCases.first { $0.rawValue == word || $0.otherNames.contains(word) }
    guard let known else { return nil }
    self = known
  }
}
