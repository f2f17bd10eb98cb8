import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

/// Reads the buttons that a finger reveals beside the rows of a table.
struct SwipeActions {
  let collector: SceneCollector
  let table: ViewID

  func actions(_ node: SourceNode?, at side: SwipeSide) -> [SwipeAction] {
    guard let node, node.isList else { return [] }
    return node.elements.enumerated().map { index, element in
      let id = element["id"]?.text ?? ViewID.made("\(side.rawValue)Action\(index + 1)")
      let isDestructive = element["style"]?.text == "destructive"
      // Steps can call the button in its row.
      collector.changeRowParts(of: table) { $0.add([ViewID(id): id]) }
      if let run = element["run"] {
        let tap = SourceNode.map(["on": .map(["tap": run], at: run.place)], at: run.place)
        collector.reactions.append(Reaction(view: table.inner("*").inner(id).key, node: tap))
      }
      return SwipeAction(
        button: button(element, ViewID(id), isDestructive), isDestructive: isDestructive)
    }
  }

  private func button(_ node: SourceNode, _ id: ViewID, _ isDestructive: Bool) -> View {
    var view = View(.button, id: id)
    view.place = collector.log.filePlace(node.place)
    let title = node.isMap ? node["title"]?.text : node.text
    view.text = title.map { TextContent($0, font: .system(15), color: .white) }
    if let icon = node["icon"]?.text {
      view.image = ImageContent(name: icon, size: Size(width: 20, height: 20), isSymbol: true)
      view.control.button.imageSide = .top
    }
    if title == nil, view.image == nil {
      collector.log.error(
        "a swipe action has a \"title\" or an \"icon\"", at: node.place,
        hint: "trailingSwipeActions: [{title: Delete, style: destructive}]")
    }
    view.takeOwnIcons(collector.setting, at: node)
    view.tintColor = .white
    let named = isDestructive ? "systemRed" : "systemGray"
    view.backgroundColor = node["background"]?.color ?? collector.setting.color(named)
    view.control.button.style = .custom
    view.role = isDestructive ? .destructive : .fill
    return view
  }
}
