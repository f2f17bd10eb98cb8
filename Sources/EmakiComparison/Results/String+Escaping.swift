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

  /// Safe as the value of a workflow command.
  var escapedForWorkflow: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
      .replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
