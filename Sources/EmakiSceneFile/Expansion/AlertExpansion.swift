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
    for entry in controllers.entries where styles[entry.key] != nil {
      reportEndless(entry, in: scene)
    }
    let plain = scene.replacing(
      "controllers", by: SourceNode(content: .map(written), place: controllers.place))
    return presenting(plain, styles)
  }

  /// Tells of an alert that nothing ends: it has no actions, and no step dismisses it.
  private func reportEndless(_ alert: SourceNode.Entry, in scene: SourceNode) {
    let says = alert.value["title"] != nil || alert.value["message"] != nil
    guard says, alert.value["actions"]?.elements.isEmpty ?? true, !scene.dismisses(alert.key),
      !alert.value.hasMistyped(["actions"], SceneFormat.alert)
    else { return }
    log.warning(
      "nothing dismisses the alert \"\(alert.key)\"", at: alert.keyPlace,
      hint: "give it actions: [OK], or a step that does: dismiss: \(alert.key)")
  }

  /// A part of the scene with the styles of the alerts that are presented in it.
  private func presenting(_ node: SourceNode, _ styles: [String: AlertViews.Style]) -> SourceNode {
    switch node.content {
    case .scalar: return node
    case .list(let elements):
      return SourceNode(
        content: .list(elements.map { presenting($0, styles) }), place: node.place)
    case .map(let entries):
      let written = entries.map { entry in
        var entry = entry
        entry.value = presenting(entry.value, styles)
        // A step, or a segue, whose key is its name.
        let isSegue = entry.value["kind"]?.text == "present"
        let name = entry.key == "present" ? entry.value["controller"] : entry.value["to"]
        if isSegue || entry.key == "present", let style = name?.text.flatMap({ styles[$0] }) {
          entry.value = presentation(entry.value, style)
        }
        return entry
      }
      return SourceNode(content: .map(written), place: node.place)
    }
  }

  /// As on iOS an alert comes in its own way, whatever a presentation says.
  private func presentation(_ node: SourceNode, _ style: AlertViews.Style) -> SourceNode {
    for entry in node.entries where ["style", "transition"].contains(entry.key) {
      if entry.key == "style", entry.value.text == style.rawValue { continue }
      log.warning(
        "\"\(entry.key)\" does nothing for an alert", at: entry.keyPlace,
        hint: "it comes as its preferredStyle says: \(style.rawValue)")
    }
    return node.without(["style", "transition"]).adding("style", style.rawValue)
  }
}

extension SourceNode {
  /// Whether a step anywhere in it ends the presentation of a controller.
  fileprivate func dismisses(_ id: String) -> Bool {
    if isList { return elements.contains { $0.dismisses(id) } }
    return entries.contains {
      $0.key == "dismiss" && $0.value.text == id || $0.value.dismisses(id)
    }
  }
}
