import EmakiDrawing
import EmakiSceneFormat

/// A span of a text with a known meaning.
struct OutlineSlot: Sendable {
  enum Content: Sendable {
    /// A key of a mapping; `nil` for one that the section does not have.
    case key(Key?, section: Section, present: [String])
    /// A text after a key.
    case value([EmakiSceneFormat.Shape], of: Key, section: String)
    /// The target of a change: a view, a view's property, or a constraint.
    case change
  }

  var span: SceneSpan
  /// The text of the span, without quotes.
  var text: String
  var content: Content
}

/// A part of a scene file that has a name, with those inside.
struct SceneSymbol: Sendable {
  /// The name.
  let name: String
  /// The kind of thing, in a word: the kind of a view, or `motion`, `state` and so on.
  let detail: String
  /// The kind of thing that has the name.
  let kind: SceneNameKind
  /// Where its name stands.
  let span: SceneSpan
  /// The last line of it, from 0.
  var endLine: Int
  /// Those inside, in their order.
  var children: [SceneSymbol] = []
}

/// A colour where it stands in the text of a scene file.
struct SceneColor: Sendable, Hashable {
  /// Where it stands, without quotes.
  let span: SceneSpan
  /// As it is in the light appearance.
  let color: Color
}
