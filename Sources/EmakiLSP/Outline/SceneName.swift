import EmakiSceneFormat

/// A name where it stands in the text of a scene file.
struct SceneName: Sendable, Hashable {
  /// The kind of thing that has the name.
  let kind: SceneNameKind
  /// The name.
  let name: String
  /// Where it stands.
  let span: SceneSpan
  /// Whether it is given here, and not only used.
  let isDefinition: Bool

  /// Whether something can be called by a text.
  static func isName(_ text: String) -> Bool { Names.isIdentifier(text) }
}

/// A part of a line of a text.
struct SceneSpan: Sendable, Hashable {
  /// Counted from 0.
  let line: Int
  /// Where it begins, in Unicode scalars from 0.
  let start: Int
  /// Where it ends, likewise.
  let end: Int

  /// Whether a place lies in it, or at its end.
  func contains(line: Int, column: Int) -> Bool {
    line == self.line && (start...end).contains(column)
  }
}
