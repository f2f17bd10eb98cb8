import EmakiDiagnostics
import EmakiSceneFormat

/// Replaces `{data.key}` with the values of a scene's `data`.
struct DataBinding {
  let log: DiagnosticLog
  let namedFiles: NamedFiles

  /// A scene's data, and the motion that it asks for.
  struct Bound {
    var values: [String: SourceNode] = [:]
    /// Replaces the scene's default motion.
    var motion: SourceNode?

    /// A node with its data put in.
    func applied(to node: SourceNode, _ log: DiagnosticLog) -> SourceNode {
      if values.isEmpty { return node }
      return Substitution(values: values, takesFallbacks: false, log: log).applied(to: node)
    }
  }

  /// Reads what `data` names.
  func bound(_ node: SourceNode?) -> Bound {
    guard let node else { return Bound() }
    guard ShapeChecker(log: log).takes(node, shape: SceneFormat.dataShape, of: "data") else {
      log.lose("data")
      return Bound()
    }
    let own = node["values"]
    guard let file = node.isMap ? node["file"] : node else {
      return Bound(values: own.map { ["data": $0] } ?? [:], motion: node["loaded"])
    }
    guard let value = value(file, mayFail: node["failed"] != nil) else {
      let empty = own ?? .map([:], at: node.place)
      return Bound(values: ["data": empty], motion: node["failed"])
    }
    return Bound(values: ["data": merged(value, over: own)], motion: node["loaded"])
  }

  /// The file's values, with those of the scene where it has none.
  private func merged(_ file: SourceNode, over own: SourceNode?) -> SourceNode {
    guard let own, file.isMap else { return file }
    let missing = own.entries.filter { file[$0.key] == nil }
    return .map(file.entries + missing, at: file.place)
  }

  /// The value of a data file; a file that is missing or broken is an error, or only a warning
  /// where the scene is prepared for it.
  private func value(_ node: SourceNode, mayFail: Bool) -> SourceNode? {
    guard let path = namedFiles.path(node) else { return nil }
    do throws(NamedFiles.FileProblem) {
      let value = try namedFiles.value(at: path)
      log.dataFiles.insert(value.place.file)
      if value.isMap || value.isList { return value }
      let message = "data is a mapping or a list, not \(value.description)"
      if mayFail {
        log.warning(message, at: value.place)
      } else {
        log.error(message, at: value.place)
      }
    } catch {
      switch error {
      case .unreadable(let problem) where mayFail: log.warning(problem.message, at: node.place)
      case .unreadable(let problem):
        log.error(
          problem.message, at: node.place, hint: "data: {file: …, failed: MOTION} shows an error")
      case .broken(var diagnostics):
        if mayFail { for index in diagnostics.indices { diagnostics[index].severity = .warning } }
        log.add(diagnostics)
      }
    }
    return nil
  }
}
