/// Puts the template of a ready-made scene in the place of `scene:` and `with:`.
struct ReadyMadeExpansion {
  let log: DiagnosticLog

  /// The scene with its template written out; what the file says itself is added or wins.
  func expanded(_ node: SourceNode) -> SourceNode {
    guard let entry = node.entries.first(where: { $0.key == "scene" }), let name = entry.value.text,
      let readyMade = ReadyMade.all.first(where: { $0.name == name })
    else { return node }
    if node["storyboard"] != nil {
      log.error(
        "\"scene\" cannot stand beside \"storyboard\"", at: entry.keyPlace,
        hint: "both say where the views come from; the storyboard counts, unless it is left out")
      let rest = node.entries.filter { $0.key != "scene" && $0.key != "with" }
      return SourceNode(content: .map(rest), place: node.place)
    }
    let wrong = wrongParameters(node["with"], of: readyMade)
    guard let template = SourceNode.template(readyMade.template, at: entry.keyPlace, log) else {
      return node
    }
    var values: [String: SourceNode] = [:]
    for parameter in readyMade.parameters {
      let name = parameter.key.name
      let given = wrong.contains(name) ? nil : node["with"]?[name]
      values[name] = given ?? .template(parameter.fallback, at: entry.keyPlace, log)
    }
    let scene = Substitution(values: values, takesFallbacks: false).applied(to: template)
    let own = node.entries.filter { $0.key != "scene" && $0.key != "with" }
    return SourceNode(content: .map(Merging.merged(own, into: scene.entries)), place: node.place)
  }

  /// Reports what is wrong with the parameters, and gives the names of those whose values are: they
  /// would be wrong again wherever they are put in.
  private func wrongParameters(_ with: SourceNode?, of readyMade: ReadyMade) -> Set<String> {
    guard let with else { return [] }
    let checker = ShapeChecker(log: log)
    var wrong: Set<String> = []
    guard with.isMap else {
      checker.check(with, section: readyMade.section)
      return []
    }
    for entry in with.entries {
      let before = log.errorCount
      checker.check(
        SourceNode(content: .map([entry]), place: with.place), section: readyMade.section)
      if log.errorCount > before { wrong.insert(entry.key) }
    }
    return wrong
  }
}
