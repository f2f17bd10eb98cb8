import ArgumentParser
import EmakiScenes

/// `emaki diff`
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which screens of a file differ between two revisions of git, and how.",
    discussion: """
      Compares the files at REV1 with those at REV2, or with the files as they are now. Prints each \
      changed scene with the views that moved or changed, and with -o draws it before, after and \
      the difference. Exits with 1 where a scene differs, 0 where only the file's text does. A file \
      that was renamed is compared with what it was called before.

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
      for file in files {
        for change in try changes(of: file) { found.append((file, change)) }
      }
      let names = FileNames.unique(found.map { name(of: $0.change, in: $0.file) })
      if let output {
        for ((_, change), name) in zip(found, names) {
          try change.draw(into: output, name: name, scale: picture.scale)
        }
      }
      try Terminal.writeData(found.map { "\($0.file): \($0.change.text)" }.joined())
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
    var formerly = file
    var before = try first.bytes(of: file)
    if before == nil, let path = first.formerPath(of: file, at: second) {
      (formerly, before) = (path, try first.bytes(of: path))
    }
    let after = try second.map { try $0.bytes(of: file) } ?? workTreeBytes(of: file)
    if before == nil, after == nil {
      throw Failure(
        "there is no \(file), neither at \(first.name) nor \(second.map { "at \($0.name)" } ?? "now")"
      )
    }
    return try SceneChange.between(
      scenes(before, named: formerly, from: first),
      scenes(after, named: file, from: second ?? WorkTree()))
  }

  private func workTreeBytes(of file: String) throws -> [UInt8]? {
    Folder.exists(file) ? try InputFile.bytes(of: file) : nil
  }

  /// The scenes of a file, laid out; none where there is no file.
  private func scenes(
    _ bytes: [UInt8]?, named file: String, from source: any FileSource
  ) throws -> [LaidOutScene] {
    guard let bytes else { return [] }
    let input = try InputFile(bytes, name: file, screen: screen, from: source)
    return try input.scenes(named: screen.scene).map { scene in
      try LaidOutScene(
        RenderPlan(
          scene, of: input, sampling: SamplingOptions.parse(["--at", "0"]), screen: screen,
          picture: picture))
    }
  }
}
