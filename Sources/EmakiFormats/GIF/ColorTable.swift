/// A number for each of many colours: a hash table that grows, with open addressing.
struct ColorTable {
  private var keys: [UInt32]
  private var values: [Int32]
  private var mask: Int
  private(set) var count = 0
  private static let free = UInt32.max

  init() {
    keys = Array(repeating: Self.free, count: 1024)
    values = Array(repeating: 0, count: 1024)
    mask = 1023
  }

  /// The number of a colour of 24 bits.
  @inline(__always)
  func value(_ color: UInt32) -> Int? {
    let slot = slot(of: color)
    return keys[slot] == color ? Int(values[slot]) : nil
  }

  /// Sets the number of a colour of 24 bits.
  mutating func set(_ color: UInt32, _ value: Int) {
    let slot = slot(of: color)
    if keys[slot] == Self.free {
      if 2 * (count + 1) > mask {
        grow()
        return set(color, value)
      }
      keys[slot] = color
      count += 1
    }
    values[slot] = Int32(value)
  }

  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 8) & mask
    while keys[slot] != color && keys[slot] != Self.free { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (keys, values)
    mask = 2 * mask + 1
    keys = Array(repeating: Self.free, count: mask + 1)
    values = Array(repeating: 0, count: mask + 1)
    count = 0
    for (key, value) in zip(old.0, old.1) where key != Self.free { set(key, Int(value)) }
  }
}
