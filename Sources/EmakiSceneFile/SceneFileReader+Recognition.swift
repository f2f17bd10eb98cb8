import EmakiDiagnostics

extension SceneFileReader {
  /// Whether YAML or JSON is meant as a scene, and is not the data, the schema or the manifest that
  /// may lie in the same folder: whether its outermost mapping has a key by which scenes show
  /// something. Text that is no YAML counts, so that its mistakes are told and not passed over.
  public static func isScene(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return true }
    var source = YAMLSource(SourceText(text, file: ""))
    guard let root = try? source.read() else { return true }
    // The manifest of a rendered motion names its scene too.
    guard root["generator"] == nil else { return false }
    return root.entries.contains { tellingKeys.contains($0.key) }
  }

  private static let tellingKeys: Set<String> = [
    "children", "scene", "scenes", "controllers", "motions", "storyboard",
  ]
}
