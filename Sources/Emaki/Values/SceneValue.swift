import EmakiSceneFile
package import EmakiSceneFormat

/// A value of a scene: a name, a number, a text, a list or a mapping.
///
/// Inside a ``Screen`` it is called `Name`, for what the values name most often: views,
/// constraints, states and motions. A name that is declared once is checked by the compiler
/// wherever it is used:
///
///     let title: Name = "title"
///     title.centerX == superview.centerX
public struct SceneValue: Sendable {
  package var node: SourceNode

  package init(_ node: SourceNode) { self.node = node }

  /// Makes a value of a number, a text, a view and so on.
  public init(_ value: some SceneConvertible) { self = value.sceneValue }

  /// Nothing, as `~` in a scene file.
  public static let null = SceneValue(.scalar("~", isPlain: true, at: .unknown))

  /// A view, or a controller, as a value.
  public static func view(_ view: some ViewElement) -> SceneValue { view.sceneValue }

  /// Steps, as a value: what a touch starts.
  public static func steps(@StepBuilder _ steps: () -> SceneSteps) -> SceneValue {
    steps().sceneValue
  }

  /// The text of a name or an expression.
  package var written: String {
    if case .scalar(let scalar) = node.content { scalar.text } else { "" }
  }

  /// A text that is no number.
  init(text: String) {
    self.init(.scalar(text, isPlain: false, at: .unknown))
  }

  /// A member of the thing named: `title.top`.
  func member(_ name: String) -> SceneValue { SceneValue(text: written + "." + name) }
}

/// A value that can stand behind a key of a scene.
public protocol SceneConvertible: Sendable {
  /// As a value.
  var sceneValue: SceneValue { get }
}

extension SceneValue: SceneConvertible {
  /// Itself.
  public var sceneValue: SceneValue { self }
}

extension SourcePlace {
  /// The location of a node before a builder gives it one.
  package static let unknown = SourcePlace(line: 0, column: 0)
}

extension SourceNode {
  /// Gives a location to all nodes that have none yet.
  package func placed(at place: SourcePlace) -> SourceNode {
    var node = mapParts { $0.placed(at: place) }
      .mapEntries { if $0.keyPlace.line == 0 { $0.keyPlace = place } }
    if node.place.line == 0 { node.place = place }
    return node
  }
}
