import EmakiSceneFormat
import EmakiScenes

extension SceneContext {
  /// The id of a controller, `root` for the scene's; reports one that there is not.
  func controller(_ node: SourceNode?) -> String? {
    guard let node, let name = node.text else { return nil }
    let known = controllers.made.map(\.id)
    if known.contains(name) { return name }
    if controllers.meansRoot(name) { return known.first }
    if let ids = controllers.names[name] {
      if ids.count == 1 { return ids[0] }
      log.error(
        "\"\(name.shortened(to: 40))\" is the name of \(ids.count) controllers", at: node.place,
        hint: "call one by its object id: \(ids.prefix(4).joined(separator: ", "))")
      return nil
    }
    log.unknown(
      "controller", name, at: node.place,
      hint: hiddenColumnHint(name) ?? hint(name, in: controllers.names.keys.sorted() + known)
        ?? "controllers stand under \"controllers\" of the scene")
    return nil
  }

  /// A hint for a controller that is defined, and in a column that is not shown.
  private func hiddenColumnHint(_ name: String) -> String? {
    guard !controllers.columnsWithoutRoom.isEmpty, setting.definition(name) != nil else {
      return nil
    }
    return "a compact width does not show its column: " + Self.hiddenColumnCure
  }

  /// The name of an owner, a controller's class or id; reports one that there is not.
  func owner(_ node: SourceNode?) -> String? {
    guard let node, let name = node.text else { return nil }
    let known = controllers.made.flatMap { [$0.id] + [$0.className].compactMap { $0 } }
    if known.contains(name) { return name }
    if controllers.meansRoot(name) { return controllers.made.first?.id }
    log.error(
      "no controller has the class or id \"\(name.shortened(to: 40))\"", at: node.place,
      hint: hint(name, in: known), missing: name)
    return nil
  }

  /// The name of the scene's root controller in its steps, where that is not its id.
  func controllerName(in scene: SourceNode) -> String? {
    let known = controllers.made.map(\.id)
    let places = [scene["segues"]] + reactions.map { $0.node["on"] } + [scene["motions"]]
    let names = places.compactMap { $0 }.flatMap { $0.texts(after: Self.controllerKeys) }
      .filter { $0 == known.first || controllers.meansRoot($0) && !known.contains($0) }
    return known.first.map(names.contains) == true ? nil : names.first
  }

  /// The keys of segues and steps that take controllers.
  private static let controllerKeys: Set<String> = [
    "controller", "dismiss", "from", "in", "new", "of", "old", "onto", "pop", "removeChild", "to",
    "unwind",
  ]
}

extension ControllerIndex {
  /// Whether a name means the scene's root controller besides its id, as it means no other.
  fileprivate func meansRoot(_ name: String) -> Bool {
    [ControllerBuilder.rootID, sceneID].contains(name)
  }
}
