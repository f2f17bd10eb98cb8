import EmakiLayout
import EmakiLimits
import EmakiSceneFormat
import EmakiScenes

/// Makes a controller with its views and the controllers inside it.
struct ControllerBuilder {
  let collector: SceneCollector
  /// The id of the scene's root view where the file names no other.
  static let rootID = "root"

  /// The controllers that are being made around it, outermost first.
  private var around: [String] = []
  private var log: DiagnosticLog { collector.log }

  init(_ collector: SceneCollector) {
    self.collector = collector
  }

  func controller(_ id: String, _ node: SourceNode, rootID: String) -> ViewController {
    collector.controllers.made.append(.init(id: id, className: node["class"]?.text))
    let name = rootID == Self.rootID ? node["id"]?.text ?? rootID : id
    let node = SplitColumns(name: name, node: node, collector: collector).written
    var views = ViewBuilder(collector)
    let kind = node["type"]?.text.flatMap(ViewController.Kind.init) ?? .view
    AlertViews.reportMisplaced(node, log)
    // Of tabs and pages `selected` is the controller's, not its view's.
    let own = kind == .tabBar || kind == .page ? node.without(["selected"]) : node
    let view = views.root(own, defaultID: rootID)
    let container = ContainerBuilder(collector: collector, id: id, node: node, kind: kind)
    // First the children, so that a view of theirs is known for what it is.
    var inside = self
    inside.around.append(id)
    let embedded = views.embeds.compactMap(inside.child)
    let listed = container.embeds().compactMap(inside.child)
    return finished(view, views, container, embedded, listed, isRoot: rootID == Self.rootID)
  }

  /// The controller, once its children are known: a separate function, whose copies of views are
  /// not on the stack while children of children are made.
  private func finished(
    _ view: View, _ views: ViewBuilder, _ container: ContainerBuilder,
    _ embedded: [ViewController], _ listed: [ViewController], isRoot: Bool
  ) -> ViewController {
    let (id, node) = (container.id, container.node)
    var (view, views) = (view, views)
    let columns = container.kind == .split ? embedded : []
    collector.controllers.barKeys.note(
      id, container.kind, node, listing: (listed + columns).map(\.id))
    container.addPlace(of: listed, to: &view)
    let item = isRoot ? nil : views.navigationItem(of: id, node)
    collector.pending += views.pending
    view.isControllerRoot = true
    view.statusBarStyle = node["statusBar"]?.text.flatMap(StatusBarStyle.init)
    var controller = ViewController(
      id: id, kind: container.kind, className: node["class"]?.text, title: node["title"]?.text,
      view: view, children: embedded + listed)
    if listed.isEmpty { controller.arrangement = .embedded }
    container.read(into: &controller)
    controller.navigationItem = item
    return controller
  }

  /// A controller that nothing embeds, for steps that bring it in.
  func offstage(_ entry: SourceNode.Entry) -> ViewController? {
    let embed = ViewBuilder.Embed(
      container: entry.key, controller: entry.key,
      rootID: collector.made(.root, of: entry.key), node: entry.value)
    return definition(entry.key, entry.value, embed)
  }

  /// The controller that a container asks for; `nil` where there is none, or where it would embed
  /// itself.
  private func child(_ embed: ViewBuilder.Embed) -> ViewController? {
    guard hasRoom(for: embed) else { return nil }
    guard let name = embed.node.text else {
      return made(embed.controller, embed.node, embed, rootID: embed.rootID)
    }
    guard let definition = collector.setting.definition(name) else {
      log.unknown(
        "controller", name, at: embed.node.place,
        hint: log.hint(name, in: collector.setting.definitions.map(\.key))
          ?? "controllers stand under \"controllers\" of the scene")
      return nil
    }
    return self.definition(name, definition, embed)
  }

  /// Whether there may be another controller inside of those that are being built; the deepest app
  /// has a handful, and each takes room on the stack.
  private func hasRoom(for embed: ViewBuilder.Embed) -> Bool {
    if around.count < InputLimit.controllers.most { return true }
    log.error(
      "controllers are embedded more than \(InputLimit.controllers.most) deep",
      at: embed.node.place,
      hint: "controllers stand beside one another in one that has containers for them")
    return false
  }

  private func definition(
    _ name: String, _ definition: SourceNode, _ embed: ViewBuilder.Embed
  ) -> ViewController? {
    if let start = around.firstIndex(of: name) {
      let cycle = around[start...] + [name]
      log.error(
        "controllers embed one another: \(cycle.joined(separator: " → "))", at: embed.node.place)
      return nil
    }
    if let first = collector.embedded[name] {
      log.error(
        "controller \"\(name)\" is embedded twice", at: embed.node.place,
        hint: "the first container is in line \(first.line); each id can stand for one view only")
      return nil
    }
    collector.embedded[name] = embed.node.place
    return made(name, definition, embed, rootID: collector.made(.root, of: name))
  }

  private func made(
    _ id: String, _ node: SourceNode, _ embed: ViewBuilder.Embed, rootID: String
  ) -> ViewController {
    var made = controller(id, node, rootID: rootID)
    made.isLazy = embed.isLazy
    return made
  }
}
