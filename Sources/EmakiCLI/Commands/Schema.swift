import ArgumentParser
import EmakiSceneFile

/// `emaki schema`
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors.",
    discussion: """
      Example:
        emaki schema > emaki.schema.json
      """)

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      try Terminal.writeData(SceneFileSchema.text)
    }
  }
}
