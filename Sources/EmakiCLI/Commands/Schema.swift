import ArgumentParser
import EmakiSceneFile

/// `emaki schema`
struct Schema: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of scene files, for editors.",
    discussion: """
      Example:
        emaki schema > emaki.schema.json
      """)

  func run() async throws {
    try await Command.run {
      try Terminal.writeData(SceneFileSchema.text)
    }
  }
}
