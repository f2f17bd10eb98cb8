public import EmakiDrawing

extension View {
  /// What a view that is itself a row of a grouped table keeps free of the row, points: as the texts of
  /// cells it begins and ends 16 points inside the safe area. None for cells and for what fills a row.
  ///
  /// - Parameter safeArea: of the row.
  public func marginsInRow(_ safeArea: Insets) -> Insets {
    guard control.group != nil, kind.hasMarginsInRows else { return .zero }
    return Insets(
      top: 0, left: safeArea.left + Kind.marginInRow, bottom: 0,
      right: safeArea.right + Kind.marginInRow)
  }
}

extension View.Kind {
  static let marginInRow = 16.0

  /// Whether such a view has its place within a row, as in the content view of a cell.
  var hasMarginsInRows: Bool {
    switch self {
    case .label, .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .datePicker:
      true
    default: false
    }
  }
}
