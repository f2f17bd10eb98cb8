import ArgumentParser
import EmakiDiagnostics
import EmakiSceneFile

/// `emaki expand`
struct Expand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    abstract: "Print a scene file with ready-made scenes and repetitions written out.",
    discussion: """
      Example:
        emaki expand Examples/side-menu-ready-made.yaml > side-menu.yaml
      """)

  @Argument(help: "A scene file; - for standard input.")
  var input: String

  func run() throws {
    try Command.run {
      let name = InputFile.name(of: input)
      let expanded = try SceneFileReader.expand(
        try InputFile.bytes(of: input), file: name,
        storyboards: StoryboardsBeside(
          file: name, source: WorkTree(), screen: ScreenOptions.parse([])))
      if expanded.hasErrors { throw Failure(expanded.diagnostics) }
      Report.print(expanded.diagnostics)
      try Terminal.writeData(expanded.value)
    }
  }
}
