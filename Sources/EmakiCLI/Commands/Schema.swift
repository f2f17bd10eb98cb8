import ArgumentParser
import EmakiSceneFile
import EmakiSceneFormat
import EmakiWireframe
import EmakiWorkspace

/// `emaki schema`
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, or of emaki.yaml, for editors.",
    discussion: """
      Examples:
        emaki schema > emaki.schema.json
        emaki schema --set > emaki.set.schema.json
      """)

  @Flag(help: "Of emaki.yaml, which describes a set of pictures.")
  var set = false

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      try Terminal.writeData(
        set ? SceneFileSchema.ofSets(themes: Theme.all.map(\.name)) : SceneFileSchema.text)
    }
  }
}
