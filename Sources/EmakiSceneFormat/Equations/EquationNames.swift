/// The names of views in equations and visual format strings.
package enum EquationNames {
  /// Each name with its offset in characters from 0: in an equation those before a dot, in a visual
  /// format string those in brackets.
  package static func views(in text: String) -> [(name: String, offset: Int)] {
    let isVisual = ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
    let characters = Array(text)
    var names: [(name: String, offset: Int)] = []
    var place = 0
    var depth = 0
    while place < characters.count {
      let next = characters[place]
      guard Names.isPart(next) else {
        depth += next == "[" ? 1 : next == "]" ? -1 : 0
        place += 1
        continue
      }
      let follows = place > 0 && characters[place - 1] == "."
      let end = endOfName(characters, from: place, allowsHyphens: !follows)
      let isView =
        isVisual ? depth > 0 : !follows && end < characters.count && characters[end] == "."
      if isView { names.append((String(characters[place..<end]), place)) }
      place = end
    }
    return names
  }

  /// The text with other names for some of its views.
  package static func renamed(_ text: String, _ newNames: [String: String]) -> String {
    let characters = Array(text)
    var result = ""
    var place = 0
    for (name, offset) in views(in: text) {
      result += String(characters[place..<offset]) + (newNames[name] ?? name)
      place = offset + name.count
    }
    return result + String(characters[place...])
  }

  private static func endOfName(
    _ characters: [Character], from start: Int, allowsHyphens: Bool
  ) -> Int {
    var end = start
    while end < characters.count {
      let isInside = end + 1 < characters.count && Names.isPart(characters[end + 1])
      let isHyphen = allowsHyphens && characters[end] == "-" && end > start && isInside
      guard Names.isPart(characters[end]) || isHyphen else { break }
      end += 1
    }
    return end
  }
}
