import EmakiScenes

extension SceneContext {
  /// The id of a controller, `root` for the scene's own; reports one that there is not.
  func controller(_ node: SourceNode?, bringsIn: Bool = false) -> String? {
    guard let node, let name = node.text else { return nil }
    let known = controllers.map(\.id)
    if [ControllerBuilder.rootID, sceneID].contains(name), !known.contains(name) {
      ownNames.append(name)
      return known.first
    }
    if known.contains(name) {
      if name == known.first { ownNames.append(name) }
      if bringsIn { broughtIn.insert(name) }
      return name
    }
    if let ids = controllerNames[name] {
      if ids.count == 1 {
        if bringsIn { broughtIn.insert(ids[0]) }
        return ids[0]
      }
      log.error(
        "\"\(name.shortened(to: 40))\" is the name of \(ids.count) controllers", at: node.place,
        hint: "call one by its object id: \(ids.prefix(4).joined(separator: ", "))")
      return nil
    }
    log.error(
      "there is no controller \"\(name.shortened(to: 40))\"", at: node.place,
      hint: hint(name, in: controllerNames.keys.sorted() + known)
        ?? "controllers stand under \"controllers\" of the scene", missing: name)
    return nil
  }

  /// The name of an owner, a controller's class or id; reports one that there is not.
  func owner(_ node: SourceNode?) -> String? {
    guard let node, let name = node.text else { return nil }
    let known = controllers.flatMap { [$0.id] + [$0.className].compactMap { $0 } }
    if known.contains(name) { return name }
    if [ControllerBuilder.rootID, sceneID].contains(name) { return controllers.first?.id }
    log.error(
      "no controller has the class or id \"\(name.shortened(to: 40))\"", at: node.place,
      hint: hint(name, in: known), missing: name)
    return nil
  }

  /// The ids of controllers that are written where they are embedded, in a scene or a controller.
  static func inlineControllers(in node: SourceNode) -> [String] {
    if node.isList { return node.elements.flatMap(inlineControllers) }
    return node.entries.flatMap { entry -> [String] in
      let places = ["embed", "viewControllers"]
      let own = places.contains(entry.key) ? entry.value.elements.compactMap { $0["id"]?.text } : []
      return own + inlineControllers(in: entry.value)
    }
  }

  /// The definitions that no other definition and no view embeds, in the order of the file. Columns
  /// without room that no step of the scene brings in are as good as not written: what is in them
  /// may come elsewhere.
  func unembedded(in scene: SourceNode) -> [SourceNode.Entry] {
    var absent = columnsWithoutRoom
    if !absent.isEmpty {
      var coming: Set<String> = []
      scene.collect(after: ["controller", "new", "to"], into: &coming)
      absent.subtract(coming)
    }
    let present = definitions.filter { !absent.contains($0.key) }
    var names: Set<String> = []
    for entry in present { entry.value.collect(after: ["embed", "viewControllers"], into: &names) }
    return present.filter { embedded[$0.key] == nil && !names.contains($0.key) }
  }
}

extension SourceNode {
  /// The texts that some keys have as their values, or in lists of them, anywhere inside.
  fileprivate func collect(after keys: Set<String>, into texts: inout Set<String>) {
    if isList { for element in elements { element.collect(after: keys, into: &texts) } }
    for entry in entries {
      if keys.contains(entry.key) { texts.formUnion(entry.value.elements.compactMap(\.text)) }
      entry.value.collect(after: keys, into: &texts)
    }
  }
}
