/// FNV-1a over 64-bit words: the same on every machine and in every run, unlike Swift's hashes.
///
/// - SeeAlso: the hash function of Fowler, Noll and Vo; a word is mixed in whole, as a byte is there.
package struct Hash64 {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Nothing yet.
  package init() {}

  /// The hash of bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(UInt64(byte)) }
  }

  package mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
  }

  /// Sixteen digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
