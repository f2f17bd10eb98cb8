/// Puts views in the place of what alerts say, and gives the steps that present them their style.
struct AlertExpansion {
  let log: DiagnosticLog

  /// The scene with its alerts written out.
  func expanded(_ scene: SourceNode) -> SourceNode {
    guard let controllers = scene["controllers"] else { return scene }
    var styles: [String: AlertViews.Style] = [:]
    let written = controllers.entries.map { entry in
      guard entry.value["type"]?.text == AlertViews.type else { return entry }
      let views = AlertViews(id: entry.key, node: entry.value, log: log)
      styles[entry.key] = views.style
      var entry = entry
      entry.value = views.controller
      return entry
    }
    if styles.isEmpty { return scene }
    let plain = scene.replacing(
      "controllers", by: SourceNode(content: .map(written), place: controllers.place))
    return plain.presenting(styles)
  }
}

extension SourceNode {
  /// With the styles of the alerts that are presented anywhere in it.
  fileprivate func presenting(_ styles: [String: AlertViews.Style]) -> SourceNode {
    switch content {
    case .scalar: return self
    case .list(let elements):
      return SourceNode(content: .list(elements.map { $0.presenting(styles) }), place: place)
    case .map(let entries):
      let written = entries.map { entry in
        var entry = entry
        entry.value = entry.value.presenting(styles)
        // A step, or a segue, whose key is its name.
        let isSegue = entry.value["kind"]?.text == "present"
        let name = entry.key == "present" ? entry.value["controller"] : entry.value["to"]
        if isSegue || entry.key == "present", let style = name?.text.flatMap({ styles[$0] }) {
          entry.value = entry.value.adding("style", style.rawValue)
        }
        return entry
      }
      return SourceNode(content: .map(written), place: place)
    }
  }
}
