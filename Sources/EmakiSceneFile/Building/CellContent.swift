import EmakiLayout
import EmakiSceneFormat

/// The children of a cell with a mark at its end: they lie beside the mark, in a view that is as much
/// narrower as UIKit's content view.
struct CellContent {
  private let node: SourceNode

  init(_ node: SourceNode) {
    self.node = node
  }

  /// The mark at the end of a row that is a stack view: it belongs to the cell that the stack view fills.
  var markOfStack: CellAccessory? {
    guard node["kind"]?.text.flatMap(ViewKinds.kind) == .stackView else { return nil }
    return node["style"]?.text.flatMap(CellAccessory.init)
  }

  /// The children, or one view that holds them beside the mark.
  func children(_ children: SourceNode) -> SourceNode {
    guard let mark = node["style"]?.text.flatMap(CellAccessory.init),
      !children.elements.contains(where: { $0["kind"]?.text == View.Kind.contentView.rawValue })
    else { return children }
    let place = children.place
    func word(_ text: String) -> SourceNode { .scalar(text, isPlain: true, at: place) }
    let pin = SourceNode.map(
      ["vertical": word("0"), "leading": word("0"), "trailing": word("\(mark.width)")], at: place)
    let content = SourceNode.map(
      [
        "kind": word(View.Kind.view.rawValue), "role": word("transparent"), "pin": pin,
        "preservesSuperviewMargins": word("true"), "children": children,
      ], at: place)
    return .list([content], at: place)
  }
}
