import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Makes the document of a file that was parsed.
struct DocumentBuilder {
  let log: DiagnosticLog
  private let namedFiles: NamedFiles
  private let storyboards: NamedStoryboards
  private let assembly: SceneAssembly
  private let options: SceneFileOptions

  /// The file's name without folders.
  private let name: String

  /// - Parameter sources: the files, besides the scene's, in which its values stand: of a scene
  ///   that a program makes.
  init(log: DiagnosticLog, options: SceneFileOptions, sources: [String] = []) {
    self.log = log
    namedFiles = NamedFiles(options.files, log: log)
    storyboards = NamedStoryboards(options.storyboards, log: log)
    self.options = options
    let file = log.source.file
    name = file.split(separator: "/").last.map(String.init) ?? file
    let origin = options.files.folder.isEmpty ? name : options.files.folder + "/" + name
    assembly = SceneAssembly(
      log: log, namedFiles: namedFiles, origin: origin, textSize: options.traits.textSize)
    for source in sources { namedFiles.addProgram(source) }
  }

  func document(_ root: SourceNode) -> SceneDocument {
    guard root.isMap else {
      log.error(
        "a scene file is a mapping, not \(root.description)", at: root.place,
        hint: YAMLSource.firstScene)
      return SceneDocument(scenes: [])
    }
    guard let plain = written(root) else { return SceneDocument(scenes: []) }
    let checker = ShapeChecker(log: log)
    checker.check(plain, section: SceneFormat.file)
    // Mistakes in values for other devices are reported on this one, too.
    let pairs = root.traitPairs
    for other in [[.widthClass], [.orientation], [.widthClass, .orientation]] as [Set<TraitPair>]
    where other.isSubset(of: pairs) {
      if let file = written(root, flipping: other) {
        checker.check(file, section: SceneFormat.file)
      }
    }
    var document = document(of: plain)
    document.controllers = storyboards.controllers
    return document
  }

  private func document(of file: SourceNode) -> SceneDocument {
    guard let scenes = file["scenes"] else {
      return SceneDocument(scenes: [scene(stem, file)])
    }
    for entry in file.entries where !["scenes", "initial", "title", "$schema"].contains(entry.key) {
      log.error(
        "\"\(entry.key)\" belongs into one of the scenes", at: entry.keyPlace,
        hint: "with \"scenes\" the file has no scene of its own")
    }
    return document(of: scenes, initial: file["initial"])
  }

  private func document(of scenes: SourceNode, initial: SourceNode?) -> SceneDocument {
    if scenes.isMap, scenes.entries.isEmpty { log.error("no scene", at: scenes.place) }
    let names = scenes.entries.map(\.key)
    if let initial, let name = initial.text, !names.contains(name) {
      log.unknown(
        "scene", name, at: initial.place,
        hint: nearestHint(name, in: names) ?? "the scenes are " + names.joined(separator: ", "))
    }
    return SceneDocument(
      scenes: scenes.entries.map { scene($0.key, $0.value) },
      initialScene: initial?.text ?? names.first)
  }

  /// With imports, data, ready-made scenes, components and repetitions written out; `nil` where
  /// these are too many.
  ///
  /// - Parameter other: the pairs of which the values for other devices are taken.
  func written(_ root: SourceNode, flipping other: Set<TraitPair> = []) -> SourceNode? {
    guard let scenes = root["scenes"], scenes.isMap else {
      return assembly.written(root, shared: Definitions(), in: room(of: root).flipping(other))
    }
    let shared = assembly.definitions(of: root, adding: Definitions())
    var written: [SourceNode.Entry] = []
    for var scene in scenes.entries {
      guard
        let value = assembly.written(
          scene.value, shared: shared, in: room(of: scene.value).flipping(other))
      else { return nil }
      scene.value = value
      written.append(scene)
    }
    return root.without(SceneAssembly.sharedKeys)
      .replacing("scenes", by: .map(written, at: scenes.place))
  }

  private func scene(_ id: String, _ written: SourceNode) -> Scene {
    let node = TraitResolution(traits: options.traits).resolved(written)
    let setting = SceneSetting(
      node, log: log, namedFiles: namedFiles, traits: options.traits, room: room(of: written))
    return SceneBuilder(id: id, node: node, setting: setting, storyboards: storyboards).scene()
  }

  /// The room of a scene: on the device that is asked for, else on the scene's.
  private func room(of scene: SourceNode) -> SceneRoom {
    let own = scene["device"]?.text.flatMap(Device.named)
    let orientation = scene["orientation"]?.text.flatMap(Orientation.init)
    return SceneRoom(
      on: options.device ?? own ?? .standard, options.orientation ?? orientation ?? .portrait)
  }

  /// The file's name without folders and extension.
  private var stem: String {
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return Names.isIdentifier(stem) ? stem : "scene"
  }
}
