import EmakiSceneFormat

/// The type that a value of the format has in Swift.
indirect enum SwiftType: Hashable {
  case string, double, int, bool
  /// A name, or a value of several forms.
  case value
  /// One of some words.
  case word(String)
  /// One of some words, or a text with a syntax: a colour, a font, a curve, a device, a style.
  case phrase(String)
  case list(SwiftType)
  /// A mapping with names of the user's.
  case pairs(SwiftType)
  case view
  case steps, changes

  /// As it stands in a declaration.
  var name: String {
    switch self {
    case .string: "String"
    case .double: "Double"
    case .int: "Int"
    case .bool: "Bool"
    case .value: "SceneValue"
    case .word(let name), .phrase(let name): "SceneWords.\(name)"
    case .list(let element): "[\(element.name)]"
    case .pairs(let value): "KeyValuePairs<String, \(value.name)>"
    case .view: "any ViewElement"
    case .steps: "() -> SceneSteps"
    case .changes: "() -> SceneChanges"
    }
  }

  /// Whether it is what a closure makes.
  var isClosure: Bool { self == .steps || self == .changes }

  /// The type of a key's value in a section.
  ///
  /// - Parameter forms: those of its shape that are meant.
  init(_ key: Key, in section: String, forms: [Shape]) {
    let isName =
      NamingKeys.kind(section, key.name) != nil
      || NamingKeys.identifiers.contains(key.name)
      || NamingKeys.expressions.contains("\(section).\(key.name)")
    if forms.count > 1, forms.allSatisfy(\.isSteps) {
      self = .steps
    } else if isName, forms.allSatisfy({ $0.isScalar && !$0.isNumber }),
      !forms.contains(where: \.isBool)
    {
      self = .value
    } else if forms.count == 1 {
      self.init(forms[0], of: key, isName: isName)
    } else {
      self = SwiftType.phrase(of: forms) ?? .value
    }
  }

  private init(_ shape: Shape, of key: Key, isName: Bool) {
    switch shape {
    case .text: self = isName ? .value : key.name == "style" ? .phrase("Style") : .string
    case .number: self = .double
    case .integer: self = .int
    case .bool: self = .bool
    case .choice(let choices): self = .word(SwiftWords.name(of: key.name, choices))
    case .phrase: self = SwiftType.phrase(of: [shape]) ?? .value
    case .object("view"): self = .view
    case .object: self = .value
    case .list(let element, _):
      let inner = SwiftType(
        Key(key.name, element, ""), in: "", forms: element.alternatives)
      self =
        shape.isSteps ? .steps : .list(isName || inner.isClosure || inner == .view ? .value : inner)
    case .map(let value, _):
      let inner = SwiftType(Key(key.name, value, ""), in: "", forms: value.alternatives)
      self = .pairs(inner.isClosure || inner == .view ? .value : inner)
    case .changes: self = .changes
    case .either: self = .value
    }
  }

  /// The type of a text with a syntax, alone or beside its other forms.
  private static func phrase(of forms: [Shape]) -> SwiftType? {
    let nouns = forms.compactMap { shape -> String? in
      if case .phrase(let phrase) = shape { phrase.noun } else { nil }
    }
    switch nouns {
    case ["a colour"] where forms.allSatisfy { $0.isPhrase || $0.section?.name == "color pair" }:
      return .phrase("Color")
    case ["a font"]: return .phrase("Font")
    case ["a timing curve"]: return .phrase("Curve")
    case ["a device"]: return .phrase("Device")
    default: return nil
    }
  }
}

extension Shape {
  /// Whether it is a step, or a list of them.
  var isSteps: Bool {
    switch self {
    case .object("step"), .list(.object("step"), _): true
    default: false
    }
  }

  var isBool: Bool { if case .bool = self { true } else { false } }
}
