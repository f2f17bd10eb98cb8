import ArgumentParser
import EmakiScenes

/// `emaki diff`
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which screens of a file differ between two revisions of git, and how.",
    discussion: """
      Compares the files at REV1 with those at REV2, or with the files as they are now. Prints each
      changed scene with the views that moved or changed, and with -o draws it before, after and
      the difference. Exits with 1 where a scene differs, 0 where only the file's text does.

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
      var report = ""
      var hasChanged = false
      for file in files {
        let before = try scenes(of: file, at: revisions[0])
        let after = try scenes(of: file, at: revisions.count > 1 ? revisions[1] : nil)
        for change in SceneChange.between(before, after) {
          hasChanged = true
          report += "\(file): \(change.text)"
          if let output { try change.draw(into: output, scale: picture.scale) }
        }
      }
      try Terminal.writeData(report)
      if hasChanged { throw ExitCode(1) }
    }
  }

  /// The scenes of a file at a revision, laid out; at `nil` of the file as it is.
  private func scenes(of file: String, at revision: String?) throws -> [LaidOutScene] {
    let input: InputFile
    if let revision {
      guard let bytes = try GitRevision(revision).bytes(of: file) else { return [] }
      input = try InputFile(bytes, name: file, screen: screen)
    } else {
      input = try InputFile.read(file, screen: screen, options: ReadingOptions.parse([]))
    }
    return try input.document.scenes.map { scene in
      try LaidOutScene(
        RenderPlan(
          scene, of: input, sampling: SamplingOptions.parse(["--at", "0"]), screen: screen,
          picture: picture))
    }
  }
}
