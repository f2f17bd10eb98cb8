import EmakiComparison
import EmakiFiles
import EmakiLayout
import EmakiScenes

/// Puts results of a check at the scene files that they are of, and at the lines of the views that
/// changed: no pull request has the pictures that a check writes.
struct SceneNotes {
  let folder: SetFolder
  let settings: SetSettings
  /// The tasks of the set, by the names of their results.
  private var tasks: [ExactName: SetTask] = [:]
  /// Locations of the views in the file read last, since results of one file follow one another.
  private var last: (file: String, scene: String, places: [String: FilePlace])?

  init(_ folder: SetFolder, _ settings: SetSettings) {
    (self.folder, self.settings) = (folder, settings)
  }

  /// A result of this name is of that task.
  mutating func add(_ task: SetTask, called name: String) { tasks[ExactName(name)] = task }

  /// The result with its file, and its views with their lines.
  mutating func noted(_ result: PairResult) -> PairResult {
    guard let task = tasks[ExactName(result.name)], !result.isAccepted else { return result }
    var result = result
    result.notedFile = RepositoryPath.text(of: folder.path(task.file))
    guard !result.meaning.views.isEmpty else { return result }
    let places = places(of: task)
    for index in result.meaning.views.indices {
      guard let place = places[result.meaning.views[index].view.rawValue] else { continue }
      result.meaning.views[index].place = place
    }
    return result
  }

  /// Locations of a scene's views by their ids; empty where the file can no longer be read.
  private mutating func places(of task: SetTask) -> [String: FilePlace] {
    if let last, last.file == task.file, last.scene == task.scene { return last.places }
    let path = folder.path(task.file)
    let screen = settings.variants[task.variant].screen
    let input = try? InputFile(InputFile.bytes(of: path), name: path, screen: screen)
    var places: [String: FilePlace] = [:]
    if let scene = input?.document.scenes.first(where: { $0.id == task.scene }) {
      let controllers = ([scene.controller] + scene.offstage).flatMap(\.all)
      for controller in controllers { controller.view.add(to: &places) }
    }
    last = (task.file, task.scene, places)
    return places
  }
}

extension View {
  fileprivate func add(to places: inout [String: FilePlace]) {
    if places[id.rawValue] == nil { places[id.rawValue] = place }
    for subview in subviews { subview.add(to: &places) }
  }
}
