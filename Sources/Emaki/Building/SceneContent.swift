import EmakiSceneFile
package import EmakiSceneFormat

/// The contents of the braces of a screen or a view: views, constraints, states, motions and so on.
public struct SceneContent: Sendable {
  enum Part: Sendable {
    case child(SourceNode)
    case constraint(SourceNode)
    /// An entry of a mapping of the scene, such as its motions.
    case entry(String, SourceNode.Entry)
    /// An element of a list of the scene, such as its links.
    case element(String, SourceNode)
    /// Keys of the scene itself.
    case settings([SourceNode.Entry])
  }

  var parts: [Part]

  /// Nothing.
  public init() { parts = [] }

  init(_ parts: [Part]) { self.parts = parts }

  /// Gives a location to all parts that have none yet.
  func placed(at place: SourcePlace) -> SceneContent {
    SceneContent(
      parts.map { part in
        switch part {
        case .child(let node): .child(node.placed(at: place))
        case .constraint(let node): .constraint(node.placed(at: place))
        case .element(let key, let node): .element(key, node.placed(at: place))
        case .entry(let key, let entry): .entry(key, placed([entry], at: place)[0])
        case .settings(let entries): .settings(placed(entries, at: place))
        }
      })
  }

  private func placed(_ entries: [SourceNode.Entry], at place: SourcePlace) -> [SourceNode.Entry] {
    SourceNode.map(entries, at: place).placed(at: place).entries
  }

  /// The keys that say it.
  package var entries: [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    var places: [String: Int] = [:]
    func append(_ key: String, _ add: (SourceNode?) -> SourceNode) {
      if let index = places[key] {
        entries[index].value = add(entries[index].value)
      } else {
        places[key] = entries.count
        let value = add(nil)
        entries.append(.init(key: key, keyPlace: value.place, value: value))
      }
    }
    for part in parts {
      switch part {
      case .child(let node): append("children") { $0.listing(node) }
      case .constraint(let node): append("constraints") { $0.listing(node) }
      case .element(let key, let node): append(key) { $0.listing(node) }
      case .entry(let key, let entry):
        append(key) { .map(($0?.entries ?? []) + [entry], at: $0?.place ?? entry.value.place) }
      case .settings(let settings):
        for entry in settings { append(entry.key) { _ in entry.value } }
      }
    }
    return entries
  }
}

extension SourceNode? {
  /// A list with another element.
  fileprivate func listing(_ element: SourceNode) -> SourceNode {
    guard let list = self, case .list(let elements) = list.content else {
      return .list([element], at: element.place)
    }
    return .list(elements + [element], at: list.place)
  }
}

/// A statement that can stand by itself in a screen's braces.
public protocol SceneStatement: Sendable {
  /// As parts of a screen.
  var content: SceneContent { get }
}

/// Makes the contents of screens and views from what stands in their braces.
@resultBuilder public enum SceneBuilder {
  /// A view, a motion, a state and so on, with its location in the program.
  public static func buildExpression(
    _ statement: some SceneStatement, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> SceneContent {
    statement.content.placed(at: SourceFiles.place(fileID, filePath, line, column))
  }

  /// A constraint.
  public static func buildExpression(
    _ equation: SceneEquation, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> SceneContent {
    SceneContent([.constraint(equation.sceneValue.node)])
      .placed(at: SourceFiles.place(fileID, filePath, line, column))
  }

  /// The content made by a function or a property.
  public static func buildExpression(_ content: SceneContent) -> SceneContent { content }

  /// One after the other.
  public static func buildBlock(_ contents: SceneContent...) -> SceneContent {
    SceneContent(contents.flatMap(\.parts))
  }

  /// A loop.
  public static func buildArray(_ contents: [SceneContent]) -> SceneContent {
    SceneContent(contents.flatMap(\.parts))
  }

  /// A condition without another way.
  public static func buildOptional(_ content: SceneContent?) -> SceneContent {
    content ?? SceneContent()
  }

  /// The first way of a condition.
  public static func buildEither(first content: SceneContent) -> SceneContent { content }

  /// The other way of a condition.
  public static func buildEither(second content: SceneContent) -> SceneContent { content }

  /// Content that is only available on some systems.
  public static func buildLimitedAvailability(_ content: SceneContent) -> SceneContent { content }
}
