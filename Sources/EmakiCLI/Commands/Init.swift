import ArgumentParser
import EmakiFiles
import EmakiFormats
import EmakiSceneFile
import FoundationEssentials

/// `emaki init`
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a small scene to start from, and the schema that editors complete it by.",
    discussion: """
      Files that exist are never overwritten.

      Example:
        emaki init hello.yaml && emaki serve hello.yaml
      """)

  @Argument(help: "The scene file to write.")
  var output = "scene.yaml"

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      try requireSceneName()
      if FileManager.default.fileExists(atPath: output) {
        throw Failure("\(output) exists already", hint: "give another name: emaki init other.yaml")
      }
      let name = "emaki.schema.json"
      try Folder.filling(Folder.parent(of: output), with: [name]) {
        // First, so that there is no scene without it.
        let schema = Folder.sibling(of: output, name)
        if !Folder.exists(schema) { try AtomicFile.write(SceneFileSchema.text, to: schema) }
        try AtomicFile.write(StarterScene.text, to: output)
      }
      Terminal.message("wrote \(output); \(next) shows it while you edit")
    }
  }

  /// The command that shows the scene, as a shell takes it.
  private var next: String {
    let isPlain = output.allSatisfy { $0.isLetter || $0.isNumber || "-_./+,@%:=".contains($0) }
    let word = isPlain ? output : "'" + output.replacing("'", with: "'\\''") + "'"
    return "emaki serve \(word)"
  }

  /// - Throws: `Failure` where the name is that of something else than a scene in YAML.
  private func requireSceneName() throws(Failure) {
    if output == "-" {
      throw .usage("init writes a scene and the schema beside it, not to standard output")
    }
    let others = [".json", ".storyboard", ".xib"]
    guard let other = others.first(where: output.lowercased().hasSuffix) else { return }
    let name = String(output.dropLast(other.count))
    throw .usage(
      "init writes a scene in YAML, not a \(other) file",
      hint: "emaki init \(name.isEmpty ? "scene" : name).yaml")
  }
}

/// A scene that shows what scene files are like.
enum StarterScene {
  /// Its first line tells editors where the schema is: beside the scene.
  static let text = """
    # yaml-language-server: $schema=emaki.schema.json
    title: Hello
    device: iPhone X

    children:  # back to front
      - id: cover
        kind: image
        pin: {top: 0, horizontal: 0, height: 260}
      - id: greeting
        text: Welcome to Emaki
        font: 28 bold
        pin: {horizontal: 24}
      - id: card
        kind: view
        role: surface
        cornerRadius: 16
        pin: {horizontal: 24, height: 120}
      - id: start
        kind: button
        text: Get started
        pin: {horizontal: 24, bottom: 24, height: 50, to: safeArea}

    constraints:
      - greeting.top == cover.bottom + 24
      - card.top == greeting.bottom + 24

    motions:
      appear:
        - set: {card: {alpha: 0, y: 640}}
        - animate: {duration: 0.5, spring: 0.7, changes: {card: {alpha: 1, y: 360}}}

    """
}
