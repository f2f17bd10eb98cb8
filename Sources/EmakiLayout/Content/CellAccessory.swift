/// The mark at the end of a row, by UIKit's names.
public enum CellAccessory: String, Sendable, Hashable, CaseIterable {
  /// A chevron.
  case disclosureIndicator
  /// A tick.
  case checkmark
  /// A button for more.
  case detailButton
  /// A button for more, and a chevron.
  case detailDisclosureButton

  /// Points that it takes from the width of the row's content, as Interface Builder saves it.
  public var width: Double {
    switch self {
    case .disclosureIndicator: 26.5
    case .checkmark: 40
    case .detailButton: 48
    case .detailDisclosureButton: 66
    }
  }
}
