import EmakiDrawing
import EmakiLayout

/// Reads the buttons that a finger reveals beside the rows of a table.
struct SwipeActions {
  let context: SceneContext
  let table: ViewID

  func actions(_ node: SourceNode?, at side: SwipeSide) -> [SwipeAction] {
    guard let node, node.isList else { return [] }
    return node.elements.enumerated().map { index, element in
      let id = element["id"]?.text ?? "\(side.rawValue)Action\(index + 1)"
      let isDestructive = element["style"]?.text == "destructive"
      note(id)
      if let run = element["run"] {
        let tap = SourceNode.map(["on": .map(["tap": run], at: run.place)], at: run.place)
        context.reactions.append(("\(table)/*/\(id)", tap))
      }
      return SwipeAction(
        button: button(element, ViewID(id), isDestructive), isDestructive: isDestructive)
    }
  }

  private func button(_ node: SourceNode, _ id: ViewID, _ isDestructive: Bool) -> View {
    var view = View(.button, id: id)
    view.place = context.log.filePlace(node.place)
    let title = node.isMap ? node["title"]?.text : node.text
    view.text = title.map { TextContent($0, font: .system(15), color: .white) }
    if let icon = node["icon"]?.text {
      view.image = ImageContent(name: icon, size: Size(width: 20, height: 20), isSymbol: true)
      view.control.imageSide = .top
    }
    if title == nil, view.image == nil {
      context.log.error(
        "a swipe action has a \"title\" or an \"icon\"", at: node.place,
        hint: "trailingSwipeActions: [{title: Delete, style: destructive}]")
    }
    view.tintColor = .white
    let named = isDestructive ? "systemRed" : "systemGray"
    let own = context.traits.appearance == .dark ? ColorText.dark(named) : nil
    view.backgroundColor = node["background"]?.color ?? own ?? ColorText.color(of: named)
    view.control.style = "custom"
    view.role = isDestructive ? .destructive : .fill
    return view
  }

  /// Lets steps call the button in its row.
  private func note(_ id: String) {
    if let index = context.rowParts.firstIndex(where: { $0.table == table }) {
      context.rowParts[index].add([ViewID(id): id])
    }
  }
}
