import EmakiSceneFile
package import EmakiSceneFormat

/// The keys of a view, controller or scene, in the order in which they were said.
public struct SceneEntries: Sendable {
  package var entries: [SourceNode.Entry] = []

  init(_ values: (String, (any SceneConvertible)?)..., content: SceneContent = SceneContent()) {
    entries = SceneValue.map(values).node.entries + content.entries
  }

  /// Sets a key and replaces its former value.
  mutating func set(_ key: String, _ value: SceneValue) {
    let entry = SourceNode.Entry(key: key, keyPlace: .unknown, value: value.node)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}

/// A view: its keys are set by the methods of the same names.
///
///     Label("Welcome", id: title).font(.largeTitle).pin(top: 48, horizontal: 24, to: "safeArea")
public protocol ViewElement: SceneStatement, SceneConvertible {
  /// The keys given so far, with their values.
  var entries: SceneEntries { get set }
}

extension ViewElement {
  /// As a mapping.
  public var sceneValue: SceneValue { SceneValue(.map(entries.entries, at: .unknown)) }

  /// As a subview.
  public var content: SceneContent { SceneContent([.child(sceneValue.node)]) }

  /// The same with a key whose value has a form that its method does not take, such as two for the
  /// device to choose between: `.setting("alpha", ["compact": 0.5, "regular": 1])`.
  ///
  /// - Parameters:
  ///   - key: as in a scene file.
  ///   - value: replaces the former one.
  public func setting(_ key: String, _ value: SceneValue) -> Self {
    var element = self
    element.entries.set(key, value)
    return element
  }

  func setting(_ key: String, _ value: some SceneConvertible) -> Self {
    setting(key, value.sceneValue)
  }
}

/// An element with the keys of a controller besides those of its root view.
public protocol ControllerElement: ViewElement {}
