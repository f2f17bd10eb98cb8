import EmakiDrawing
package import EmakiLayout

/// A hash of the look of a view apart from position, opacity and characters.
///
/// `Hash64`, folded to 24 bits. Of 16 million changes of style one goes unnoticed. Default values
/// are left out, so that properties added in later versions change no hash of views without them.
package struct StyleHash: LookSink {
  private var hash = Hash64()

  /// The hash of a view with the values that it has at one moment.
  static func of(_ view: View, _ own: Presentation) -> UInt32 {
    var look = StyleHash()
    view.describe(own, into: &look)
    return look.folded
  }

  /// The hash of a look that is described by a text.
  package static func of(_ text: String) -> UInt32 {
    var look = StyleHash()
    for byte in text.utf8 { look.mix(UInt64(byte)) }
    return look.folded
  }

  private var folded: UInt32 {
    let whole = hash.value
    return UInt32(truncatingIfNeeded: whole ^ whole >> 24 ^ whole >> 48) & 0xFF_FFFF
  }

  package mutating func take(_ name: StaticString, _ value: LookValue, isUsual: Bool) {
    if isUsual { return }
    mix(name)
    switch value {
    // Zero and minus zero are the same.
    case .number(let number): mix((number + 0).bitPattern)
    case .flag(let flag): mix(flag ? 1 : 2)
    case .color(let color):
      let (red, green) = (UInt64(color.red) << 24, UInt64(color.green) << 16)
      mix(4 << 32 | red | green | UInt64(color.blue) << 8 | UInt64(color.alpha))
    case .word(let text), .text(let text):
      for byte in text.utf8 { mix(UInt64(byte)) }
      // Else the end of one text could be the start of the next.
      mix(256)
    case .font(let font):
      mix(font.size.bitPattern)
      mix(
        UInt64(font.weight.rawValue) << 2 | (font.isItalic ? 2 : 0) | (font.isEarlySystem ? 1 : 0))
      for byte in (font.family ?? "").utf8 { mix(UInt64(byte)) }
    case .none: mix(3)
    }
  }

  package mutating func enter(_ part: StaticString, _ index: Int?) {
    mix(part)
    if let index { mix(UInt64(truncatingIfNeeded: index)) }
  }

  package mutating func leave() { mix(257) }

  private mutating func mix(_ name: StaticString) {
    name.withUTF8Buffer { bytes in for byte in bytes { mix(UInt64(byte)) } }
  }

  private mutating func mix(_ word: UInt64) { hash.combine(word) }
}
