import EmakiDiagnostics
import EmakiSceneFormat
import EmakiScenes

/// The storyboards that one scene file names, each read once.
///
/// A class, because the scenes of a file share it.
final class NamedStoryboards {
  private struct Key: Hashable {
    var path: String
    var device: String?
  }

  private let source: any StoryboardSource
  private let log: DiagnosticLog
  private var documents: [Key: SceneDocument?] = [:]
  /// The controllers of everything that was opened, each once, in the order of the files.
  private(set) var controllers: [ViewController] = []
  private var seen: Set<String> = []

  init(_ source: any StoryboardSource, log: DiagnosticLog) {
    self.source = source
    self.log = log
  }

  /// The document at a path; reports one that is not there or cannot be read.
  func document(_ node: SourceNode, device: String?) -> SceneDocument? {
    guard let path = node.text, isAllowed(path, at: node.place) else { return nil }
    let key = Key(path: path, device: device)
    if let known = documents[key] { return known }
    let document = open(path, device: device, at: node.place)
    documents[key] = .some(document)
    for controller in document?.scenes.flatMap(\.controller.all) ?? []
    where seen.insert(controller.id).inserted {
      controllers.append(controller)
    }
    return document
  }

  private func open(_ path: String, device: String?, at place: SourcePlace) -> SceneDocument? {
    guard let read = source.storyboard(at: path, device: device) else {
      log.error(
        "there is no file \"\(path.shortened(to: 80))\"", at: place,
        hint: nearestHint(path, in: source.paths())
          ?? "paths start from the folder of the scene file")
      return nil
    }
    log.add(read.diagnostics)
    return read.hasErrors ? nil : read.value
  }

  private func isAllowed(_ path: String, at place: SourcePlace) -> Bool {
    if let problem = Self.problem(with: path) {
      log.error(problem, at: place, hint: "a path from the folder of the scene file into it")
      return false
    }
    return true
  }

  private static func problem(with path: String) -> String? {
    let name = "\"\(path.shortened(to: 80))\""
    if ![".storyboard", ".xib"].contains(where: path.hasSuffix) {
      return "\(name) is no .storyboard or .xib file"
    }
    if path.hasPrefix("/") || path.hasPrefix("~") { return "\(name) is not a relative path" }
    let parts = path.split(separator: "/")
    return parts.contains("..") ? "\(name) leads out of the scene file's folder" : nil
  }
}
