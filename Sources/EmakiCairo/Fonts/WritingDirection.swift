internal import CPangoCairo
import EmakiDrawing

/// Unicode's algorithm for text that runs in two directions, as Pango does it.
enum WritingDirection {
  /// The embedding level of each scalar, odd for right to left; empty where all run left to right.
  static func levels(of text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: \.isRightToLeft) else { return [] }
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
}
