import EmakiDiagnostics

/// The role of a YAML or JSON file in a folder of scenes, judged by its text.
public struct SceneFileContent: Sendable, Hashable {
  /// The kinds of such files.
  public enum Kind: Sendable, Hashable {
    /// Scenes: a key shows something, or the text is no YAML, which its reader tells.
    case scene
    /// A key by which scenes show something is mistyped.
    case slip
    /// Most keys are those of scenes, though none shows something; in JSON that is mostly data.
    case sceneKeys
    /// Definitions that other scene files import, and nothing else.
    case definitions
    /// A file that Emaki or an editor writes or asks for: a schema, the manifest of a motion.
    case settings
    /// None of these; why, in words.
    case other(String)
  }

  /// The role of the file.
  public var kind: Kind
  /// The files that its scenes import or take their data from, as they write them.
  public var names: [String] = []
  /// Whether a scene of it is one of a storyboard.
  public var readsStoryboards = false

  /// Makes what names nothing.
  public init(kind: Kind) { self.kind = kind }
}

extension SceneText {
  /// The role of the text, and the files that it names.
  package var content: SceneFileContent {
    let root: SourceNode
    do throws(YAMLSource.Faults) { root = try value.get() } catch {
      let isEmpty = source.text.utf8.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return SceneFileContent(kind: isEmpty ? .other("it is empty") : .scene)
    }
    let scenes = [root] + (root["scenes"]?.entries.map(\.value) ?? [])
    var content = SceneFileContent(kind: Self.kind(of: root, isJSON: isJSON))
    content.names = scenes.flatMap(Self.names)
    content.readsStoryboards = scenes.contains { $0["storyboard"] != nil }
    return content
  }

  private var isJSON: Bool {
    source.text.utf8.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// The keys by which scenes show something.
  private static let tellingKeys: Set<String> = [
    "children", "scene", "scenes", "controllers", "motions", "storyboard",
  ]

  private static func kind(of root: SourceNode, isJSON: Bool) -> SceneFileContent.Kind {
    guard root.isMap else { return .other("it is \(root.description), and no mapping") }
    // The manifest of a rendered motion names its scene too.
    if root["generator"] != nil { return .settings }
    if root["$schema"]?.text?.contains("json-schema.org") == true { return .settings }
    let keys = root.entries.map(\.key).filter { $0 != "$schema" }
    if keys.contains(where: tellingKeys.contains) { return .scene }
    if keys.contains(where: isSlip) { return .slip }
    if !keys.isEmpty, keys.allSatisfy({ SceneFormat.lentKeys.contains($0) || $0 == "import" }) {
      return .definitions
    }
    let known = keys.count { isKnown($0) }
    // Files of others share a word or two, such as `on` and `name` of a workflow.
    return !isJSON && known * 4 > keys.count * 3 ? .sceneKeys : .other("no key of it shows a scene")
  }

  /// Whether a key is one by which scenes show something, with a mistake in it: long ones with two.
  private static func isSlip(_ key: String) -> Bool {
    guard SceneFormat.file.key(key) == nil else { return false }
    let most = key.count < 8 ? 1 : 2
    return NearestName.nearest(to: key, in: tellingKeys.sorted(), within: most) != nil
  }

  /// Whether a key is one of a scene file, nearly one, or what others write for `children`. Other
  /// words of others, such as `name`, stand in many files that are no scenes.
  private static func isKnown(_ key: String) -> Bool {
    SceneFormat.file.key(key) != nil
      || NearestName.slip(key, of: SceneFormat.file.keys.lazy.map(\.name)) != nil
      || SceneFormat.file.advice[key]?.contains("children") == true
  }

  /// The files that `import` and `data` of a scene name.
  private static func names(in scene: SourceNode) -> [String] {
    let data = scene["data"].flatMap { $0.isMap ? $0["file"] : $0 }
    return ((scene["import"]?.elements ?? []) + (data?.elements ?? [])).compactMap(\.text)
  }
}
