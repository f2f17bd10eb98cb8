import EmakiLimits

extension Double {
  /// A number as a document writes it, brought to ±10⁹; `nil` for what is no number, or none that is
  /// finite.
  init?(written text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    let largest = InputLimit.number.amount
    self = Swift.min(Swift.max(number, -largest), largest)
  }
}
