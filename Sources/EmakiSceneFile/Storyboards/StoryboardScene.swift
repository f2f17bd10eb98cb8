import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Takes a scene of a storyboard, so that the file's states and motions can be about its views.
struct StoryboardScene {
  let collector: SceneCollector
  let namedFiles: NamedStoryboards

  /// The keys that a scene of a storyboard can have from the scene file.
  private static let keys: Set<String> = [
    "$schema", "storyboard", "initial", "title", "device", "states", "motions", "defaultMotion",
    "links", "reactions", "metrics", "segues",
  ]

  /// The scene with its views registered by all their names, or `nil` where there is none.
  func scene(_ node: SourceNode) -> Scene? {
    guard let storyboard = node["storyboard"] else { return nil }
    for entry in node.entries where !Self.keys.contains(entry.key) {
      collector.log.error(
        "\"\(entry.key.shortened(to: 40))\" cannot stand beside \"storyboard\"",
        at: entry.keyPlace,
        hint: "the views come from the storyboard; its \(Self.beside) can stand here")
    }
    let file = storyboard["file"] ?? storyboard
    let document = namedFiles.document(file, device: node["device"]?.text)
    let name = storyboard["scene"] ?? node["initial"]
    guard let document, var scene = scene(name, of: document, file) else { return nil }
    for controller in scene.controller.all { register(controller, at: file.place) }
    collector.index.names = scene.names
    addOffstage(of: document, to: &scene, at: file.place)
    let known = SceneContext(collector)
    for entry in node["reactions"]?.entries ?? [] {
      guard let view = known.view(entry.key, at: entry.keyPlace) else { continue }
      collector.reactions.append(Reaction(view: view.key, node: entry.value))
    }
    return scene
  }

  private static let beside = "states, motions, links, segues and reactions"

  /// The controllers of the other scenes, which steps can bring in, and the storyboard's segues.
  private func addOffstage(
    of document: SceneDocument, to scene: inout Scene, at place: SourcePlace
  ) {
    var known = Set(scene.controller.all.map(\.id))
    // Views of the scene itself come before those of the same name that steps bring in.
    let own = collector.index.names
    for other in document.scenes where !known.contains(other.id) {
      for (name, views) in other.names.views where own.views[name] == nil {
        collector.index.names.views[name, default: []] += views
      }
      for (name, constraints) in other.names.constraints where own.constraints[name] == nil {
        collector.index.names.constraints[name, default: []] += constraints
      }
    }
    for controller in document.scenes.flatMap(\.controller.all)
    where known.insert(controller.id).inserted {
      scene.offstage.append(controller)
      register(controller, at: place)
      controller.view.forEach { collector.index.laterViews.insert($0.id) }
    }
    scene.segues = document.segues
    collector.controllers.segues += document.segues.compactMap(\.identifier)
    for controller in scene.controller.all + scene.offstage {
      collector.controllers.made.append(
        .init(id: controller.id, className: controller.className))
      collector.controllers.choices[controller.id] = controller.choices
      let aliases = document.scenes.filter { $0.id == controller.id }
        .flatMap { $0.aliases + [$0.title].compactMap { $0 } }
      for name in Set(aliases + [controller.className].compactMap { $0 }) {
        collector.controllers.names[name, default: []].append(controller.id)
      }
    }
  }

  /// Lets a tap on what a segue is connected to perform it, where motions touch anything and the
  /// file itself does not say what follows.
  static func performTapped(_ segues: inout [Segue], in scene: inout Scene) {
    let steps = scene.motions.flatMap(\.steps).flatMap(\.all)
    guard steps.contains(where: { if case .touch = $0 { true } else { false } }) else { return }
    let answered = Set(scene.actions.map(\.view))
    for segue in segues {
      guard let view = segue.trigger, !answered.contains(view) else { continue }
      // By its object id: several may have one identifier.
      var own = segue
      own.identifier = segue.id
      segues.append(own)
      var motion = Motion(name: "segue \(own.id)", steps: [.controllers(.performSegue(own.id))])
      motion.isReaction = true
      scene.motions.append(motion)
      scene.actions.append(ViewAction(view, .tap, runs: motion.name))
    }
  }

  /// Without what no step brings in: most of a storyboard has no part in a motion.
  ///
  /// - Parameter segues: those of the storyboard.
  static func trim(_ scene: inout Scene, _ segues: [Segue]) {
    let changes = Set(scene.controllerChanges)
    scene.segues += segues.filter { segue in
      segue.identifier.map { changes.contains(.performSegue($0)) } ?? false
    }
    let coming = scene.broughtIn.union(scene.segues.map(\.destination))
    scene.offstage.removeAll { !coming.contains($0.id) }
  }

  /// The scene of a name, else the initial one, else the first.
  private func scene(
    _ name: SourceNode?, of document: SceneDocument, _ file: SourceNode
  ) -> Scene? {
    if let name, let text = name.text {
      if let scene = document.scenes.first(where: { $0.answers(to: text) }) { return scene }
      let names = document.scenes.flatMap { [$0.id] + $0.aliases + ($0.title.map { [$0] } ?? []) }
      collector.log.error(
        "the storyboard has no scene \"\(text.shortened(to: 40))\"", at: name.place,
        hint: collector.log.hint(text, in: names))
      return nil
    }
    let initial = document.scenes.first { $0.id == document.initialScene }
    if let scene = initial ?? document.scenes.first { return scene }
    collector.log.error("the storyboard has no scene", at: file.place)
    return nil
  }

  private func register(_ controller: ViewController, at place: SourcePlace) {
    let root = controller.view.id
    controller.view.forEach { view in
      let parent = view.id == root ? nil : root.key
      collector.index.add(view.id.key, parent: parent, at: place)
      collector.note(view, selected: nil)
      for identifier in view.constraints.compactMap(\.identifier) {
        _ = collector.constraints.add(identifier, at: place)
      }
    }
  }
}
