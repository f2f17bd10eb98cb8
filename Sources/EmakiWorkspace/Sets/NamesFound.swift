import EmakiDiagnostics
import EmakiSceneFile

/// The names in the scenes of a set, to report options that select nothing.
struct NamesFound {
  private var scenes: [String] = []
  private var motions: Set<String> = []
  private var hasStoryboards = false
  private var moves = false

  mutating func add(_ record: FileRecord) {
    scenes += record.scenes.flatMap(\.names)
    motions.formUnion(record.scenes.flatMap { $0.motions.map(\.name) })
    hasStoryboards = hasStoryboards || record.readsStoryboards
    moves = moves || record.scenes.contains { $0.defaultMotion != nil || !$0.motions.isEmpty }
  }

  /// - Throws: `Failure` where an option names what no scene has, or changes none of them.
  func check(_ settings: SetSettings) throws(Failure) {
    try checkMotions(settings)
    let given = settings.given
    if let name = given.screen.scene, !scenes.contains(name) {
      throw Failure(
        "no scene of the set is called \"\(name)\"",
        hint: NearestName.hint(for: name, in: scenes)
          ?? "there are \(scenes.distinct.prefix(12).joined(separator: ", "))")
    }
    if !hasStoryboards {
      try given.screen.forStoryboards.refuse("for storyboards, and the set has none")
    }
    if !moves { try given.sampling.forMotions.refuse("nothing moves in the set") }
  }

  /// A motion that no scene has is a mistake; one that only some have is not.
  private func checkMotions(_ settings: SetSettings) throws(Failure) {
    for entry in settings.motions where !["default", "all"].contains(entry.text) {
      if motions.contains(entry.text) { continue }
      throw Failure([
        Diagnostic(
          .error, "no scene of the set has a motion \"\(entry.text)\"", at: entry.place,
          hint: NearestName.hint(for: entry.text, in: motions.sorted())
            ?? (motions.isEmpty
              ? "none moves" : "there are \(motions.sorted().prefix(12).joined(separator: ", "))"))
      ])
    }
  }
}
