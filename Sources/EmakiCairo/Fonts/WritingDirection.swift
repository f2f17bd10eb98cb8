internal import CPangoCairo

/// Unicode's algorithm for text that runs in two directions, as Pango does it.
enum WritingDirection {
  /// The embedding level of each scalar, odd for right to left; empty where all run left to right.
  static func levels(of text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: isRightToLeft) else { return [] }
    var base = PANGO_DIRECTION_NEUTRAL
    var copy = text
    return copy.withUTF8 { bytes in
      let count = Int32(bytes.count)
      return bytes.withMemoryRebound(to: CChar.self) { chars in
        guard let levels = pango_log2vis_get_embedding_levels(chars.baseAddress, count, &base)
        else { return [] }
        defer { g_free(levels) }
        return Array(UnsafeBufferPointer(start: levels, count: text.unicodeScalars.count))
      }
    }
  }

  /// Whether a scalar lies in a block of a script that runs right to left, or turns the direction.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
