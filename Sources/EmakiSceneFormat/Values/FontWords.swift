package import EmakiDrawing

/// Fonts as words: `17`, `17 bold`, `Menlo 12 italic`, `headline`.
package enum FontWords {
  package static let weights: [Choice] = [
    Choice("ultraLight", not: ["extralight", "hairline", "100"]),
    Choice("thin", not: ["slim", "200"]), Choice("light", not: ["lighter", "300"]),
    Choice("regular", ["normal"], not: ["book", "roman", "plain", "400"]),
    Choice("medium", not: ["500"]),
    Choice("semibold", not: ["demibold", "demi", "semi", "600"]),
    Choice("bold", not: ["strong", "bolder", "700"]),
    Choice("heavy", not: ["extrabold", "ultrabold", "fat", "thick", "800"]),
    Choice("black", not: ["extrablack", "ultrablack", "900"]),
  ]

  package static func weight(_ word: String) -> Font.Weight? {
    let word = word.lowercased()
    return zip(Font.Weight.allCases, weights).first { _, choice in
      choice.name.lowercased() == word || choice.aliases.contains(word)
    }?.0
  }

  /// UIKit's text styles at the default size.
  package static let styles: [(String, Font)] = TextStyle.allCases.map { ($0.rawValue, $0.font()) }

  static func isStyle(_ text: String) -> Bool { style(named: text) != nil }

  /// The style that a word names; `subheadline` is UIKit's name in code of what storyboards call
  /// `subhead`.
  private static func style(named word: String) -> (String, Font)? {
    let word = word.lowercased() == "subheadline" ? "subhead" : word.lowercased()
    return styles.first { $0.0.lowercased() == word }
  }

  /// The text style that is one of the words, with what the other words make of it: `largeTitle bold`
  /// has the style's size and the weight that is given, as a font of UIKit's that is made from the
  /// style's descriptor.
  package static func style(
    in text: String
  ) -> (name: String, font: Result<Font, Phrase.Problem>)? {
    let words = text.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: isStyle),
      let (name, font) = style(named: words[place])
    else { return nil }
    if let problem = problem(withWeightsOf: words) { return (name, .failure(problem)) }
    var result = font
    for word in words where word.lowercased() != words[place].lowercased() {
      if let weight = weight(word) {
        result.weight = weight
      } else if word.lowercased() == "italic" {
        result.isItalic = true
      } else {
        return (name, .failure(problem(with: word, besides: name)))
      }
    }
    return (name, .success(result))
  }

  private static func problem(withSizes first: String, _ second: String) -> Phrase.Problem {
    .init(
      message: "a font has one size, not \(first) and \(second)",
      hint: "a weight is a word, such as 17 bold")
  }

  private static func problem(withWeightsOf words: [String]) -> Phrase.Problem? {
    let weights = words.filter { weight($0) != nil }
    guard weights.count > 1 else { return nil }
    return .init(
      message: "a font has one weight, not \(weights[0]) and \(weights[1])",
      hint: "keep one of them")
  }

  private static func problem(with word: String, besides style: String) -> Phrase.Problem {
    if NumberText.value(of: word) != nil {
      return .init(
        message: "\(style) has a size of its own, which \(word) contradicts",
        hint: "write the style or the size")
    }
    if isStyle(word) {
      return .init(message: "a font has one text style, not \(style) and \(word)")
    }
    return .init(
      message: "\"\(word)\" is not a weight for the text style \(style)",
      hint: nearestHint(word, in: weights.map(\.name) + ["italic"])
        ?? "write a weight, such as \(style) bold")
  }

  /// The font of words, or what is wrong with them.
  package static func font(of text: String) -> Result<Font, Phrase.Problem> {
    if let style = style(in: text) { return style.font }
    var font = Font.system(17)
    var family: [String] = []
    var givenSize: String?
    let words = text.split(separator: " ").map(String.init)
    let own = words.filter { $0.lowercased() != "system" }
    if own.count < words.count, !own.isEmpty {
      return .failure(
        .init(
          message: "the system font needs no name",
          hint: "write \(own.joined(separator: " "))"))
    }
    for word in words {
      if let size = NumberText.value(of: word) {
        guard (1...1000).contains(size) else {
          return .failure(.init(message: "a font is from 1 to 1000 points large, not \(word)"))
        }
        if let givenSize { return .failure(problem(withSizes: givenSize, word)) }
        (font.size, givenSize) = (size, word)
      } else if let weight = weight(word) {
        font.weight = weight
      } else if word.lowercased() == "italic" {
        font.isItalic = true
      } else {
        family.append(word)
      }
    }
    guard family.isEmpty || givenSize != nil else {
      let known = styles.map(\.0) + weights.map(\.name)
      return .failure(
        .init(
          message: "\"\(text)\" is not a font",
          hint: nearestHint(text, in: known)
            ?? words.lazy.compactMap { NumberText.unitHint($0, isPart: false) }.first
            ?? "write a size and a weight, such as 17 bold"))
    }
    if let problem = problem(withWeightsOf: words) { return .failure(problem) }
    if let mistyped = dividedWeight(words) ?? mistypedWeight(family) { return .failure(mistyped) }
    font.family = family.isEmpty ? nil : family.joined(separator: " ")
    return .success(font)
  }
}

extension FontWords {
  /// The weight, or `italic`, that CSS or another program calls so.
  private static func otherName(_ word: String) -> String? {
    let word = word.lowercased()
    if word == "oblique" || word == "cursive" { return "italic" }
    return weights.first { $0.otherWords.contains(word) }?.name
  }

  /// A weight that is written in two words, the first of which would be taken for a family.
  private static func dividedWeight(_ words: [String]) -> Phrase.Problem? {
    for (first, second) in zip(words, words.dropFirst()) where first.first?.isLowercase == true {
      let joined = first + second
      let weight = weight(joined).map(word)
      guard let name = otherName(joined) ?? weight else { continue }
      return .init(
        message: "\"\(first) \(second)\" is neither a weight nor a font family",
        hint: "it is called \"\(name)\"")
    }
    return nil
  }

  /// A word that is no family's, which begin with a capital letter, but nearly a weight.
  private static func mistypedWeight(_ family: [String]) -> Phrase.Problem? {
    for word in family where word.first?.isLowercase == true {
      guard
        let hint = otherName(word).map({ "it is called \"\($0)\"" })
          ?? NumberText.unitHint("1 " + word, isPart: false).map({ _ in
            "sizes are points, without a unit"
          })
          ?? nearestHint(word, in: weights.map(\.name) + ["italic"])
      else { continue }
      return .init(message: "\"\(word)\" is neither a weight nor a font family", hint: hint)
    }
    return nil
  }
}

extension Phrase.Problem: Error {}
