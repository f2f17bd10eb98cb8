import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

extension ViewBuilder {
  /// Adds what is seen above content that is pulled.
  func addRefreshControl(_ node: SourceNode, to view: inout View) {
    guard let scroll = view.scroll, node.bool != false else { return }
    let id = node["id"]?.text ?? collector.made(.refreshControl, of: view.id.key)
    collector.index.refreshable.insert(view.id)
    collector.register(id, parent: view.id.key, at: node["id"]?.place ?? node.place)
    var subview = View.refreshControl(ViewID(id))
    subview.place = log.filePlace(node.place)
    if node["id"] != nil { subview.origin = .named }
    subview.subviews[0].tintColor = node["tint"]?.color
    subview.control.isOn = node["refreshing"]?.bool ?? false
    if subview.control.isOn, scroll.isAtBeginning {
      view.scroll?.contentOffset.y = -RefreshControl.height - scroll.contentInset.top
    }
    view.add(RefreshControl(view: ViewID(id), duration: node["duration"]?.number), subview)
    guard let actions = node["on"], actions.isMap else { return }
    for entry in actions.entries where entry.key != "valueChanged" {
      log.warning(
        "\"\(entry.key)\" does nothing for a refresh control", at: entry.keyPlace,
        hint: "what follows a pull is \"valueChanged\"")
    }
    collector.reactions.append(Reaction(view: id, node: node))
  }
}
