/// What a small JSON file says (RFC 8259), as far as asset catalogs need it.
indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Reads a file, or gives `nil` where it is no JSON.
  init?(_ bytes: [UInt8]) {
    var scanner = JSONScanner(String(decoding: bytes, as: UTF8.self))
    guard let value = scanner.document() else { return nil }
    self = value
  }

  /// The member of an object, or `nil`.
  subscript(_ name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The elements of an array; empty for everything else.
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The text of a string, or `nil`.
  var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// Takes JSON apart.
private struct JSONScanner {
  /// How deep arrays and objects may be in one another.
  private static let deepest = 32
  private var rest: Substring.UnicodeScalarView
  private var depth = 0

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  /// The only value, with nothing behind it.
  mutating func document() -> JSON? {
    guard let value = value() else { return nil }
    skipSpace()
    return rest.isEmpty ? value : nil
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0.properties.isWhitespace }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func value() -> JSON? {
    skipSpace()
    switch rest.first {
    case "{": return nested { $0.object() }
    case "[": return nested { $0.array() }
    case "\"": return string().map(JSON.string)
    default: return word()
    }
  }

  private mutating func nested(_ read: (inout JSONScanner) -> JSON?) -> JSON? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    rest.removeFirst()
    return read(&self)
  }

  private mutating func object() -> JSON? {
    var members: [String: JSON] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let name = string(), take(":"), let value = value() else { return nil }
      members[name] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    var elements: [JSON] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func word() -> JSON? {
    let end = rest.firstIndex {
      !$0.properties.isAlphabetic && !"+-.0123456789".unicodeScalars.contains($0)
    }
    let word = String(rest[..<(end ?? rest.endIndex)])
    rest = rest[(end ?? rest.endIndex)...]
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return Double(word).map(JSON.number)
    }
  }

  private mutating func string() -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(decoding: units, as: UTF16.self)
      case "\\":
        guard let unit = escape() else { return nil }
        units.append(unit)
      default: units += Array(String(Character(scalar)).utf16)
      }
    }
    return nil
  }

  private mutating func escape() -> UInt16? {
    switch rest.popFirst() {
    case "n": return 10
    case "t": return 9
    case "r": return 13
    case "b": return 8
    case "f": return 12
    case "u":
      let digits = String(String.UnicodeScalarView(rest.prefix(4)))
      rest = rest.dropFirst(4)
      return digits.count == 4 ? UInt16(digits, radix: 16) : nil
    case let other?: return ["\"", "\\", "/"].contains(other) ? UInt16(other.value) : nil
    case nil: return nil
    }
  }
}
