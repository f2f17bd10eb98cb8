import EmakiLimits

/// JSON that is written by hand, so that its bytes depend on nothing but its values.
///
/// Numbers are rounded to 10 decimals and written in the shortest form that reads back the same;
/// members keep their order.
public indirect enum JSONValue: Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A finite number; others are written as `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([(key: String, value: JSONValue)])

  /// Text, or `null` where there is none.
  public init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  /// A number, or `null` where there is none.
  public init(_ number: Double?) {
    self = number.map(JSONValue.number) ?? .null
  }

  /// The JSON on one line.
  public var text: String {
    var out = ""
    write(into: &out)
    return out
  }

  /// The JSON on one line, as the content of an element `script`: what could end the element, or begin
  /// a comment or another script in it, is written as escapes, which JSON has for every character.
  public var scriptText: String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<", ">", "&": out += "\\u00" + String(scalar.value, radix: 16)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// The JSON for people to read: indented by two spaces, lists of plain values on one line.
  public var indentedText: String { indented(by: "") }

  private func indented(by indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.allSatisfy(\.isPlain):
      let lines = values.map { inner + $0.indented(by: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .array(let values): return "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        "\(inner)\(JSONValue.string($0.key).text): \($0.value.indented(by: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return text
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Appends the JSON to `out`.
  public func write(into out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += Self.text(of: value)
    case .string(let value): Self.quote(value, into: &out)
    case .array(let values):
      out += "["
      for index in values.indices {
        if index > 0 { out += "," }
        values[index].write(into: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for index in members.indices {
        if index > 0 { out += "," }
        Self.quote(members[index].key, into: &out)
        out += ":"
        members[index].value.write(into: &out)
      }
      out += "}"
    }
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = abs(value) < 1e5 ? (value * 1e10).rounded() / 1e10 : value
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(clamping: rounded)) }
    return String(rounded)
  }

  private static func quote(_ text: String, into out: inout String) {
    out += "\""
    defer { out += "\"" }
    if isPlain(text) {
      out += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a text is ASCII of which nothing needs a backslash, as nearly all is.
  private static func isPlain(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      if scalar < " " || scalar > "~" || scalar == "\"" || scalar == "\\" { return false }
    }
    return true
  }
}
