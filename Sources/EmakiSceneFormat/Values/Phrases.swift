import EmakiLayout
import EmakiMotion

extension Phrase {
  package static let color = Phrase(noun: "a colour", examples: ["#FF8800", "#F80", "systemBlue"]) {
    text in
    if ColorText.color(of: text) != nil { return nil }
    let hint =
      text.hasPrefix("#")
      ? "a colour has 3, 4, 6 or 8 hexadecimal digits, such as #FF8800"
      : ColorText.otherHint(text) ?? nearestHint(text, in: ColorText.names)
        ?? "write a colour as \"#FF8800\" or by name"
    return Problem(message: "\"\(text.shortened(to: 40))\" is not a colour", hint: hint)
  }

  package static let device = Phrase(noun: "a device", examples: ["iPhone X"]) { text in
    if Device.named(text) != nil { return nil }
    let names = Device.names(beginningWith: text)
    return Problem(
      message: "there is no device \"\(text.shortened(to: 40))\"",
      hint: nearestHint(text, in: Device.candidates(for: text).flatMap(\.names))
        ?? (names.isEmpty ? nil : "there are " + names.joined(separator: ", "))
        ?? "\"emaki devices\" lists the devices")
  }

  package static let curve = Phrase(
    noun: "a timing curve", examples: ["ease-out", "cubic-bezier(0.2, 0, 0, 1)"]
  ) { text in
    if TimingCurve(name: text) != nil { return nil }
    let names = TimingCurve.named.map(\.name)
    return Problem(
      message: "\"\(text.shortened(to: 40))\" is not a timing curve",
      hint: nearestHint(text, in: names)
        ?? "one of " + names.joined(separator: ", ") + ", or cubic-bezier(x1, y1, x2, y2)")
  }

  package static let identifier = Phrase(noun: "an id", examples: ["title"]) { text in
    if Names.isIdentifier(text) { return nil }
    return Problem(
      message: "\"\(text.shortened(to: 40))\" is not an id",
      hint: NumberText.value(of: text) == nil
        ? "an id has letters, digits, underscores and hyphens"
        : "an id is not a number: row\(text.filter(\.isNumber))")
  }

  package static let font = Phrase(noun: "a font", examples: ["17 bold", "headline"]) { text in
    if case .failure(let problem) = FontWords.font(of: text) { problem } else { nil }
  }

  package static let share = Phrase(noun: "a part of the superview", examples: ["100%"]) { text in
    if NumberText.share(of: text) != nil { return nil }
    return Problem(
      message: "\"\(text.shortened(to: 40))\" is neither points nor a part of the superview",
      hint: NumberText.unitHint(text) ?? "write points, such as 16, or a part, such as 50%")
  }

  static let percentage = Phrase(noun: "a percentage", examples: ["40%"]) { text in
    if let share = NumberText.share(of: text), share > 0, share <= 1 { return nil }
    return Problem(
      message: "\"\(text.shortened(to: 40))\" is no share",
      hint: text.hasSuffix("%") ? "write a part of all, such as 40%" : nil)
  }

  package static let distance = Phrase(noun: "a distance", examples: [">= 8 @750", "50%"]) { text in
    do throws(Problem) {
      _ = try Distance(text)
      return nil
    } catch {
      return error
    }
  }

  /// Checked where the views are known.
  package static let equation = Phrase(
    noun: "an equation",
    examples: ["title.top == header.bottom + 8 @750", "H:|-[a]-(>=8@750)-[b(==a)]-|"]
  ) { _ in nil }
}

/// The rule for names in equations and changes.
package enum Names {
  /// Whether a text is letters, digits, underscores and, inside, hyphens.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    let isPlain = text.allSatisfy { isPart($0) || $0 == "-" }
    return isPlain && isPart(first) && isPart(last) && NumberText.value(of: text) == nil
  }

  package static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
