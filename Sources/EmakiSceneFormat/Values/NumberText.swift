import EmakiLimits

/// Numbers as YAML and JSON write them.
package enum NumberText {
  /// The number that a text means, not finite for `.nan`, `.inf` and for one that is too large;
  /// `nil` for anything else.
  package static func value(of text: some StringProtocol) -> Double? {
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
  package static func text(of value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(clamping: value)) }
    return String(value)
  }
}

extension NumberText {
  /// Where a text is a number with a unit, what to write instead: `20px`, `300ms`, `50%`.
  static func unitHint(_ text: String, isPart: Bool = true) -> String? {
    if let hint = minusHint(text) { return hint }
    let number = text.prefix { $0.isNumber || ".-+".contains($0) }
    guard let value = value(of: number), value.isFinite else { return nil }
    switch text.dropFirst(number.count).trimmingSpaces.lowercased() {
    case "px", "pt", "pts", "dp", "points", "point":
      return "lengths are points, without a unit: \(Self.text(of: value))"
    case "em", "rem", "cm", "mm", "in", "vw", "vh": return "lengths are points, without a unit"
    case "s", "sec", "seconds": return "times are seconds, without a unit: \(Self.text(of: value))"
    case "ms": return "times are seconds, without a unit: \(Self.text(of: value / 1000))"
    case "deg", "°": return "turns are degrees, without a unit: \(Self.text(of: value))"
    case "rad", "radians":
      let degrees = (value * 1800 / .pi).rounded() / 10
      return "turns are degrees, without a unit: \(Self.text(of: degrees))"
    case "%" where !isPart: return "parts of something cannot stand here"
    case "%": return "parts are numbers: \(Self.text(of: value / 100))"
    default: return nil
    }
  }

  /// A hint for a number with a minus sign of typography.
  package static func minusHint(_ text: String) -> String? {
    guard text.contains("\u{2212}") else { return nil }
    return "the sign before it is no hyphen: write " + text.replacing("\u{2212}", with: "-")
  }

  /// A hint for a whole number that begins with 0: YAML 1.1 takes `010` for 8, Emaki for 10.
  static func octalHint(_ text: String) -> String? {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard digits.count > 1, digits.first == "0", digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let value = value(of: text)
    else { return nil }
    return "some readers of YAML take it for an octal number: write \(Self.text(of: value))"
  }

  /// 0.5 of `50%`; `nil` of other texts, and beyond a hundred superviews.
  package static func share(of text: String) -> Double? {
    guard text.hasSuffix("%"), let percent = value(of: String(text.dropLast())),
      abs(percent) <= 10_000
    else { return nil }
    return percent / 100
  }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  fileprivate var trimmingSpaces: SubSequence {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
