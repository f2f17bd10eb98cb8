/// Compresses palette indices as GIF does: LZW with codes of growing length, in blocks of 255
/// bytes.
struct LZWWriter {
  private static let maxCodes = 4096
  private static let slots = 1 << 14

  private var output: [UInt8] = []
  private var block: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  private let clearCode: Int
  private var nextCode: Int
  private var codeLength: Int
  private let minimum: Int
  /// Open addressing: the code before and the index after it, plus one; 0 is free.
  private var keys: [UInt32]
  private var codes: [UInt16]

  /// The data of a picture, from the first code length to the empty block at the end.
  ///
  /// - Parameter bitDepth: bits of an index, 1…8; GIF begins with at least two.
  static func compressed(_ places: [UInt8], bitDepth: Int) -> [UInt8] {
    var writer = LZWWriter(minimum: max(bitDepth, 2))
    writer.write(places)
    return writer.output
  }

  private init(minimum: Int) {
    self.minimum = minimum
    clearCode = 1 << minimum
    nextCode = clearCode + 2
    codeLength = minimum + 1
    keys = Array(repeating: 0, count: Self.slots)
    codes = Array(repeating: 0, count: Self.slots)
    output.append(UInt8(minimum))
  }

  private mutating func write(_ places: [UInt8]) {
    put(clearCode)
    if let first = places.first {
      var prefix = Int(first)
      for place in places.dropFirst() {
        let key = UInt32(prefix << 8 | Int(place)) + 1
        let slot = slot(of: key)
        if keys[slot] == key {
          prefix = Int(codes[slot])
          continue
        }
        put(prefix)
        define(key, at: slot)
        prefix = Int(place)
      }
      put(prefix)
      // The reader defines one more code behind the last one, which may lengthen the end code.
      if nextCode == 1 << codeLength && codeLength < 12 { codeLength += 1 }
    }
    put(clearCode + 1)
    flush()
  }

  /// Gives the next code to a string, or starts over when all codes are given.
  private mutating func define(_ key: UInt32, at slot: Int) {
    guard nextCode < Self.maxCodes else {
      put(clearCode)
      for index in keys.indices { keys[index] = 0 }
      nextCode = clearCode + 2
      codeLength = minimum + 1
      return
    }
    keys[slot] = key
    codes[slot] = UInt16(nextCode)
    // The reader is one code behind.
    if nextCode == 1 << codeLength { codeLength += 1 }
    nextCode += 1
  }

  @inline(__always)
  private func slot(of key: UInt32) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while keys[slot] != 0 && keys[slot] != key { slot = (slot &+ 1) & (Self.slots - 1) }
    return slot
  }

  private mutating func put(_ code: Int) {
    bits |= UInt32(code) << UInt32(bitCount)
    bitCount += codeLength
    while bitCount >= 8 { putByte() }
  }

  private mutating func putByte() {
    block.append(UInt8(truncatingIfNeeded: bits))
    bits >>= 8
    bitCount = max(bitCount - 8, 0)
    if block.count == 255 { putBlock() }
  }

  private mutating func putBlock() {
    output.append(UInt8(block.count))
    output += block
    block.removeAll(keepingCapacity: true)
  }

  private mutating func flush() {
    if bitCount > 0 { putByte() }
    if !block.isEmpty { putBlock() }
    output.append(0)
  }
}
