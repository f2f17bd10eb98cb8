import EmakiScenes

/// Makes the document of a file that was parsed.
struct DocumentBuilder {
  let log: DiagnosticLog
  let fileName: String
  let storyboards: StoryboardShelf

  init(log: DiagnosticLog, fileName: String, storyboards: any StoryboardSource) {
    self.log = log
    self.fileName = fileName
    self.storyboards = StoryboardShelf(storyboards, log: log)
  }

  func document(_ root: SourceNode) -> SceneDocument {
    guard root.isMap else {
      log.error(
        "a scene file is a mapping, not \(root.description)", at: root.place,
        hint: YAMLSource.firstScene)
      return SceneDocument(scenes: [])
    }
    guard let file = written(root) else { return SceneDocument(scenes: []) }
    ShapeChecker(log: log).check(file, section: SceneFormat.file)
    var document = document(of: file)
    document.controllers = storyboards.controllers
    return document
  }

  private func document(of file: SourceNode) -> SceneDocument {
    guard let scenes = file["scenes"] else {
      return SceneDocument(scenes: [scene(Self.stem(of: fileName), file)])
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
      log.error(
        "there is no scene \"\(name.shortened(to: 40))\"", at: initial.place,
        hint: nearestHint(name, in: names))
    }
    return SceneDocument(
      scenes: scenes.entries.map { scene($0.key, $0.value) },
      initialScene: initial?.text ?? names.first)
  }

  /// With ready-made scenes and repetitions written out; `nil` where these are too many.
  func written(_ root: SourceNode) -> SourceNode? {
    let readyMade = ReadyMadeExpansion(log: log)
    var file = readyMade.expanded(root)
    if case .map(var entries) = file.content,
      let index = entries.firstIndex(where: { $0.key == "scenes" })
    {
      let scenes = entries[index].value.entries.map { entry in
        var entry = entry
        entry.value = readyMade.expanded(entry.value)
        return entry
      }
      if entries[index].value.isMap { entries[index].value.content = .map(scenes) }
      file.content = .map(entries)
    }
    var repetition = Repetition(log)
    let expanded = repetition.expanded(file)
    return repetition.isFull ? nil : expanded
  }

  private func scene(_ id: String, _ node: SourceNode) -> Scene {
    SceneBuilder(id: id, node: node, log: log, storyboards: storyboards).scene()
  }

  /// The file's name without folders and extension.
  private static func stem(of fileName: String) -> String {
    let last = fileName.split(separator: "/").last.map(String.init) ?? fileName
    let stem = last.split(separator: ".").first.map(String.init) ?? last
    return Names.isIdentifier(stem) ? stem : "scene"
  }
}
