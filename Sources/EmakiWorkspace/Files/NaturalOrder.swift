extension String {
  /// Whether it comes before another as people count: `screen 2` before `screen 10`.
  ///
  /// Runs of digits are compared as numbers, of whatever length, all else letter by letter; names
  /// that are equal so are ordered by their bytes, so that the order never depends on where it
  /// began.
  package func isBeforeAsCounted(_ other: String) -> Bool {
    let (left, right) = (Array(utf8), Array(other.utf8))
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if Self.isDigit(left[i]), Self.isDigit(right[j]) {
        let (one, two) = (Self.number(left, &i), Self.number(right, &j))
        if one.count != two.count { return one.count < two.count }
        if one != two { return one.lexicographicallyPrecedes(two) }
      } else {
        if left[i] != right[j] { return left[i] < right[j] }
        i += 1
        j += 1
      }
    }
    if i < left.count || j < right.count { return j < right.count }
    return left.lexicographicallyPrecedes(right)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The digits from an index on, without leading zeros.
  private static func number(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == 0x30 }
  }
}
