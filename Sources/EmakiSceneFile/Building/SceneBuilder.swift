import EmakiLayout
import EmakiScenes

/// Makes one scene.
struct SceneBuilder {
  let id: String
  let node: SourceNode
  let context: SceneContext
  let storyboards: StoryboardShelf
  private var log: DiagnosticLog { context.log }

  init(id: String, node: SourceNode, context: SceneContext, storyboards: StoryboardShelf) {
    self.id = id
    self.node = node
    self.context = context
    self.storyboards = storyboards
  }

  func scene() -> Scene {
    guard var scene = bareScene() else {
      // Where the views are not known, whatever names them would be wrong, too.
      return Scene(id: id, controller: ViewController(id: id, view: View(.view, id: "root")))
    }
    scene.id = id
    scene.title = node["title"]?.text ?? scene.title
    scene.device = node["device"]?.text
    let segues = ControllerStepBuilder.segues(node["segues"], in: context)
    if node["storyboard"] == nil { scene.segues = segues }
    let changes = ChangeBuilder(context: context, states: node["states"]?.entries.map(\.key) ?? [])
    scene.states = (node["states"]?.entries ?? []).map {
      State(name: $0.key, changes: changes.changes($0.value, inState: $0.key))
    }
    let motions = MotionBuilder(changes: changes, node: node, states: scene.states)
    var reactions = ReactionBuilder(changes: changes, motions: motions)
    scene.actions = reactions.actions()
    scene.pans = reactions.pans()
    scene.motions = motions.motions(and: reactions.inlineMotions)
    scene.defaultMotion = motions.defaultMotion()
    if !context.ownNames.contains(scene.controller.id) {
      scene.controllerName = context.ownNames.first
    }
    if node["storyboard"] != nil {
      StoryboardScene.trim(&scene, to: context, own: segues)
    } else {
      context.grounds.lay(in: &scene)
    }
    scene.links = LinkBuilder(context: context, scene: scene).links(node["links"])
    LinkBuilder(context: context, scene: scene).check(node["links"])
    LinkedChanges.report(in: node, log)
    context.restingColors.apply(to: &scene, in: context.traits.appearance)
    context.sheets.report(in: log)
    context.barKeys.report(in: context)
    reportUnused(context)
    return scene
  }

  /// The views and controllers: of the file, or of a storyboard.
  private func bareScene() -> Scene? {
    if node["storyboard"] != nil {
      return StoryboardScene(context: context, shelf: storyboards).scene(node)
    }
    if let reactions = node.entries.first(where: { $0.key == "reactions" }) {
      log.error(
        "\"reactions\" are for the views of a storyboard", at: reactions.keyPlace,
        hint: "write \"on\" and \"pan\" into the view")
    }
    context.sceneID = id
    var builder = ControllerBuilder(context: context)
    var scene = Scene(
      id: id, controller: builder.controller(rootName, node, rootID: ControllerBuilder.rootID))
    for entry in context.unembedded(in: node) {
      context.unembeddedNames.append(entry.key)
      if let controller = builder.offstage(entry) { scene.offstage.append(controller) }
    }
    for view in scene.viewsForLater { view.forEach { context.laterViews.insert($0.id) } }
    context.unembeddedNames += context.definitions.map(\.key).filter {
      context.embedded[$0] == nil
    }
    context.segues += (scene.offstage + [scene.controller]).flatMap(\.all).filter(\.isLazy)
      .map(\.id)
    return scene
  }

  /// What the scene's own controller is called: by its `id`, or like the scene, where no other
  /// controller is.
  private var rootName: String {
    let taken = context.definitions.map(\.key) + SceneContext.inlineControllers(in: node)
    return [node["id"]?.text, id, ControllerBuilder.rootID].compactMap { $0 }
      .first { !taken.contains($0) } ?? id + "Scene"
  }

  private func reportUnused(_ context: SceneContext) {
    // What a mistyped name was to embed would be named, too.
    guard !log.hasErrors else { return }
    let unembedded = Set(context.unembeddedNames)
    let used = context.broughtIn.union(context.columnsWithoutRoom)
    for entry in context.definitions
    where unembedded.contains(entry.key) && !used.contains(entry.key) {
      log.warning(
        "controller \"\(entry.key)\" is never embedded", at: entry.keyPlace,
        hint: "a container shows it with embed: \(entry.key), a motion with push or present")
    }
  }
}
