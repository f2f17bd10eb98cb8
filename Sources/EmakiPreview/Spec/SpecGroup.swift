import EmakiLayout
import EmakiMotion
import EmakiScenes

/// Changes of a motion that one animation of a program can make: of the same time and pace.
struct SpecGroup {
  let start: Double
  let duration: Double
  let pacing: Pacing?
  let playback: PlaybackOptions
  let keyframeMode: KeyframeMode?
  var spans: [MotionSpan]

  /// Whether it follows a law that no animation has: a finger, a scroll view that runs out, a count.
  var isLed: Bool { pacing == nil && duration > 0 }

  /// The spans in the order in which they begin, grouped.
  static func groups(of spans: [MotionSpan]) -> [SpecGroup] {
    var groups: [SpecGroup] = []
    for span in spans {
      if let index = groups.firstIndex(where: { $0.takes(span) }) {
        groups[index].spans.append(span)
      } else {
        groups.append(
          SpecGroup(
            start: span.start, duration: span.duration, pacing: span.pacing,
            playback: span.playback, keyframeMode: span.keyframeMode, spans: [span]))
      }
    }
    return groups.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    .map(\.element)
  }

  private func takes(_ span: MotionSpan) -> Bool {
    span.start == start && span.duration == duration && span.pacing == pacing
      && span.playback == playback && span.keyframeMode == keyframeMode
  }
}

/// Names in the code of a program.
struct CodeNames {
  private var names: [String: String] = [:]
  /// Names that are given, and words that cannot be names in Swift.
  private var taken: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A word for a text, the same each time and another for every other text: `list/3/title` is
  /// `list3Title`.
  ///
  /// - Parameter role: what it names other than a view, which is added where a view has the word.
  mutating func word(for text: String, as role: String = "") -> String {
    let key = role + "\n" + text
    if let name = names[key] { return name }
    let parts = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    var word = ""
    for part in parts {
      word += word.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    if word.first.map({ !($0.isLetter || $0 == "_") }) ?? true { word = "item" + word }
    if !role.isEmpty, taken.contains(word) { word += role }
    var name = word
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(word)_\(number)"
      number += 1
    }
    names[key] = name
    return name
  }
}
