extension Double {
  /// The largest number that counts: no screen, range or date needs more, and sums and products of
  /// such numbers are still whole numbers of a processor.
  private static let largest = 1e9

  /// A number as a document writes it, brought to ±10⁹; `nil` for what is no number, or none that is
  /// finite.
  init?(written text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = Swift.min(Swift.max(number, -Self.largest), Self.largest)
  }
}
