import EmakiLimits

/// Text as XML and HTML want it.
public enum Markup {
  /// Reserved characters escaped, those that XML forbids replaced by spaces; for content and
  /// attributes.
  ///
  /// - Parameter keepsLines: whether ends of lines stay such, else they are spaces too.
  public static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n" where keepsLines: out += "&#10;"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": out += " "
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// A number with at most `places` decimals, no trailing zeros and no negative zero.
  public static func number(_ value: Double, places: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = Int(clamping: (min(max(value, -1e9), 1e9) * Double(unit)).rounded())
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: unit)
    let sign = scaled < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
