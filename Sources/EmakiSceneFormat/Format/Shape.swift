package import EmakiLayout
package import EmakiLimits
import Synchronization

/// The form of the value that may stand after a key.
package indirect enum Shape: Sendable {
  /// Any text.
  case text
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// `true` or `false`.
  case bool
  /// One of some words.
  case choice([Choice])
  /// A text with a syntax, such as a colour.
  case phrase(Phrase)
  /// A mapping with the keys of a section.
  case object(String)
  /// A list; of so many elements, where that is fixed.
  case list(Shape, count: ClosedRange<Int>? = nil)
  /// A mapping from names that the user chooses.
  case map(Shape, of: String)
  /// A mapping or value that is checked where its meaning is known.
  case changes
  /// One of several forms.
  case either([Shape])
}

/// A word that can be chosen, with other words for the same.
package struct Choice: Sendable {
  package var name: String
  package var aliases: [String]
  /// Words of others, in small letters, that mean this and are not taken.
  var otherWords: [String]
  /// The text to write instead of them.
  package var hint: String

  package init(
    _ name: String, _ aliases: [String] = [], not otherWords: [String] = [], hint: String? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.otherWords = otherWords
    self.hint = hint ?? "it is called \"\(name)\""
  }
}

/// A text with a syntax, such as a colour or an equation.
package struct Phrase: Sendable {
  /// With its article: `a colour`.
  package var noun: String
  /// Examples of such a text.
  package var examples: [String]
  /// The problem with a text, or `nil`.
  package var problem: @Sendable (String) -> Problem?

  package struct Problem: Sendable, Hashable {
    package var message: String
    /// The offset in the text, in characters from 0.
    package var offset = 0
    package var hint: String?
  }
}

/// A key with everything that reader, schema and reference need to know of it.
package struct Key: Sendable {
  package var name: String
  package var shape: Shape
  /// The default where the key is absent, in words.
  package var fallback: String?
  /// The kinds of views that it does something for; empty for all.
  package var kinds: [View.Kind]
  /// One sentence.
  package var doc: String
  /// A hint for a wrong value.
  package var advice: String?

  package init(
    _ name: String, _ shape: Shape, default fallback: String? = nil, only kinds: [View.Kind] = [],
    _ doc: String, advice: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.fallback = fallback
    self.kinds = kinds
    self.doc = doc
    self.advice = advice
  }
}

extension Key {
  /// The kinds in words.
  package var kindNames: String { kinds.map(\.rawValue).joined(separator: ", ") }
}

/// The keys of one kind of mapping.
package struct Section: Sendable {
  /// The section's name in messages: `view`.
  package var name: String
  /// One sentence.
  package var doc: String
  package var keys: [Key]
  /// Keys that must be there.
  package var required: [String] = []
  /// Those that an example shows; where there are none, those that must be there.
  package var usual: [String] = []
  /// The text to write instead of keys that people expect to be there; made only for a file that
  /// has one.
  package var advice: [String: String] { advised.words }
  private let advised: Advice

  package init(
    name: String, doc: String, keys: [Key], required: [String] = [], usual: [String] = [],
    advice: @autoclosure @escaping @Sendable () -> [String: String] = [:]
  ) {
    self.name = name
    self.doc = doc
    self.keys = keys
    self.required = required
    self.usual = usual
    advised = Advice(advice)
  }

  package func key(_ name: String) -> Key? {
    keys.first { $0.name == name }
  }
}

/// The section's advice on other keys, made when it is first asked for.
private final class Advice: Sendable {
  private let make: @Sendable () -> [String: String]
  private let made = Mutex<[String: String]?>(nil)

  init(_ make: @escaping @Sendable () -> [String: String]) {
    self.make = make
  }

  var words: [String: String] {
    made.withLock { made in
      let words = made ?? make()
      made = words
      return words
    }
  }
}

extension Shape {
  /// A length or coordinate in points.
  package static let points = Shape.number(-1e6...1e6)
  /// A length in points that is not negative.
  package static let length = Shape.number(0...1e6)
  /// How many there are of something, at least none.
  package static func count(_ limit: InputLimit, from least: Int = 0) -> Shape {
    .integer(least...limit.most)
  }
  /// Seconds.
  package static let seconds = Shape.number(secondsRange)
  /// The range that tells seconds from other numbers.
  static let secondsRange = 0...InputLimit.seconds.amount
  /// The shape of an enumeration with these words, as they are.
  ///
  /// - Parameter others: for some of them words of others, which are hinted at.
  package static func words(_ names: [String], others: [Choice] = []) -> Shape {
    .choice(names.map { name in others.first { $0.name == name } ?? Choice(name) })
  }

  /// The noun with an article, for messages and the reference.
  package var noun: String {
    switch self {
    case .text: "text"
    case .number(let range): "a number" + Self.bounds(range)
    case .integer(let range): "a whole number" + Self.bounds(range)
    case .bool: "true or false"
    case .choice(let choices): "one of " + choices.map(\.name).joined(separator: ", ")
    case .phrase(let phrase): phrase.noun
    case .object(let section): "a mapping (\(section))"
    case .list(let element, let count): "a list of " + Self.elements(element, count)
    case .map(_, let names): "a mapping of \(names)"
    case .changes: "a mapping of changes"
    case .either(let shapes):
      // A noun with an "or" in it is set apart.
      shapes.map(\.noun).joined(
        separator: shapes.dropLast().contains { $0.noun.contains(" or ") } ? ", or " : " or ")
    }
  }

  private static func elements(_ element: Shape, _ count: ClosedRange<Int>?) -> String {
    (count.map { words($0) + " " } ?? "") + element.plural
  }

  private static func words(_ count: ClosedRange<Int>) -> String {
    if count.lowerBound == count.upperBound { return "\(count.lowerBound)" }
    if count.upperBound == .max { return "\(count.lowerBound) or more" }
    return "\(count.lowerBound) to \(count.upperBound)"
  }

  private var plural: String { ownPlural ?? "values, each " + noun }

  /// `nil` where there is none.
  private var ownPlural: String? {
    switch self {
    case .text: "texts"
    case .number, .integer: "numbers"
    case .object(let section): section + "s"
    case .list(let element, let count): "lists of " + Self.elements(element, count)
    case .map(_, let names): "mappings of \(names)"
    case .phrase(let phrase) where phrase.noun.split(separator: " ").count == 2:
      phrase.noun.split(separator: " ")[1] + "s"
    case .either(let shapes):
      shapes.allSatisfy { $0.ownPlural != nil }
        ? shapes.compactMap(\.ownPlural).joined(separator: " or ") : nil
    default: nil
    }
  }

  private static func bounds<Number: SignedNumeric & Comparable & CustomStringConvertible>(
    _ range: ClosedRange<Number>
  ) -> String {
    let low = range.lowerBound.shortDescription
    let high = range.upperBound.shortDescription
    if low == "-" + high { return "" }
    return " from \(low) to \(high)"
  }
}

extension CustomStringConvertible {
  /// The number without a needless `.0`.
  fileprivate var shortDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
