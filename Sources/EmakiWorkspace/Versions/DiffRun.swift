package import EmakiText
package import EmakiComparison
package import EmakiDiagnostics

/// Compares one file of scenes after another: draws what changed, puts it on the page, and keeps
/// what came out. Memory holds the scenes of one file at a time.
package struct DiffRun {
  package let screen: ScreenSettings
  package let picture: PictureSettings
  /// The folder for pictures.
  package let output: String?
  package let page: ReportFile?
  /// Whether figures of pixels are wanted, also without pictures.
  package let wantsFigures: Bool
  /// Whether pictures are called by their file, too.
  package let hasManyFiles: Bool
  /// Whether moments of motions are drawn.
  package let wantsFilmstrips: Bool
  /// Whether accessibility problems that are new or gone are reported.
  package let wantsAccessibility: Bool
  /// The files that may be overwritten.
  package let outputs: OutputFiles
  /// The results of all scenes, in order.
  package private(set) var results: [PairResult] = []
  /// The report on each item that changed, by its index in `results`.
  private var texts: [Int: String] = [:]
  /// Why files could not be compared.
  package private(set) var problems: [Diagnostic] = []
  private var names = FileNames.Taken()
  /// Whether one of the files reads storyboards.
  package private(set) var readsStoryboards = false

  package init(
    screen: ScreenSettings, picture: PictureSettings, output: String?, page: ReportFile?,
    wantsFigures: Bool, hasManyFiles: Bool, wantsFilmstrips: Bool,
    wantsAccessibility: Bool, outputs: OutputFiles
  ) {
    self.screen = screen
    self.picture = picture
    self.output = output
    self.page = page
    self.wantsFigures = wantsFigures
    self.hasManyFiles = hasManyFiles
    self.wantsFilmstrips = wantsFilmstrips
    self.wantsAccessibility = wantsAccessibility
    self.outputs = outputs
  }

  /// Compares a file; that it cannot be read keeps none of the others from being reported.
  package mutating func add(_ file: DiffInput.File) throws {
    let start = results.count
    defer { note(file, inResultsFrom: start) }
    do {
      let versions = try file.versions()
      readsStoryboards = readsStoryboards || versions.readsStoryboards
      let scenes = try versions.scenes(screen: screen, picture: picture)
      // Of the scene that is asked for, one of several files must know: the end looks for it.
      if scenes.isEmpty, screen.scene == nil || !hasManyFiles { throw nothing(in: file) }
      for scene in scenes {
        let name = scenes.count == 1 ? file.name : "\(file.name)#\(scene.name)"
        let pair = PicturePair(
          name: name, expected: versions.before?.title, actual: versions.after?.title)
        guard let change = scene.change else {
          results.append(PairResult(pair: pair, outcome: .same))
          continue
        }
        try add(change, as: pair, in: file, note: versions.note)
      }
    } catch let failure as Failure where failure.exitCode == 2 {
      try add(failure, of: file)
    }
  }

  private mutating func add(
    _ change: SceneChange, as pair: PicturePair, in file: DiffInput.File, note: String?
  ) throws {
    let barriers = wantsAccessibility ? try change.pair.accessibilityChanges() : []
    texts[results.count] =
      "\(file.name.onOneLine): \(change.text)"
      + barriers.map { "  \($0.onOneLine)\n" }.joined()
    var result = PairResult(pair: pair, outcome: change.outcome)
    result.meaning.views = change.views
    result.meaning.others = change.others + barriers
    result.meaning.notes = [note, change.seen].compactMap { $0 }
    guard output != nil || page != nil || wantsFigures else {
      results.append(result)
      return
    }
    let pictures = try SceneChangePictures(change)
    if let output {
      let name = names.add(fileName(of: change.pair, in: file))
      try pictures.write(into: output, named: name, outputs)
      if wantsFilmstrips { try change.pair.writeFilmstrips(into: output, named: name, outputs) }
    }
    if let difference = pictures.difference { result.outcome = .different(difference) }
    result.meaning.marks = pictures.marks
    let entry = try page.flatMap { _ in
      try ReportEntry(
        number: results.count, result: result, expected: pictures.before, actual: pictures.after,
        difference: pictures.difference)
    }
    if let entry { try page?.add([entry]) }
    result.outcome = result.outcome.withoutPlaces
    results.append(result)
  }

  /// A file in which there is nothing to compare.
  private func nothing(in file: DiffInput.File) -> Failure {
    guard let scene = screen.scene else {
      return Failure(
        "\(file.name) has no scene, so nothing of it was compared",
        hint: "scenes show children; name the files that import it, or their folder")
    }
    return Failure("\(file.name) has no scene \"\(scene)\"")
  }

  /// - Throws: `Failure` where no file had the scene that was asked for.
  package func checkFound() throws(Failure) {
    guard results.isEmpty, problems.isEmpty, let scene = screen.scene else { return }
    throw Failure("no scene is called \"\(scene)\", so nothing was compared")
  }

  private mutating func add(_ failure: Failure, of file: DiffInput.File) throws {
    problems += failure.diagnostics
    let result = PairResult(
      pair: PicturePair(name: file.name, expected: nil, actual: file.name),
      outcome: .failed(failure.reason))
    if let page,
      let entry = ReportEntry(number: results.count, result: result, difference: nil)
    {
      try page.add([entry])
    }
    results.append(result)
  }

  private mutating func note(_ file: DiffInput.File, inResultsFrom start: Int) {
    guard wantsFigures, start < results.count, let path = file.pathInRepository else { return }
    for index in start..<results.count { results[index].notedFile = path }
  }

  /// Notes which files only have another name.
  package mutating func noteRenamedFiles() {
    RenamedPictures.note(in: &results)
  }

  /// The report of all changes, for people; where nothing changed, or only a part was looked at, with the
  /// number of scenes.
  package func text(_ counts: OutcomeCounts) -> String {
    let told = results.indices.compactMap(text).joined()
    return told + (Self.needsSummary(counts) ? "\(counts.summary)\n" : "")
  }

  /// Whether the reports of single scenes do not show how many were compared.
  package static func needsSummary(_ counts: OutcomeCounts) -> Bool {
    counts["same"] == counts.total || counts.part != nil
  }

  private func text(_ index: Int) -> String? {
    guard let text = texts[index] else { return nil }
    let isWhole = [.added, .removed].contains(results[index].outcome)
    let notes = isWhole ? results[index].meaning.notes : []
    return text + notes.map { "  \($0.onOneLine)\n" }.joined()
  }

  /// A line for each result, with its report for people.
  package var lines: [JSONValue] {
    results.indices.map { index in
      guard let text = text(index), case .object(let members) = results[index].json else {
        return results[index].json
      }
      return .object(members + [("text", .string(text))])
    }
  }

  /// The name of a scene's pictures: the scene's, with that of the file where there are several.
  private func fileName(of scene: ScenePair, in file: DiffInput.File) -> String {
    if !hasManyFiles { return scene.name }
    let isCalledSo = "-\(file.stem)".hasSuffix("-\(scene.name)")
    return isCalledSo ? file.stem : "\(file.stem)-\(scene.name)"
  }
}

extension SceneChange {
  /// The outcome without figures of pixels.
  fileprivate var outcome: PairOutcome {
    if pair.before == nil { return .added }
    return pair.after == nil ? .removed : .different(nil)
  }
}
