import EmakiSceneFormat

/// Replaces alerts with views, and gives the steps that present them their style.
struct AlertExpansion {
  let log: DiagnosticLog
  let surroundings: AlertViews.Context

  /// The scene with its alerts written out.
  func expanded(_ scene: SourceNode) -> SourceNode {
    guard let controllers = scene["controllers"] else { return scene }
    var alerts: [String: AlertViews] = [:]
    let written = controllers.mapEntries { entry in
      guard entry.value["type"]?.text == AlertStyle.controllerType else { return }
      let views = AlertViews(id: entry.key, node: entry.value, log: log, in: surroundings)
      alerts[entry.key] = views
      entry.value = views.controller
    }
    if alerts.isEmpty { return scene }
    for entry in controllers.entries where alerts[entry.key] != nil {
      reportEndless(entry, in: scene)
    }
    return presenting(scene.replacing("controllers", by: written), alerts)
  }

  /// Reports an alert that nothing ends: it has no actions, and no step dismisses it.
  private func reportEndless(_ alert: SourceNode.Entry, in scene: SourceNode) {
    let says = alert.value["title"] != nil || alert.value["message"] != nil
    guard says, alert.value["actions"]?.elements.isEmpty ?? true,
      !scene.contains({ $0["dismiss"]?.text == alert.key }),
      !alert.value.hasMistyped(["actions"], SceneFormat.alert)
    else { return }
    log.warning(
      "nothing dismisses the alert \"\(alert.key)\"", at: alert.keyPlace,
      hint: "give it actions: [OK], or a step that does: dismiss: \(alert.key)")
  }

  /// A part of the scene with the styles of the alerts that are presented in it.
  private func presenting(_ node: SourceNode, _ alerts: [String: AlertViews]) -> SourceNode {
    node.mapParts { presenting($0, alerts) }.mapEntries { entry in
      // A step, or a segue, whose key is its name.
      let isSegue = entry.value["kind"]?.text == "present"
      let name = entry.key == "present" ? entry.value["controller"] : entry.value["to"]
      if isSegue || entry.key == "present", let alert = name?.text.flatMap({ alerts[$0] }) {
        entry.value = presentation(entry.value, of: alert)
      }
    }
  }

  /// As on iOS an alert comes with a fixed transition, whatever a presentation says.
  private func presentation(_ node: SourceNode, of alert: AlertViews) -> SourceNode {
    let style = alert.style.rawValue
    for entry in node.entries where ["style", "transition"].contains(entry.key) {
      if entry.key == "style", entry.value.text == style { continue }
      log.warning(
        "\"\(entry.key)\" does nothing for an alert", at: entry.keyPlace,
        hint: "it comes as its preferredStyle says: \(style)")
    }
    let plain = node.without(["style", "transition"])
    guard alert.isPopover else { return plain.adding("style", style) }
    return plain.adding("style", "overFullScreen").adding("transition", "crossDissolve")
  }
}
