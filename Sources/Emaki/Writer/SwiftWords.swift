import EmakiLayout
import EmakiMotion
import EmakiSceneFormat

/// The words of the format as Swift writes them.
enum SwiftWords {
  /// The words of a key: each an enumeration.
  struct Choices: Hashable {
    var name: String
    var key: String
    var words: [String]
  }

  /// All that differ, in the order of the format.
  static let all: [Choices] = {
    var all: [Choices] = []
    // A controller's keys are the scene's, too.
    let later = ["file", "scene"]
    let sections =
      SceneFormat.sections.filter { !later.contains($0.name) }
      + SceneFormat.sections.filter { later.contains($0.name) }
    for section in sections {
      for key in section.keys {
        let forms = key.shape.alternatives
        for shape in forms + forms.compactMap(\.element) {
          guard case .choice(let choices) = shape else { continue }
          let words = choices.map(\.name)
          if all.contains(where: { $0.key == key.name && $0.words == words }) { continue }
          let short = key.name.capitalizedFirst
          let isTaken = taken.contains(short) || all.contains { $0.name == short }
          let name = isTaken ? camel(section.name).capitalizedFirst + short : short
          all.append(Choices(name: name, key: key.name, words: words))
        }
      }
    }
    return all
  }()

  /// The names of other types, which are not used again.
  private static let taken: Set<String> = ["Type", "Color", "Font", "Curve", "Device", "Style"]

  /// The enumeration of a key's words.
  static func name(of key: String, _ choices: [Choice]) -> String {
    let words = choices.map(\.name)
    return all.first { $0.key == key && $0.words == words }?.name ?? "Word"
  }

  /// The words that have a name in Swift, by the type whose other values are texts.
  static let phrases: [(type: String, noun: String, words: [String])] = [
    ("Color", "A colour: `\"#FF8800\"`, or one of these.", ColorText.names),
    (
      "Font", "A font: `17`, `\"17 bold\"`, or a text style.", FontWords.styles.map(\.0)
    ),
    ("Curve", "A timing curve.", TimingCurve.named.map(\.name)),
    (
      "Device", "A device, such as `\"iPhone X\"`.",
      Device.all.flatMap(\.names).filter { !$0.contains { "()\"".contains($0) } }
    ),
    ("Style", "A kind's own style.", ViewStyles.all.flatMap(\.names).uniqued),
  ]

  /// `ease-in-out` → `easeInOut`, `iPhone 16 Pro` → `iPhone16Pro`.
  static func camel(_ word: String) -> String {
    let parts = word.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return (parts.first ?? "") + parts.dropFirst().map(\.capitalizedFirst).joined()
  }

  /// A word as an identifier: in backticks where the language has it.
  static func identifier(_ word: String) -> String {
    keywords.contains(word) ? "`\(word)`" : word
  }

  /// Whether a name can stand in Swift's text as it is.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_", name != "_" else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Array where Element: Hashable {
  /// Each once, in their order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Shape {
  /// The shape of a list's elements.
  var element: Shape? { if case .list(let element, _) = self { element } else { nil } }
}
