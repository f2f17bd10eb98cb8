import EmakiDiagnostics
import EmakiScenes

/// Looks for the scene that `--scene` names in one file after the other; one must have it.
package struct SceneSearch {
  private let name: String?
  private var isFound = false
  /// The names of the scenes searched so far.
  private var names: [String] = []
  /// Whether one of the files reads storyboards.
  package private(set) var readsStoryboards = false

  package init(_ name: String?) { self.name = name }

  /// The file with the scenes that are wanted alone; `nil` where it has none of them.
  package mutating func wanted(of file: InputFile) -> InputFile? {
    readsStoryboards = readsStoryboards || file.readsStoryboards
    names += file.document.scenes.flatMap { [$0.id] + $0.aliases + ($0.title.map { [$0] } ?? []) }
    guard let wanted = file.only(name) else { return nil }
    isFound = true
    return wanted
  }

  /// - Throws: `Failure` where a scene was looked for and no file has it.
  package func checkFound() throws(Failure) {
    guard let name, !isFound else { return }
    throw Failure(
      "no scene is called \"\(name)\"",
      hint: NearestName.hint(for: name, in: names)
        ?? "there are " + names.distinct.prefix(12).joined(separator: ", "))
  }
}

extension [String] {
  /// Each once, where it comes first.
  package var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
