internal import EmakiXML

/// Strings as Interface Builder writes them: as attribute, or as element where they need it.
enum Strings {
  /// The string of this role, or `nil` where the element has none.
  ///
  /// A string of several lines stands in a child `<string key="…">`, one with odd characters there
  /// in Base64.
  static func value(of element: XMLElement, key: String) -> String? {
    if let attribute = element[key] { return attribute }
    let child = element.children.first { child in
      child.key == key && ["string", "mutableString"].contains(child.name)
    }
    guard let child else { return nil }
    return child.flag("base64-UTF8") ? decoded(base64: child.text) : child.text
  }

  /// Base64 text (RFC 4648) as UTF-8; characters outside the alphabet are skipped.
  static func decoded(base64 text: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
      guard let value = sixBits(character) else { continue }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func sixBits(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
