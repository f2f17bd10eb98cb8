extension SceneFormat {
  /// The keys that take a number, for which 0 stands where data has no value.
  static let numberKeys = keys { $0.takesNumber }

  /// The keys that take a list and no number or text, and rows: those that are not there have no cell.
  static let listKeys = keys { $0.takesList && !$0.takesNumber && !$0.takesText }.union(["rows"])

  private static func keys(where isWanted: (Shape) -> Bool) -> Set<String> {
    Set(sections.flatMap(\.keys).filter { isWanted($0.shape) }.map(\.name))
  }
}

extension Shape {
  fileprivate var takesNumber: Bool {
    switch self {
    case .number, .integer: true
    case .either(let shapes): shapes.contains(where: \.takesNumber)
    default: false
    }
  }

  fileprivate var takesList: Bool {
    switch self {
    case .list: true
    case .either(let shapes): shapes.contains(where: \.takesList)
    default: false
    }
  }

  fileprivate var takesText: Bool {
    switch self {
    case .text, .phrase, .choice: true
    case .either(let shapes): shapes.contains(where: \.takesText)
    default: false
    }
  }
}
