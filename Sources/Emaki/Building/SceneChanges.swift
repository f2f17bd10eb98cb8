import EmakiSceneFile
import EmakiSceneFormat

/// New values of a view or a constraint, or the name of a state.
///
///     title(alpha: 0, y: 24)
///     barWidth(constant: 60)
public struct SceneChange: Sendable {
  /// The changes by their whole paths, `title.alpha`; empty for a state.
  var entries: [SourceNode.Entry]
  var state: SourceNode?
  var place = SourcePlace.unknown

  /// New values of what is named, without those that are not given.
  init(_ target: SceneValue, _ values: [(String, (any SceneConvertible)?)]) {
    entries = SceneValue.map(values).node.entries.map { entry in
      var entry = entry
      entry.key = target.written + "." + entry.key
      return entry
    }
  }

  /// All that a state has.
  init(state: SceneValue) {
    entries = []
    self.state = state.node
  }

  func placed(at place: SourcePlace) -> SceneChange {
    var change = self
    change.entries = SourceNode.map(entries, at: place).placed(at: place).entries
    change.state = state?.placed(at: place)
    if self.place.line == 0 { change.place = place }
    return change
  }
}

/// Several changes.
public struct SceneChanges: Sendable {
  var changes: [SceneChange]

  init(_ changes: [SceneChange]) { self.changes = changes }

  /// None.
  public init() { changes = [] }
}

extension SceneChanges: SceneConvertible {
  /// A mapping; with states a list; a state alone its name.
  public var sceneValue: SceneValue {
    let place = changes.first?.place ?? .unknown
    if changes.count == 1, let state = changes[0].state { return SceneValue(state) }
    if changes.contains(where: { $0.state != nil }) {
      let elements = changes.map { $0.state ?? .map($0.entries, at: $0.place) }
      return SceneValue(.list(elements, at: place))
    }
    return SceneValue(.map(changes.flatMap(\.entries), at: place))
  }
}

extension SceneValue {
  /// Another constant of a constraint.
  public func callAsFunction(_ constant: Double) -> SceneChange {
    SceneChange(self, [("constant", constant)])
  }
}

/// Makes changes from what stands in braces.
@resultBuilder public enum ChangeBuilder {
  /// A change with its location in the program.
  public static func buildExpression(
    _ change: SceneChange, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> SceneChanges {
    SceneChanges([change.placed(at: SourceFiles.place(fileID, filePath, line, column))])
  }

  /// The name of a state: all that it has.
  public static func buildExpression(
    _ state: SceneValue, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> SceneChanges {
    let change = SceneChange(state: state)
    return SceneChanges([change.placed(at: SourceFiles.place(fileID, filePath, line, column))])
  }

  /// The changes made by a function or a property.
  public static func buildExpression(_ changes: SceneChanges) -> SceneChanges { changes }

  /// One after the other.
  public static func buildBlock(_ changes: SceneChanges...) -> SceneChanges {
    SceneChanges(changes.flatMap(\.changes))
  }

  /// A loop.
  public static func buildArray(_ changes: [SceneChanges]) -> SceneChanges {
    SceneChanges(changes.flatMap(\.changes))
  }

  /// A condition without another way.
  public static func buildOptional(_ changes: SceneChanges?) -> SceneChanges {
    changes ?? SceneChanges()
  }

  /// The first way of a condition.
  public static func buildEither(first changes: SceneChanges) -> SceneChanges { changes }

  /// The other way of a condition.
  public static func buildEither(second changes: SceneChanges) -> SceneChanges { changes }
}

extension SceneChanges {
  /// Itself, where there are any.
  var given: SceneChanges? { changes.isEmpty ? nil : self }
}
