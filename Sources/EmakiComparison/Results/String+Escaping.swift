extension String {
  /// Safe in XML text and attributes; characters that XML forbids become U+FFFD.
  var escapedForXML: String {
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n": out += "&#10;"
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Safe as the message of a workflow command.
  var escapedForWorkflow: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Safe as a property of a workflow command, of which colons and commas are marks.
  var escapedForWorkflowProperty: String {
    escapedForWorkflow.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// On one line, with no character that a terminal or a log obeys: `\n`, `\u{1B}`.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: Self.isObeyed) else { return self }
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where Self.isObeyed(scalar):
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Whether a terminal or a log does something else than show it.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      true
    default: false
    }
  }
}
