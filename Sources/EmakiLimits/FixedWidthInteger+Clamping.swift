extension Int {
  /// The whole number towards zero, at most 2^53 on either side, and 0 for what is not a number.
  ///
  /// `Int(value)` ends the program where the value does not fit, so every floating-point number becomes
  /// a whole one here. Up to 2^53 all whole numbers are floating-point numbers too, and sums of them
  /// still fit.
  @inlinable
  package init(clamping value: Double) {
    let most = 0x1p53
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -most), most))
  }
}

extension FixedWidthInteger {
  /// The nearest whole number towards zero that the type has, and 0 for what is not a number.
  @inlinable
  package init(clamping value: Double) {
    self.init(clamping: Int(clamping: value))
  }
}
