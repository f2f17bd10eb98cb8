/// How often each symbol of a deflate block occurs.
///
/// The bytes of a pixel are often equal, and counting them in one table would wait for the count
/// before each time. So every byte of a pixel has separate counts, which are added up at the end.
struct SymbolCounts: ~Copyable {
  /// Counts of literals, end of block and lengths.
  let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateFormat.literalSymbols)
  /// Counts of distances.
  let distances = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateFormat.distanceSymbols)
  /// Counts of second, third and fourth bytes: three times 256.
  let laterBytes = UnsafeMutablePointer<UInt32>.allocate(capacity: 3 * 256)

  init() { reset() }

  deinit {
    literals.deallocate()
    distances.deallocate()
    laterBytes.deallocate()
  }

  /// Sets every count to 0.
  func reset() {
    literals.initialize(repeating: 0, count: DeflateFormat.literalSymbols)
    distances.initialize(repeating: 0, count: DeflateFormat.distanceSymbols)
    laterBytes.initialize(repeating: 0, count: 3 * 256)
  }

  /// Counts `count` bytes (1…4), the first lowest.
  @inline(__always)
  func add(_ bytes: UInt32, count: Int) {
    literals[Int(bytes & 0xFF)] &+= 1
    if count > 1 { laterBytes[Int(bytes >> 8 & 0xFF)] &+= 1 }
    if count > 2 { laterBytes[256 &+ Int(bytes >> 16 & 0xFF)] &+= 1 }
    if count > 3 { laterBytes[512 &+ Int(bytes >> 24)] &+= 1 }
  }

  /// Adds the counts of later bytes to `literals`.
  func addUp() {
    for byte in 0..<256 {
      literals[byte] &+= laterBytes[byte] &+ laterBytes[256 + byte] &+ laterBytes[512 + byte]
    }
  }
}
