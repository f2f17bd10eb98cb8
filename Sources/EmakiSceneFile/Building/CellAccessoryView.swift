import EmakiLayout
import EmakiSceneFormat

/// A view at the end of a cell, UIKit's `accessoryView`: it is centred at the trailing margin, and
/// the cell's content ends before it.
struct CellAccessoryView {
  private let view: SourceNode
  /// The title of the row.
  private let title: SourceNode?

  /// `nil` for a cell without one.
  init?(_ cell: SourceNode) {
    guard let view = cell["accessoryView"], view.isMap else { return nil }
    self.view = view
    title = cell["text"].flatMap { $0.text == nil ? nil : $0 }
  }

  /// The cell with the accessory view after the content.
  func cell(_ bare: SourceNode, around content: [SourceNode]) -> SourceNode {
    let place = view.place
    func word(_ text: String) -> SourceNode { .scalar(text, isPlain: true, at: place) }
    let name = view["id"]?.text ?? "accessoryView"
    let holder = SourceNode.map(
      [
        "id": word("contentView"), "role": word("transparent"),
        "preservesSuperviewMargins": word("true"),
        "pin": .map(["vertical": word("0"), "leading": word("0")], at: place),
        "children": .list(content, at: place),
      ], at: place)
    let equation = word("contentView.trailing == \(name).leading")
    let equations = (bare["constraints"]?.elements ?? []) + [equation]
    return bare.without(["style"])
      .with("constraints", .list(equations, at: place))
      .with("children", .list([holder, placed(name, word)], at: place))
  }

  /// The accessory view, pinned where its `pin` does not say otherwise.
  private func placed(_ name: String, _ word: (String) -> SourceNode) -> SourceNode {
    // It keeps its size: the content takes the room that is left.
    let named = labelled.adding("id", name).adding("hugging", "751").adding("compression", "1000")
    let own = view["pin"]
    guard own?.isMap ?? true else { return named }
    let usual = ["trailing": "0", "centerY": "0", "to": "margins"]
      .sorted { $0.key < $1.key }.map { SourceNode.Entry($0.key, word($0.value)) }
    let said = Set((own?.entries ?? []).map(\.key))
    let entries = (own?.entries ?? []) + usual.filter { !said.contains($0.key) }
    return named.with("pin", .map(entries, at: view.place))
  }

  /// A control without a text or label is called as the row.
  private var labelled: SourceNode {
    guard let title, view["accessibility"] == nil, view["text"] == nil,
      view["kind"]?.text.flatMap(ViewKinds.kind)?.isControl == true
    else { return view }
    return view.with("accessibility", .map(["label": title], at: title.place))
  }
}
