extension SceneFormat {
  /// The keys that take a number, for which 0 stands where data has no value.
  package static let numberKeys = keys { $0.takes(\.isNumber) }

  /// The keys that take a list and no number or text, and rows: those that are not there have no
  /// cell.
  package static let listKeys = keys {
    $0.takes(\.isList) && !$0.takes(\.isNumber) && !$0.takes(\.isText)
  }.union(["rows"])

  /// The keys that take a colour.
  package static let colorKeys = keys { $0.takesColor }.union(["output", "to"])

  /// The keys of mappings with names that the user chooses, who may call two states `light` and
  /// `dark`; not `pin` and `to`, which are mappings of sides and properties, or none elsewhere.
  package static let namingKeys = keys(where: \.takesNames).subtracting(["pin", "to"])

  private static func keys(where isWanted: (Shape) -> Bool) -> Set<String> {
    Set(sections.flatMap(\.keys).filter { isWanted($0.shape) }.map(\.name))
  }
}

extension Shape {
  /// The forms among which it lets choose; itself where there is one.
  package var alternatives: [Shape] {
    if case .either(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }

  /// Whether one of its forms is of some sort.
  package func takes(_ isWanted: (Shape) -> Bool) -> Bool { alternatives.contains(where: isWanted) }

  /// Whether it is a mapping with names that the user chooses.
  var takesNames: Bool {
    takes {
      switch $0 {
      case .map, .changes: true
      default: false
      }
    }
  }

  fileprivate var takesColor: Bool {
    takes {
      switch $0 {
      case .object("color pair"), .object("gradient stop"): true
      case .list(let element, _): element.takesColor
      default: false
      }
    }
  }

  /// A colour, or one for each appearance.
  package static let color = Shape.either([.phrase(.color), .object("color pair")])

  /// Whether it is neither a mapping nor a list.
  package var isScalar: Bool {
    switch self {
    case .object, .map, .list, .changes, .either: false
    default: true
    }
  }

  package var isChanges: Bool { if case .changes = self { true } else { false } }

  package var isList: Bool { if case .list = self { true } else { false } }

  package var isNumber: Bool {
    switch self {
    case .number, .integer: true
    default: false
    }
  }

  package var isPhrase: Bool { if case .phrase = self { true } else { false } }

  fileprivate var isText: Bool {
    switch self {
    case .text, .phrase, .choice: true
    default: false
    }
  }

  /// The section of a mapping with fixed keys.
  package var section: Section? {
    if case .object(let name) = self { SceneFormat.section(name) } else { nil }
  }

  /// The sections of the mappings that its lists may hold.
  var elementSections: [String] {
    alternatives.flatMap { shape -> [String] in
      switch shape {
      case .list(let element, _): element.alternatives.compactMap(\.name) + element.elementSections
      case .map(let value, _): value.elementSections
      default: []
      }
    }
  }

  /// The name of a mapping with fixed keys.
  private var name: String? { if case .object(let name) = self { name } else { nil } }
}
