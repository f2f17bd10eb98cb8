import EmakiScenes

/// Makes one scene.
struct SceneBuilder {
  let id: String
  let node: SourceNode
  let log: DiagnosticLog

  func scene() -> Scene {
    let context = SceneContext(node, log: log)
    var builder = ControllerBuilder(context: context)
    let controller = builder.controller(id, node, rootID: "root")
    reportUnused(context)
    var scene = Scene(id: id, title: node["title"]?.text, controller: controller)
    scene.device = node["device"]?.text
    let changes = ChangeBuilder(context: context, states: node["states"]?.entries.map(\.key) ?? [])
    scene.states = (node["states"]?.entries ?? []).map {
      State(name: $0.key, changes: changes.changes($0.value, inState: $0.key))
    }
    let motions = MotionBuilder(changes: changes, node: node, states: scene.states)
    scene.motions = motions.motions()
    scene.defaultMotion = motions.defaultMotion()
    scene.links = LinkBuilder(context: context).links(node["links"])
    let touches = TouchBuilder(changes: changes, motions: scene.motions.map(\.name))
    scene.actions = touches.actions()
    scene.pans = touches.pans()
    return scene
  }

  private func reportUnused(_ context: SceneContext) {
    for entry in context.definitions where context.embedded[entry.key] == nil {
      log.warning(
        "controller \"\(entry.key)\" is never embedded", at: entry.keyPlace,
        hint: "a container shows it with embed: \(entry.key)")
    }
  }
}
