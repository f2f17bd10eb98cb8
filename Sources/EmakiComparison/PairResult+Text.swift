import EmakiDrawing
import EmakiScenes
import PixelDiff

extension PairResult {
  /// The name and the verdict.
  var headline: String { "\(pair.name): \(outcome.word)" }

  /// The verdict with measured values, limits, boxes, and the flags that would accept it.
  var text: String {
    if case .failed(let reason) = outcome { return "\(headline): \(reason)" }
    guard let difference = outcome.difference else { return headline }
    var lines = [headline] + difference.lines.map { "  \($0)" }
    if let flags = acceptingFlags { lines.append("  to accept: \(flags)") }
    return lines.joined(separator: "\n")
  }

  /// The flags under which the pair would pass, or `nil` where none would.
  private var acceptingFlags: String? {
    guard case .different(let difference) = outcome,
      difference.expectedSize == difference.actualSize
    else { return nil }
    var flags = ["--area \(difference.changed)"]
    // A larger area alone would leave the change to the limit on windows.
    if let window = difference.worstWindow, difference.worstWindowShare > WindowLimit().share {
      let share = (difference.worstWindowShare * 1000).rounded(.up) / 1000
      flags.append("--window \(max(window.width, window.height)):\(share.shortText)")
    }
    return flags.joined(separator: " ")
  }

  /// The result with all figures.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(pair.name)), ("outcome", .string(outcome.word)),
      ("expected", JSONValue(pair.expected)), ("actual", JSONValue(pair.actual)),
    ]
    if case .failed(let reason) = outcome { members.append(("reason", .string(reason))) }
    if let difference = outcome.difference {
      members.append(("changed", .number(Double(difference.changed))))
      members.append(("compared", .number(Double(difference.compared))))
      members.append(("share", .number(difference.share)))
      members.append(("largest", .number(difference.largest)))
      members.append(("exceeded", .array(difference.exceeded.map { .string("\($0)") })))
      members.append(
        (
          "regions",
          .array(
            difference.regions.map { region in
              let box = region.bounds
              return .array([box.x, box.y, box.width, box.height].map { .number(Double($0)) })
            })
        ))
    }
    return .object(members)
  }
}

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
