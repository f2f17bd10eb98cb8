import EmakiSceneFormat

/// Replaces `scene:` and `with:` with the template of a ready-made scene.
struct ReadyMadeExpansion {
  let log: DiagnosticLog

  /// The scene with its template written out; the keys of the file are added or win.
  func expanded(_ node: SourceNode) -> SourceNode {
    guard let entry = node.entry("scene"), let name = entry.value.text,
      let readyMade = ReadyMade.all.first(where: { $0.name == name })
    else { return node }
    if node["storyboard"] != nil {
      log.error(
        "\"scene\" cannot stand beside \"storyboard\"", at: entry.keyPlace,
        hint: "both say where the views come from; the storyboard counts, unless it is left out")
      return node.without(["scene", "with"])
    }
    let contents = readyMade.contents
    let wrong = wrongParameters(node["with"], in: contents.section)
    var values: [String: SourceNode] = [:]
    for parameter in contents.defaults {
      let given = wrong.contains(parameter.key) ? nil : node["with"]?[parameter.key]
      values[parameter.key] = given ?? parameter.value.placed(at: entry.keyPlace)
    }
    let scene = Substitution(values: values, takesFallbacks: false)
      .applied(to: contents.template.placed(at: entry.keyPlace))
    let own = node.without(["scene", "with"]).entries
    return .map(Merging.merged(own, into: scene.entries), at: node.place)
  }

  /// Reports what is wrong with the parameters, and gives the names of those whose values are: they
  /// would be wrong again wherever they are put in.
  private func wrongParameters(_ with: SourceNode?, in section: Section) -> Set<String> {
    guard let with else { return [] }
    let checker = ShapeChecker(log: log)
    var wrong: Set<String> = []
    guard with.isMap else {
      checker.check(with, section: section)
      return []
    }
    for entry in with.entries {
      let isRight = log.findsNothingWrong {
        checker.check(.map([entry], at: with.place), section: section)
      }
      if !isRight { wrong.insert(entry.key) }
    }
    return wrong
  }
}
