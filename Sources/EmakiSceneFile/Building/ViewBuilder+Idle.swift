import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

extension ViewBuilder {
  /// Warns of keys that do nothing for what else the view says.
  func warnOfIdleParts(_ node: SourceNode, of view: View) {
    warnOfSilentValue(node, of: view)
    warnOfIdleMargins(node, of: view)
    guard view.kind == .tableView || view.kind == .collectionView else { return }
    if node["sections"]?.isList == true, let rows = node.entry("rows") {
      log.doubt(
        "\"rows\" does nothing beside \"sections\"", at: rows.keyPlace,
        hint: "the sections have rows of their own: sections: [{rows: 5}]")
    }
    if node["sections"] == nil, node["rows"] == nil, let cell = node.entry("cell") {
      log.doubt(
        "\"cell\" does nothing without \"rows\"", at: cell.keyPlace,
        hint: "rows says how many there are, or their values: rows: 5")
    }
  }

  /// Warns of an id that constraints take for another view.
  func warnOfReservedID(_ node: SourceNode) {
    guard let id = node["id"], let name = id.text, ["self", "superview"].contains(name) else {
      return
    }
    log.warning(
      "in constraints \"\(name)\" is no view of this id", at: id.place,
      hint: name == "self"
        ? "there it means the view that has them" : "there it means the view around")
  }

  /// Warns of margins where a text begins at the view's edge all the same.
  private func warnOfIdleMargins(_ node: SourceNode, of view: View) {
    guard [.label, .textField].contains(view.kind), let entry = node.entry("margins"),
      node["children"] == nil
    else { return }
    log.doubt(
      "\"margins\" does nothing for the text of a \(view.kind.rawValue)", at: entry.keyPlace,
      hint: "lay it in a view with a background, and pin it inside: pin: {horizontal: 12}")
  }

  /// Warns of a value that is to change where nothing has one that a finger changes.
  private func warnOfSilentValue(_ node: SourceNode, of view: View) {
    if view.kind == .stepper { collector.index.steppers.insert(view.id) }
    for event in [ViewAction.Event.decrement, .increment] where view.kind != .stepper {
      guard let entry = node["on"]?.entry(event.rawValue) else { continue }
      log.doubt(
        "only a stepper has \"\(event.rawValue)\"", at: entry.keyPlace,
        hint: "other controls have on: {valueChanged: MOTION}")
    }
    guard let entry = node["on"]?.entry("valueChanged"), !node.mayChangeValue,
      view.kind != .stepper
    else { return }
    log.doubt(
      "a finger changes no value of a \(view.kind.rawValue)", at: entry.keyPlace,
      hint: "it does of a switch, slider, stepper or segmentedControl, also inside of the view")
  }
}

extension SourceNode {
  /// Whether it, or something in it, has a value that a finger changes, or may have.
  fileprivate var mayChangeValue: Bool {
    let open = [
      "embed", "viewControllers", "rows", "sections", "cell", "cells", "header", "footer",
      "refreshControl",
      "type", "controllers",
    ]
    if open.contains(where: { self[$0] != nil }) { return true }
    if let kind = self["kind"]?.text.flatMap(ViewKinds.kind),
      [.switch, .slider, .segmentedControl, .containerView].contains(kind)
    {
      return true
    }
    return (self["children"]?.elements ?? []).contains(where: \.mayChangeValue)
  }
}
