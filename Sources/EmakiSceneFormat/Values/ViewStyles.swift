package import EmakiLayout

/// The words that `style` takes, by the kind of the view.
package enum ViewStyles {
  /// The kinds that have styles, with their words, the usual one first.
  package static let all: [(kinds: [View.Kind], noun: String, names: [String])] = [
    ([.tableView], "a table", TableStyle.allCases.map(\.rawValue)),
    (
      [.tableCell, .collectionCell], "a cell",
      ["none"] + CellAccessory.allCases.map(\.rawValue)
    ),
    ([.button], "a button", ButtonStyle.allCases.map(\.rawValue)),
    ([.textField], "a text field", FieldBorder.allCases.map(\.rawValue)),
    ([.activityIndicator], "an activity indicator", ActivityStyle.allCases.map(\.rawValue)),
    ([.datePicker], "a date picker", DateStyle.allCases.map(\.rawValue)),
    ([.segmentedControl], "a segmented control", ["plain", "apportioned"]),
    ([.navigationBar], "a navigation bar", ["plain", "large", "back"]),
    ([.visualEffectView], "a visual effect view", EffectStyle.allCases.map(\.rawValue)),
  ]

  /// For the reference.
  package static let doc =
    "The style, by kind. "
    + all.map { "Of \($0.noun): \($0.names.map { "`\($0)`" }.joined(separator: ", "))." }
    .joined(separator: " ")

  /// What is wrong with a style of a kind, or `nil`.
  package static func problem(_ style: String, of kind: View.Kind) -> Phrase.Problem? {
    guard let entry = all.first(where: { $0.kinds.contains(kind) }) else {
      let nouns = all.map { String($0.noun.drop { $0 != " " }.dropFirst()) }
      return .init(
        message: "\"style\" does nothing for a \(kind.rawValue)",
        hint: "it is for \(nouns.joined(separator: ", "))")
    }
    if entry.names.contains(style) { return nil }
    // UIKit's effects have a dozen names, of which only the brightness shows.
    if kind == .visualEffectView { return nil }
    return .init(
      message: "\(entry.noun) has no style \"\(style.shortened(to: 40))\"",
      hint: nearestHint(style, in: entry.names)
        ?? "one of " + entry.names.joined(separator: ", "))
  }
}
