import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes

/// A value as reflection shows it, without wrappers for storage and without locations in files.
package struct Reflected {
  package typealias Member = (label: String?, value: Any)

  package enum Content {
    /// A word, a number, or nothing.
    case leaf
    /// The properties of a structure, or what a case comes with.
    case members([Member])
    /// The elements of a list, or of a set, which has no order.
    case elements([Any], isOrdered: Bool)
  }

  /// The value itself; `nil` for none.
  private let value: Any?
  let content: Content
  /// The case, in words; `nil` for a value that is no case.
  package let name: String?

  init(_ value: Any) {
    let value = Self.unwrapped(value)
    self.value = value
    guard let value else {
      (content, name) = (.leaf, nil)
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      (content, name) = (.elements(mirror.children.map(\.value), isOrdered: true), nil)
    case .set:
      (content, name) = (.elements(mirror.children.map(\.value), isOrdered: false), nil)
    case .enum:
      let first = mirror.children.first
      name = Self.words(first?.label ?? "\(value)")
      content = first.map { .members(Self.payload($0.value)) } ?? .leaf
    default:
      let members = Self.members(of: mirror)
      (content, name) = (members.isEmpty ? .leaf : .members(members), nil)
    }
  }

  // MARK: Words

  /// The word for `nil`.
  static let nothing = "none"

  /// A leaf in words; `nil` for a value that has parts.
  ///
  /// - Parameter label: the property that has it, which tells the unit.
  package func word(of label: String) -> String? {
    guard let value else { return Self.nothing }
    switch value {
    case let number as Double:
      return number.shortText + (SceneFileReference.keysInSeconds.contains(label) ? " s" : "")
    case let flag as Bool: return flag ? "yes" : "no"
    case let text as String: return "\"\(text)\""
    case let color as Color: return color.hex
    case let id as ViewID: return id.rawValue
    case let constraint as Constraint: return constraint.description
    case let expression as LinkExpression where expression.terms.isEmpty:
      return expression.constant.shortText
    case let target as Link.Target: return target.description
    default: break
    }
    guard case .leaf = content else { return nil }
    return name ?? "\(value)"
  }

  /// A value in few words, for one that came or went.
  package var summary: String {
    if let change = value as? Change {
      let word = Reflected(change.newValue).word(of: change.target)
      return change.target + (word.map { " \($0)" } ?? "")
    }
    if let word = word(of: name ?? "") { return word }
    switch content {
    case .leaf: return Self.nothing
    case .members(let members):
      let words = members.compactMap { member -> String? in
        let inner = Reflected(member.value)
        if case .elements = inner.content { return nil }
        let word = inner.word(of: member.label ?? name ?? "") ?? inner.summary
        return word == Self.nothing
          ? nil : [member.label, word].compactMap { $0 }.joined(separator: " ")
      }
      let parts = words.prefix(4).joined(separator: ", ")
      return [name, parts.isEmpty ? nil : parts].compactMap { $0 }.joined(separator: " ")
    case .elements(let elements, _): return "\(elements.count)"
    }
  }

  /// The key by which an element of a set is matched: the target of a change or link, the sides of
  /// a constraint, and else the words that it begins with.
  package var key: String {
    switch value {
    case let change as Change: change.target
    case let link as Link: link.target.description
    case let rule as Constraint: "\(rule.first) \(rule.second.map { "\($0)" } ?? "")"
    default: leadingWords.joined(separator: " ")
    }
  }

  /// The first of these words; empty for what has none, or is known by all of them.
  var firstKey: String {
    value is Change || value is Link || value is Constraint ? "" : leadingWords.first ?? ""
  }

  private var leadingWords: [String] {
    guard case .members(let members) = content else { return [word(of: "") ?? ""] }
    let words = members.map { Reflected($0.value).word(of: "") }
    return words.prefix { $0 != nil }.compactMap { $0 }.filter { $0 != Self.nothing }
  }

  // MARK: Values

  /// True where two values are equal; locations in files do not count.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return String(reflecting: a) == String(reflecting: b)
  }

  /// True where the elements of a list are matched by key and not by index.
  static func areKeyed(_ elements: [Any]) -> Bool {
    !elements.isEmpty && elements.allSatisfy { $0 is Change }
  }

  /// The elements in an order that is the same in every run.
  package static func sorted(_ elements: [Any]) -> [Any] {
    elements.map { (Reflected($0).key, String(reflecting: $0), $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The associated value of a case, where there is one; else the case itself.
  static func payload(of value: Any) -> Any {
    Mirror(reflecting: value).children.first?.value ?? value
  }

  /// `release velocity` for `releaseVelocity`, `hidden` for `isHidden`.
  package static func words(_ name: String) -> String {
    let whole =
      name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
      ? name.dropFirst(2) : name[...]
    return whole.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }

  /// `step` for `steps`.
  static func singular(_ noun: String) -> String {
    noun.hasSuffix("s") && noun.count > 3 ? String(noun.dropLast()) : noun
  }

  /// Without optionals, storage that several values share, and the location of a step.
  private static func unwrapped(_ value: Any) -> Any? {
    if case .placed(_, let step) = value as? MotionStep { return unwrapped(step) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { unwrapped($0.value) }
    case .class: return mirror.children.first.flatMap { unwrapped($0.value) }
    case .struct where mirror.children.count == 1:
      guard let only = mirror.children.first, only.label == "storage" else { return value }
      return unwrapped(only.value)
    default: return value
    }
  }

  private static func payload(_ value: Any) -> [Member] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return [(nil, value)] }
    return members(of: mirror)
  }

  private static func members(of mirror: Mirror) -> [Member] {
    // Any `nil` passes for `FilePlace?` where values are asked, and not their types.
    let places: [Any.Type] = [FilePlace.self, FilePlace?.self]
    return mirror.children.filter { child in
      !places.contains { $0 == type(of: child.value) }
    }.map { child in
      (child.label.flatMap { $0.hasPrefix(".") ? nil : words($0) }, child.value)
    }
  }
}
