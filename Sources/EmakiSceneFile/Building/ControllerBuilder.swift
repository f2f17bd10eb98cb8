import EmakiLayout
import EmakiScenes

/// Makes a controller with its views and the controllers inside it.
struct ControllerBuilder {
  let context: SceneContext

  mutating func controller(_ id: String, _ node: SourceNode, rootID: String) -> ViewController {
    context.embedding.append(id)
    defer { context.embedding.removeLast() }
    var views = ViewBuilder(context: context)
    var view = views.root(node, defaultID: rootID)
    // First the children, so that a view of theirs is known for what it is.
    let children = views.embeds.compactMap { child($0) }
    let resolver = ConstraintResolver(context: context)
    let owned = resolver.constraints(views.pending)
    view.updateAll { $0.constraints += owned[$0.id.rawValue] ?? [] }
    view.isControllerRoot = true
    return ViewController(
      id: id, kind: node["type"]?.text.flatMap(ViewController.Kind.init) ?? .view,
      className: node["class"]?.text, title: node["title"]?.text, view: view,
      children: children)
  }

  /// The controller that a container asks for; `nil` where there is none, or where it is its own.
  private mutating func child(_ embed: ViewBuilder.Embed) -> ViewController? {
    guard let name = embed.node.text else {
      return controller(embed.controller, embed.node, rootID: embed.container + "View")
    }
    guard let definition = context.definition(name) else {
      let names = context.definitions.map(\.key)
      context.log.error(
        "there is no controller \"\(name.shortened(to: 40))\"", at: embed.node.place,
        hint: context.hint(name, in: names)
          ?? "controllers stand under \"controllers\" of the scene"
      )
      return nil
    }
    if let start = context.embedding.firstIndex(of: name) {
      let cycle = context.embedding[start...] + [name]
      context.log.error(
        "controllers embed one another: \(cycle.joined(separator: " → "))", at: embed.node.place)
      return nil
    }
    if context.embedding.count >= Limits.chain {
      context.log.error(
        "controllers are embedded more than \(Limits.chain) deep", at: embed.node.place)
      return nil
    }
    if let first = context.embedded[name] {
      context.log.error(
        "controller \"\(name)\" is embedded twice", at: embed.node.place,
        hint: "the first container is in line \(first.line); each id can stand for one view only")
      return nil
    }
    context.embedded[name] = embed.node.place
    return controller(name, definition, rootID: name + "View")
  }
}
