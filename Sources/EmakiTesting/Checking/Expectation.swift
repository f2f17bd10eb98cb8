import PixelDiff

/// One expectation of a test, before its content is known.
struct Expectation {
  let site: TestSite
  let name: String?
  let record: RecordMode?
  let comparison: PixelComparison?

  /// The limits for a difference of pictures: the argument's, the trait's, or none, so that any
  /// counts.
  var chosenComparison: PixelComparison {
    comparison ?? SnapshotSettings.current.comparison ?? .exact
  }

  /// Compares the content with its baseline; whatever goes wrong fails the test.
  func check<Content: SnapshotContent>(_ makeContent: () throws -> Content) {
    do {
      let content = try makeContent()
      let check = try makeCheck(content.fileExtension)
      let verdict = try storage.verdict(of: check, on: content)
      guard case .failed(let text, let files) = verdict else { return }
      site.fail((content.notes + [text]).joined(separator: "\n"), files)
    } catch {
      site.fail("\(error)")
    }
  }

  private var storage: SnapshotStorage { SnapshotSettings.current.storage ?? .files }

  private func makeCheck(_ fileExtension: String) throws(SnapshotError) -> SnapshotCheck {
    if name == nil, site.hasArguments { throw .unnamedArgument }
    let file = BaselineFile(of: site, named: name, fileExtension: fileExtension)
    try BaselineOwners.shared.claim(file, for: site.place)
    UsedBaselines.shared.note(storage.place(of: file))
    let environment = SnapshotEnvironment.current
    let mode: RecordMode
    if let chosen = record ?? SnapshotSettings.current.record {
      mode = chosen
    } else {
      mode = try environment.recordMode()
    }
    return SnapshotCheck(
      file: file, mode: mode, artifacts: environment.artifacts,
      acceptingCommand: site.acceptingCommand)
  }
}
