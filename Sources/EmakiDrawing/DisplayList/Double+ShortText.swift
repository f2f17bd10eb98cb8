import EmakiLimits

extension Double {
  /// The number for people to read: at most three decimals, no trailing zeros, no negative zero.
  package var shortText: String {
    // Beyond that there are no three decimals, and multiplying would only add noise.
    guard abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(clamping: rounded)) : String(rounded)
  }
}
