/// Numbers as YAML and JSON write them.
enum NumberText {
  /// The number that a text means, not finite for `.nan`, `.inf` and what is too large; `nil` for
  /// anything else.
  static func value(of text: some StringProtocol) -> Double? {
    let plain = text.drop { $0 == "-" || $0 == "+" }
    guard text.count - plain.count <= 1, let first = plain.first else { return nil }
    switch plain.lowercased() {
    case ".nan", "nan": return .nan
    case ".inf", "inf", "infinity": return text.hasPrefix("-") ? -.infinity : .infinity
    default: break
    }
    let isDecimal = plain.allSatisfy { $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }
    guard isDecimal, first.isNumber || first == "." else { return nil }
    return Double(text)
  }

  /// A number in the shortest form that reads back the same, without a needless `.0`.
  static func text(of value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(value)
  }
}

extension NumberText {
  /// 0.5 of `50%`; `nil` of other texts, and beyond a hundred superviews.
  static func share(of text: String) -> Double? {
    guard text.hasSuffix("%"), let percent = value(of: String(text.dropLast())),
      abs(percent) <= 10_000
    else { return nil }
    return percent / 100
  }
}
