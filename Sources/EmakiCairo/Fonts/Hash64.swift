/// FNV-1a over 64-bit words: the same on every machine and in every run, unlike Swift's hashes.
struct Hash64 {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01B3
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
