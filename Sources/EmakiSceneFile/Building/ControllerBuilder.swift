import EmakiLayout
import EmakiScenes

/// Makes a controller with its views and the controllers inside it.
struct ControllerBuilder {
  let context: SceneContext
  /// The id of the scene's own view where the file says no other.
  static let rootID = "root"

  mutating func controller(_ id: String, _ node: SourceNode, rootID: String) -> ViewController {
    context.embedding.append(id)
    defer { context.embedding.removeLast() }
    context.controllers.append((id, node["class"]?.text))
    let name = rootID == Self.rootID ? rootID : id
    let node = SplitColumns(name: name, node: node, context: context).written
    var views = ViewBuilder(context: context)
    let kind = node["type"]?.text.flatMap(ViewController.Kind.init) ?? .view
    AlertViews.reportMisplaced(node, context.log)
    // Of tabs and pages `selected` is the controller's, not its view's.
    let own = kind == .tabBar || kind == .page ? node.without(["selected"]) : node
    let view = views.root(own, defaultID: rootID)
    let container = ContainerBuilder(context: context, id: id, node: node, kind: kind)
    // First the children, so that a view of theirs is known for what it is.
    let embedded = views.embeds.compactMap { child($0) }
    let listed = container.embeds().compactMap { child($0) }
    if kind == .navigation { for above in listed.dropFirst() { context.grounds.note(above.id) } }
    return finished(view, views, container, embedded, listed, isRoot: rootID == Self.rootID)
  }

  /// The controller, once its children are known: a function of its own, whose copies of views are
  /// not on the stack while children of children are made.
  private func finished(
    _ view: View, _ views: ViewBuilder, _ container: ContainerBuilder,
    _ embedded: [ViewController], _ listed: [ViewController], isRoot: Bool
  ) -> ViewController {
    let (id, node) = (container.id, container.node)
    var (view, views) = (view, views)
    let columns = container.kind == .split ? embedded : []
    context.barKeys.note(id, container.kind, node, listing: (listed + columns).map(\.id))
    container.addPlace(of: listed, to: &view)
    let item = isRoot ? nil : views.navigationItem(of: id, node)
    let resolver = ConstraintResolver(context: context)
    let owned = resolver.constraints(views.pending)
    view.updateAll { $0.constraints += owned[$0.id.rawValue] ?? [] }
    view.isControllerRoot = true
    var controller = ViewController(
      id: id, kind: container.kind, className: node["class"]?.text, title: node["title"]?.text,
      view: view, children: embedded + listed)
    if listed.isEmpty { controller.arrangement = .embedded }
    container.read(into: &controller)
    controller.navigationItem = item.map { item in
      var item = item
      item.updateAll { $0.constraints += owned[$0.id.rawValue] ?? [] }
      return item
    }
    return controller
  }

  /// A controller that nothing embeds, for steps that bring it in.
  mutating func offstage(_ entry: SourceNode.Entry) -> ViewController? {
    let embed = ViewBuilder.Embed(
      container: entry.key, controller: entry.key, rootID: entry.key + "View", node: entry.value)
    return definition(entry.key, entry.value, embed)
  }

  /// The controller that a container asks for; `nil` where there is none, or where it is its own.
  private mutating func child(_ embed: ViewBuilder.Embed) -> ViewController? {
    guard hasRoom(for: embed) else { return nil }
    guard let name = embed.node.text else {
      var made = controller(embed.controller, embed.node, rootID: embed.rootID)
      made.isLazy = embed.isLazy
      return made
    }
    guard let definition = context.definition(name) else {
      let names = context.definitions.map(\.key)
      context.log.error(
        "there is no controller \"\(name.shortened(to: 40))\"", at: embed.node.place,
        hint: context.hint(name, in: names)
          ?? "controllers stand under \"controllers\" of the scene", missing: name)
      return nil
    }
    return self.definition(name, definition, embed)
  }

  /// Whether there may be another controller inside of those that are being built; the deepest app
  /// has a handful, and each takes room on the stack.
  private func hasRoom(for embed: ViewBuilder.Embed) -> Bool {
    if context.embedding.count < Limits.controllers { return true }
    context.log.error(
      "controllers are embedded more than \(Limits.controllers) deep", at: embed.node.place,
      hint: "controllers stand beside one another in one that has containers for them")
    return false
  }

  private mutating func definition(
    _ name: String, _ definition: SourceNode, _ embed: ViewBuilder.Embed
  ) -> ViewController? {
    if let start = context.embedding.firstIndex(of: name) {
      let cycle = context.embedding[start...] + [name]
      context.log.error(
        "controllers embed one another: \(cycle.joined(separator: " → "))", at: embed.node.place)
      return nil
    }
    if let first = context.embedded[name] {
      context.log.error(
        "controller \"\(name)\" is embedded twice", at: embed.node.place,
        hint: "the first container is in line \(first.line); each id can stand for one view only")
      return nil
    }
    context.embedded[name] = embed.node.place
    var made = controller(name, definition, rootID: name + "View")
    made.isLazy = embed.isLazy
    return made
  }
}
