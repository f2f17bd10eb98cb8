/// Looks over a text before it is parsed.
enum TextScan {
  /// The place of the first character that no YAML text has.
  static func firstControlCharacter(in text: String) -> SourcePlace? {
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A:
        line += 1
        column = 0
      case 0x09, 0x0D, 0x85: break
      case 0..<0x20, 0x7F..<0xA0, 0xFFFD, 0xFFFE, 0xFFFF:
        return SourcePlace(line: line, column: column)
      default: break
      }
      column += 1
    }
    return nil
  }

  /// The place of the first tab among the spaces before a line's text.
  ///
  /// In a flow collection a tab is allowed, so JSON files are left alone.
  static func indentingTab(in text: String) -> SourcePlace? {
    guard !looksLikeJSON(text) else { return nil }
    var line = 1
    var column = 1
    var isIndent = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        column = 0
        isIndent = true
      case UInt8(ascii: " "): break
      case UInt8(ascii: "\t") where isIndent: return SourcePlace(line: line, column: column)
      default: isIndent = false
      }
      column += 1
    }
    return nil
  }

  /// About how many values a text has: no value stands without one of these.
  static func separators(in text: String) -> Int {
    text.utf8.reduce(0) { count, byte in
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"),
        UInt8(ascii: ":"):
        count + 1
      default: count
      }
    }
  }

  /// The place of what may be a list, a mapping or an alias used as a key, in a text with aliases.
  ///
  /// Only such a text can make Yams hash a value of exponential size. Quotes are not looked at: a
  /// text with an alias and with `}:` in quotes is refused too, which no scene has needed.
  static func collectionKey(in text: String) -> SourcePlace? {
    guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else {
      return nil
    }
    var scan = CollectionKeyScan()
    for byte in text.utf8 {
      if let place = scan.feed(byte) { return place }
    }
    return nil
  }

  /// Whether the first letter opens a mapping or a list.
  static func looksLikeJSON(_ text: String) -> Bool {
    let first = text.utf8.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

/// Follows a text byte by byte and finds `]:`, `}:`, `*name:` and `? `.
private struct CollectionKeyScan {
  private var line = 1
  private var column = 0
  private var last = UInt8(ascii: "\n")
  /// The last byte that is no space, or the line's start.
  private var lastMark = UInt8(ascii: "\n")
  /// Where a collection or an alias ended, as long as only spaces followed.
  private var end: SourcePlace?
  private var aliasStart: SourcePlace?

  mutating func feed(_ byte: UInt8) -> SourcePlace? {
    // Bytes that continue a character take no column.
    if byte & 0xC0 != 0x80 { column += 1 }
    defer {
      last = byte
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { lastMark = byte }
    }
    let here = SourcePlace(line: line, column: column)
    switch byte {
    case UInt8(ascii: "\n"):
      if isExplicitKey { return here }
      line += 1
      column = 0
      (end, aliasStart) = (nil, nil)
    case UInt8(ascii: ":"):
      if let place = aliasStart ?? end { return place }
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      if isExplicitKey { return SourcePlace(line: line, column: column - 1) }
      if let start = aliasStart { (end, aliasStart) = (start, nil) }
    case UInt8(ascii: "]"), UInt8(ascii: "}"): (end, aliasStart) = (here, nil)
    case UInt8(ascii: "*") where Self.opens(lastMark): aliasStart = here
    case UInt8(ascii: "?"):
      isIndicator = Self.opens(lastMark)
      end = nil
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): (end, aliasStart) = (nil, nil)
    default: end = nil
    }
    return nil
  }

  private var isIndicator = false

  private var isExplicitKey: Bool { last == UInt8(ascii: "?") && isIndicator }

  /// Whether a token can start after this byte.
  private static func opens(_ byte: UInt8) -> Bool {
    "\n\r[{,:-?".utf8.contains(byte)
  }
}
