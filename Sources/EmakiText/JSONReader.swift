import EmakiLimits

/// Takes JSON apart (RFC 8259).
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The only value, with nothing behind it.
  mutating func document() -> JSONValue? {
    guard let value = value() else { return nil }
    skipSpace()
    return place == bytes.count ? value : nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func value() -> JSONValue? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    default: return word()
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSONValue?) -> JSONValue? {
    guard depth < InputLimit.jsonDepth.most else { return nil }
    depth += 1
    defer { depth -= 1 }
    place += 1
    return read(&self)
  }

  private mutating func object() -> JSONValue? {
    var members: [(key: String, value: JSONValue)] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let name = string(), take(":"), let value = value() else { return nil }
      members.append((name, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  /// `true`, `false`, `null` or a number.
  private mutating func word() -> JSONValue? {
    let start = place
    while let byte = next, Self.isOfWord(byte) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      // Swift reads more than JSON has: +1, 0x10, inf.
      guard let first = word.utf8.first, first != UInt8(ascii: "+"),
        word.utf8.allSatisfy({ $0 < 0x3A || $0 | 0x20 == UInt8(ascii: "e") })
      else { return nil }
      return Double(word).flatMap { $0.isFinite ? .number($0) : nil }
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    place += 1
    var text = ""
    while true {
      let start = place
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
      text += String(decoding: bytes[start..<place], as: UTF8.self)
      guard let end = next else { return nil }
      if end == UInt8(ascii: "\"") {
        place += 1
        return text
      }
      guard let escaped = escapes() else { return nil }
      text += escaped
    }
  }

  /// A run of escapes, as halves of a character stand one after the other.
  private mutating func escapes() -> String? {
    var units: [UInt16] = []
    while next == UInt8(ascii: "\\") {
      place += 1
      guard let mark = next else { return nil }
      place += 1
      switch mark {
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(UInt16(mark))
      case UInt8(ascii: "u"):
        let digits = bytes[place...].prefix(4)
        place += digits.count
        guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
          let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        units.append(unit)
      default: return nil
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
