import ArgumentParser
import EmakiComparison
import EmakiDiagnostics
import EmakiScenes

/// `emaki diff`
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which screens of a file differ between two revisions of git, and how.",
    discussion: """
      Compares the files at REV1 with those at REV2, or with the files as they are now. Prints each \
      changed scene with the views that moved or changed, and with -o draws it before, after and \
      the difference: at the start of its default motion, or at the moment that shows most where \
      nothing is seen at the start. A file that was renamed is compared with what it was called \
      before. Exits with 1 where a scene differs, also by what is hidden or comes later, 0 where \
      only the file's text does, 2 where a file cannot be read; the others are compared all the same.

      Examples:
        emaki diff --git HEAD -- Main.storyboard
        emaki diff --git v1.0 HEAD -o changes -- Main.storyboard Examples/side-menu.yaml
      """)

  @Option(
    name: .customLong("git"), parsing: .upToNextOption,
    help: ArgumentHelp("One revision, or two.", valueName: "REV"))
  var revisions: [String]

  @Option(name: .shortAndLong, help: "A folder for the pictures of what changed.")
  var output: String?

  @Argument(help: "Scene files, .storyboard or .xib files in the work tree.")
  var files: [String]

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var picture: PictureOptions

  func validate() throws {
    guard (1...2).contains(revisions.count) else {
      throw ValidationError("--git takes one revision or two, not \(revisions.count).")
    }
    if files.isEmpty { throw ValidationError("Name the files after --.") }
  }

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      var found: [(file: String, change: SceneChange)] = []
      var problems: [Diagnostic] = []
      for file in files {
        do {
          found += try changes(of: file).map { (file, $0) }
        } catch let failure as Failure where failure.exitCode == 2 {
          problems += failure.diagnostics
        }
      }
      let names = FileNames.unique(found.map { name(of: $0.change, in: $0.file) })
      if let output {
        for ((_, change), name) in zip(found, names) {
          try change.draw(into: output, name: name, scale: picture.scale)
        }
      }
      try Terminal.writeData(found.map { "\($0.file.onOneLine): \($0.change.text)" }.joined())
      if !problems.isEmpty { throw Failure(problems.distinct) }
      if !found.isEmpty { throw ExitCode(1) }
    }
  }

  /// What pictures of a change are called: by the scene, and by the file where there are several.
  private func name(of change: SceneChange, in file: String) -> String {
    guard files.count > 1 else { return change.name }
    let base = file.split(separator: "/").last ?? ""
    return "\(base.prefix { $0 != "." })-\(change.name)"
  }

  private func changes(of file: String) throws -> [SceneChange] {
    let first = GitRevision(revisions[0])
    let second = revisions.count > 1 ? GitRevision(revisions[1]) : nil
    var old = FileVersion(path: file, revision: first)
    var before = try first.bytes(of: file)
    if before == nil, let path = first.formerPath(of: file, at: second) {
      old = FileVersion(path: path, revision: first)
      before = try first.bytes(of: path)
    }
    let after = try second.map { try $0.bytes(of: file) } ?? workTreeBytes(of: file)
    if before == nil, after == nil {
      throw Failure(
        "there is no \(file), neither at \(first.name) nor \(second.map { "at \($0.name)" } ?? "now")"
      )
    }
    return try SceneChange.between(
      scenes(before, of: old, called: file),
      scenes(after, of: FileVersion(path: file, revision: second), called: file))
  }

  private func workTreeBytes(of file: String) throws -> [UInt8]? {
    Folder.exists(file) ? try InputFile.bytes(of: file) : nil
  }

  /// The scenes of a file, laid out; none where there is no file.
  ///
  /// - Parameter file: what it is called now, which names the scene of a file with only one.
  private func scenes(
    _ bytes: [UInt8]?, of version: FileVersion, called file: String
  ) throws -> [LaidOutScene] {
    guard let bytes else { return [] }
    let path = version.path(called: file)
    do {
      let input = try InputFile(bytes, name: path, screen: screen, from: version.source)
      return try input.scenes(named: screen.scene).map { scene in
        try LaidOutScene(
          RenderPlan(
            scene, of: input, sampling: SamplingOptions.parse(["--at", "0"]), screen: screen,
            picture: picture))
      }
    } catch let failure as Failure {
      throw failure.naming(path, as: version.title)
    }
  }
}

/// A file as it is now, or as it was at a revision.
private struct FileVersion {
  let path: String
  /// `nil` for the work tree.
  let revision: GitRevision?

  var source: any FileSource { revision ?? WorkTree() }

  /// As git names it.
  var title: String { revision.map { "\($0.name):\(path)" } ?? path }

  /// The path with the last name of another file, so that a scene keeps its id when its file is
  /// renamed.
  func path(called file: String) -> String {
    Folder.sibling(of: path, file.split(separator: "/").last.map(String.init) ?? file)
  }
}

extension Failure {
  /// The failure with another name for a file.
  fileprivate func naming(_ file: String, as title: String) -> Failure {
    var copy = self
    for index in diagnostics.indices where diagnostics[index].location?.file == file {
      copy.diagnostics[index].location?.file = title
    }
    return copy
  }
}
