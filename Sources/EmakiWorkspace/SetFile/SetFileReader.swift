import EmakiDiagnostics
import EmakiSceneFormat

/// Takes the values of `emaki.yaml` once they are checked.
struct SetFileReader {
  private let source: SourceText
  private let log: DiagnosticLog

  init(_ source: SourceText) {
    self.source = source
    log = DiagnosticLog(source)
  }

  func read(themes: [String]) -> Diagnosed<SetFile> {
    var yaml = YAMLSource(source)
    do throws(YAMLSource.Faults) {
      let root = try yaml.read()
      log.add(yaml.warnings)
      ShapeChecker(log: log).check(root, section: SceneFormat.set(themes: themes))
      let set = !log.hasErrors ? set(root) : SetFile()
      return Diagnosed(set, diagnostics: log.diagnostics)
    } catch {
      return Diagnosed(SetFile(), diagnostics: error.diagnostics.map(Self.ofSet))
    }
  }

  /// An empty file lacks no views here.
  private static func ofSet(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if diagnostic.hint == YAMLSource.firstScene {
      diagnostic.hint = "such as devices: [iphone-x, ipad-pro-11]"
    }
    return diagnostic
  }

  private func set(_ root: SourceNode) -> SetFile {
    var set = SetFile()
    set.inputs = entries(root["inputs"])
    set.exclude = entries(root["exclude"])
    set.root = root["root"]?.text
    set.assets = root["assets"]?.text
    for key in SetFile.axisKeys where root[key] != nil { set.axes[key] = axis(root[key], key) }
    for key in ["fps", "steps", "at", "scale"] { set.numbers[key] = root[key]?.number }
    for key in ["rtl", "bezel", "statusBar", "fingers"] { set.flags[key] = root[key]?.bool }
    set.baselines = root["baselines"]?.text ?? set.baselines
    set.changes = root["changes"]?.text ?? set.changes
    for key in ["baselines", "changes"] {
      guard let node = root[key], let path = node.text, Self.leadsOut(path) else { continue }
      log.error(
        "\"\(key)\" must be a folder below that of the file, not \"\(path)\"", at: node.place,
        hint: "such as \(key): \(key)")
    }
    set.tolerances = root["tolerances"]?.entries.map(tolerance) ?? []
    reportSeveralSamplings(root)
    if set.baselines == set.changes, let node = root["changes"] ?? root["baselines"] {
      log.error(
        "baselines and changes are the same folder", at: node.place,
        hint: "what differs goes into a folder of its own, such as changes: changes")
    }
    return set
  }

  /// Whether a path leads out of the folder in which it begins, or is that folder.
  private static func leadsOut(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return path.hasPrefix("/") || path.utf8.contains(0) || parts.contains("..")
      || parts.allSatisfy { $0 == "." }
  }

  private func reportSeveralSamplings(_ root: SourceNode) {
    let given = root.entries.filter { ["fps", "steps", "at"].contains($0.key) }
    guard given.count > 1 else { return }
    log.error(
      "\"\(given[1].key)\" and \"\(given[0].key)\" both say which frames there are",
      at: given[1].keyPlace, hint: "give one of fps, steps and at")
  }

  private func axis(_ node: SourceNode?, _ key: String) -> [SetFile.Entry] {
    let values = entries(node)
    if values.isEmpty, let node {
      log.error("\"\(key)\" is empty", at: node.place, hint: "leave it out, or name one")
    }
    return values
  }

  private func entries(_ node: SourceNode?) -> [SetFile.Entry] {
    (node?.elements ?? []).compactMap { element in
      element.text.map { SetFile.Entry($0, at: source.location(element.place)) }
    }
  }

  private func tolerance(_ entry: SourceNode.Entry) -> SetFile.Tolerance {
    let node = entry.value
    var options: [String] = []
    for key in ["metric", "threshold", "area", "window"] {
      if let text = node[key]?.text { options += ["--\(key)", text] }
    }
    if let seconds = node["timeTolerance"]?.text { options += ["--time-tolerance", seconds] }
    if node["ignoreFrame"]?.bool == true { options.append("--ignore-frame") }
    if node["noise"]?.bool == true { options.append("--noise") }
    if node["antialiasing"]?.bool == true { options.append("--aa") }
    for part in entries(node["ignore"]) { options += ["--ignore", part.text] }
    return SetFile.Tolerance(
      pattern: SetFile.Entry(entry.key, at: source.location(entry.keyPlace)), options: options)
  }
}
