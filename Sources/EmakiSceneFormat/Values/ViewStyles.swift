package import EmakiLayout

/// The words that `style` takes, by the kind of the view.
package enum ViewStyles {
  /// The kinds that have styles, with their words, the usual one first.
  package static let all: [(kinds: [View.Kind], noun: String, names: [String])] = [
    ([.tableView], TableStyle.allCases.map(\.rawValue)),
    ([.tableCell, .collectionCell], ["none"] + CellAccessory.allCases.map(\.rawValue)),
    ([.button], ButtonStyle.allCases.map(\.rawValue)),
    ([.textField], FieldBorder.allCases.map(\.rawValue)),
    ([.activityIndicator], ActivityStyle.allCases.map(\.rawValue)),
    ([.datePicker], DateStyle.allCases.map(\.rawValue)),
    ([.segmentedControl], ["plain", "apportioned"]),
    ([.navigationBar], ["plain", "large", "back"]),
    ([.visualEffectView], EffectStyle.allCases.map(\.rawValue)),
  ].map { kinds, names in (kinds, kinds.first?.traits.noun ?? "", names) }

  /// The documentation for the reference.
  package static let doc =
    "The style, by kind. "
    + all.map { "Of \($0.noun): \($0.names.map { "`\($0)`" }.joined(separator: ", "))." }
    .joined(separator: " ")

  /// The problem with a style of a kind, or `nil`.
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
