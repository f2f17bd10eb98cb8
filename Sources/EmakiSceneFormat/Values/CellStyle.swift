/// The names of `UITableViewCell.CellStyle`.
package enum CellStyle: String, CaseIterable {
  /// The text alone.
  case `default`
  /// The text over a smaller one.
  case subtitle
  /// A quiet text at the end.
  case value1
  /// The text in a narrow column in the tint, the other one behind it.
  case value2

  /// Its name in Interface Builder.
  package var otherName: String {
    switch self {
    case .default: "basic"
    case .subtitle: "stacked"
    case .value1: "rightDetail"
    case .value2: "leftDetail"
    }
  }
}
