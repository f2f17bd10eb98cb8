package import EmakiDiagnostics

/// The text of a scene file, read once for all that is asked of it.
///
/// Editors ask much of the same text: its diagnostics, the names and keys in it, where a view lies.
///
///     let text = SceneText(unsaved, file: "menu.yaml")
///     let outline = SceneOutline(text)
///     let read = SceneFileReader.read(text)
public struct SceneText: Sendable {
  package let source: SourceText
  /// Its value, or why it has none.
  package let value: Result<SourceNode, YAMLSource.Faults>
  /// Warnings of text that YAML left out.
  package private(set) var warnings: [Diagnostic] = []

  /// Reads a text.
  ///
  /// - Parameter file: what messages call it.
  public init(_ text: String, file: String) {
    self.init(SourceText(text, file: file))
  }

  package init(_ source: SourceText) {
    self.source = source
    var yaml = YAMLSource(source)
    value = Result { () throws(YAMLSource.Faults) in try yaml.read() }
    warnings = yaml.warnings
  }

  /// A text of which the value is known.
  package init(_ source: SourceText, value: SourceNode) {
    self.source = source
    self.value = .success(value)
  }

  /// The text itself.
  public var string: String { source.text }

  /// Whether YAML or JSON is meant as a scene, and is not the data, the schema or the manifest that
  /// may lie in the same folder: whether its outermost mapping has a key by which scenes show
  /// something, or nearly such a key. Text that is no YAML counts, so that its mistakes are
  /// reported and not passed over.
  public var isScene: Bool { [.scene, .slip].contains(content.kind) }
}
