import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Makes one scene: its views and controllers first; then their constraints, states, motions and
/// links, which name them; at last what follows from all that.
struct SceneBuilder {
  let id: String
  let node: SourceNode
  let setting: SceneSetting
  let storyboards: NamedStoryboards
  private var log: DiagnosticLog { setting.log }
  private var isStoryboard: Bool { node["storyboard"] != nil }

  func scene() -> Scene {
    let collector = SceneCollector(setting)
    guard var scene = views(collector) else {
      // Where the views are not known, whatever names them would be wrong, too.
      return Scene(id: id, controller: ViewController(id: id, view: View(.view, id: "root")))
    }
    collector.controllers.segues += node["segues"]?.entries.map(\.key) ?? []
    let context = constrained(&scene, collector)
    addMotions(to: &scene, context)
    finish(&scene, context)
    return scene
  }

  // MARK: Views

  /// The scene with its views and controllers: of the file, or of a storyboard.
  private func views(_ collector: SceneCollector) -> Scene? {
    guard var scene = isStoryboard ? storyboardScene(collector) : ownScene(collector) else {
      return nil
    }
    scene.id = id
    scene.title = node["title"]?.text ?? scene.title
    scene.device = node["device"]?.text
    scene.orientation =
      node["orientation"]?.text.flatMap(Orientation.init) ?? scene.orientation
    return scene
  }

  private func storyboardScene(_ collector: SceneCollector) -> Scene? {
    StoryboardScene(collector: collector, namedFiles: storyboards).scene(node)
  }

  private func ownScene(_ collector: SceneCollector) -> Scene {
    if let reactions = node.entry("reactions") {
      log.error(
        "\"reactions\" are for the views of a storyboard", at: reactions.keyPlace,
        hint: "write \"on\" and \"pan\" into the view")
    }
    collector.controllers.sceneID = id
    collector.given = Set(
      ([node] + setting.definitions.map(\.value)).flatMap { $0.texts(after: ["id", "guides"]) })
    let builder = ControllerBuilder(collector)
    var scene = Scene(
      id: id, controller: builder.controller(rootName, node, rootID: ControllerBuilder.rootID))
    nameRoot(of: scene.controller, collector)
    let offstage = collector.unembedded(in: node)
    scene.offstage = offstage.compactMap(builder.offstage)
    for view in scene.viewsForLater { view.forEach { collector.index.laterViews.insert($0.id) } }
    collector.controllers.unembedded =
      offstage.map(\.key)
      + setting.definitions.map(\.key).filter { collector.embedded[$0] == nil }
    collector.controllers.segues = (scene.offstage + [scene.controller]).flatMap(\.all)
      .filter(\.isLazy).map(\.id)
    return scene
  }

  /// The views of the scene's root controller can be named after `root`, whatever its id is, and
  /// its view as those of other controllers.
  private func nameRoot(of controller: ViewController, _ collector: SceneCollector) {
    func call(_ view: String, _ name: String) {
      guard let view = collector.index.view(view), !collector.index.isView(name) else { return }
      collector.index.names.views[name] = [view]
    }
    let root = ControllerBuilder.rootID
    let own = node["id"] == nil ? [] : [controller.id + "View"]
    for name in [root, root + "View"] + own { call(controller.view.id.key, name) }
    for part in ["Bar", "Place"] { call(controller.id + part, root + part) }
    let nameless = controller.id + "Controller"
    for id in collector.index.ids where id.hasPrefix(nameless) {
      call(id, root + id.dropFirst(controller.id.count))
    }
  }

  /// The name of the scene's root controller: its `id`, or the scene's name, where no other
  /// controller has that.
  private var rootName: String {
    let taken = setting.definitions.map(\.key) + node.inlineControllers
    return [node["id"]?.text, id, ControllerBuilder.rootID].compactMap { $0 }
      .first { !taken.contains($0) } ?? id + "Scene"
  }

  // MARK: What names views

  /// Gives the views their constraints; everything that can be named is known then.
  private func constrained(_ scene: inout Scene, _ collector: SceneCollector) -> SceneContext {
    var resolver = ConstraintResolver(SceneContext(collector))
    let owned = resolver.constraints(collector.pending)
    scene.controller.constrain(by: owned)
    for index in scene.offstage.indices { scene.offstage[index].constrain(by: owned) }
    return SceneContext(collector, constraints: resolver.names)
  }

  private func addMotions(to scene: inout Scene, _ context: SceneContext) {
    let segues = ControllerStepBuilder.segues(node["segues"], in: context)
    let states = node["states"]?.entries ?? []
    let changes = ChangeBuilder(context: context, states: states.map(\.key))
    scene.states = states.map {
      State(name: $0.key, changes: changes.changes($0.value, inState: $0.key))
    }
    let motions = MotionBuilder(changes: changes, node: node, states: scene.states)
    var reactions = ReactionBuilder(changes: changes, motions: motions)
    scene.actions = reactions.actions()
    scene.pans = reactions.pans(LinkBuilder(context: context, scene: scene))
    scene.motions = motions.motions(and: reactions.inlineMotions)
    scene.defaultMotion = motions.defaultMotion()
    scene.controllerName = context.controllerName(in: node)
    var others = scene.segues
    scene.segues = segues
    if isStoryboard {
      StoryboardScene.performTapped(&others, in: &scene)
      StoryboardScene.trim(&scene, others)
    }
    let links = LinkBuilder(context: context, scene: scene)
    scene.links = links.links(node["links"])
  }

  // MARK: What follows

  private func finish(_ scene: inout Scene, _ context: SceneContext) {
    LinkBuilder(context: context, scene: scene).check(node["links"])
    LinkedChanges.report(in: node, log)
    setting.warnOfUnusedIcons()
    if !isStoryboard {
      ScreenBackgrounds(scene, stacked: context.controllers.barKeys.stacked).lay(in: &scene)
    }
    var looks = RestingLooks()
    looks.add(scene.changes)
    looks.apply(to: &scene, in: setting)
    SheetPlaces.report(in: node, of: scene, context)
    let (broughtIn, unembedded) = (scene.broughtIn, Set(context.controllers.unembedded))
    context.controllers.barKeys.report(elsewhere: broughtIn.union(unembedded), in: log)
    // A controller that only a column without room embeds is embedded on another device.
    let elsewhere = Set(
      setting.definitions.flatMap { $0.value.texts(after: ["embed", "viewControllers"]) })
    reportUnused(
      unembedded.subtracting(
        broughtIn.union(context.controllers.columnsWithoutRoom).union(elsewhere)))
  }

  private func reportUnused(_ unused: Set<String>) {
    // The controller that a mistyped name was to embed would be reported, too.
    guard !log.hasErrors else { return }
    for entry in setting.definitions where unused.contains(entry.key) {
      log.warning(
        "controller \"\(entry.key)\" is never embedded", at: entry.keyPlace,
        hint: "a container shows it with embed: \(entry.key), a motion with push or present")
    }
  }
}

extension ViewController {
  /// Gives its views and those of all controllers in it their constraints, by the ids of the views.
  fileprivate mutating func constrain(by owned: [String: [Constraint]]) {
    view.updateAll { $0.constraints += owned[$0.id.key] ?? [] }
    navigationItem?.updateAll { $0.constraints += owned[$0.id.key] ?? [] }
    for index in children.indices { children[index].constrain(by: owned) }
  }
}

extension SourceNode {
  /// The ids of controllers that are written where they are embedded, in a scene or a controller.
  fileprivate var inlineControllers: [String] {
    let embedded = [self["embed"], self["viewControllers"]].compactMap { $0 }.flatMap(\.elements)
    return embedded.compactMap { $0["id"]?.text } + parts.flatMap(\.inlineControllers)
  }
}
