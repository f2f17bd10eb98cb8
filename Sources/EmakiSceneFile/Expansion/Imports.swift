import EmakiSceneFormat

/// Reads the files that a scene imports, and those that they import.
struct Imports {
  let log: DiagnosticLog
  let namedFiles: NamedFiles
  /// The scene's file, below the root.
  let origin: String

  /// Adds what the `import` of a scene or file brings in.
  func add(_ node: SourceNode, to definitions: inout Definitions) {
    var seen: Set<String> = []
    read(node, chain: [origin], seen: &seen, into: &definitions)
  }

  private func read(
    _ node: SourceNode, chain: [String], seen: inout Set<String>,
    into definitions: inout Definitions
  ) {
    guard let list = node["import"] else { return }
    guard ShapeChecker(log: log).takes(list, shape: SceneFormat.importShape, of: "import") else {
      return log.loseEverything()
    }
    for element in list.elements {
      guard let path = namedFiles.path(element) else {
        log.loseEverything()
        continue
      }
      if let start = chain.firstIndex(of: path) {
        let cycle = (chain[start...] + [path]).joined(separator: " → ")
        log.error("files import one another: \(cycle)", at: element.place)
        continue
      }
      guard seen.insert(path).inserted, let file = file(path, element) else { continue }
      read(file, chain: chain + [path], seen: &seen, into: &definitions)
      definitions.add(file, log)
    }
  }

  private func file(_ path: String, _ element: SourceNode) -> SourceNode? {
    do throws(NamedFiles.FileProblem) {
      let file = try namedFiles.value(at: path)
      guard file.isMap else {
        log.error("a scene file is a mapping, not \(file.description)", at: file.place)
        log.loseEverything()
        return nil
      }
      ShapeChecker(log: log).checkNames(file, section: SceneFormat.file)
      Components.check(file["components"], log)
      return file
    } catch {
      log.loseEverything()
      switch error {
      case .unreadable(let problem):
        log.error(
          problem.message, at: element.place,
          hint: "paths start from the folder of the file that names them")
      case .broken(let diagnostics): log.add(diagnostics)
      }
      return nil
    }
  }
}
