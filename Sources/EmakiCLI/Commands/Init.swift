import ArgumentParser
import EmakiDiagnostics
import EmakiFiles
import EmakiFormats
import EmakiManual
import EmakiSceneFile
import EmakiSceneFormat
import EmakiWorkspace
import FoundationEssentials

/// `emaki init`
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a scene to start from, and the schema that editors complete it by.",
    discussion: """
      Files that exist are never overwritten. The templates are the recipes of the manual.

      With --swift it writes a folder: a Swift package with a screen, a snapshot test and the commands \
      swift package preview, render and check, which need no installed program.

      Examples:
        emaki init hello.yaml
        emaki init --list
        emaki init --template chat chat.yaml
        emaki init --swift screens --package ../Emaki
      """)

  @Argument(
    help: """
      The scene file to write, or with --swift the folder. (default: scene.yaml, or the template's \
      name)
      """)
  var output: String?

  @Option(help: "The template to start from; --list prints them.", completion: .list(names))
  var template: String?

  @Flag(help: "List the templates.")
  var list = false

  @Flag(help: "Write a Swift package.")
  var swift = false

  @Option(
    help: ArgumentHelp(
      "With --swift: where Emaki is, a folder or the address of a repository.",
      valueName: "path or url"))
  var package: String?

  @OptionGroup var timing: TimingOptions

  private static let names = Recipe.all.map(\.name)

  func validate() throws {
    if list, output != nil || template != nil || swift || package != nil {
      throw ValidationError("--list prints the templates and writes nothing: give it alone.")
    }
    if swift, template != nil {
      throw ValidationError("--template is for a scene file, and --swift writes a package.")
    }
  }

  func run() throws {
    try Command.run(timing) { _ in
      if list {
        return try Terminal.writeData(Table.text(Recipe.all.map { [$0.name, $0.title] }))
      }
      if swift { return try writePackage() }
      if package != nil {
        throw Failure.usage(
          "--package says where a Swift package finds Emaki: it goes with --swift")
      }
      let text = try text()
      let output = output ?? template.map { $0 + ".yaml" } ?? "scene.yaml"
      try Self.requireSceneName(output)
      if FileManager.default.fileExists(atPath: output) {
        throw Failure("\(output) exists already", hint: "give another name: emaki init other.yaml")
      }
      let name = "emaki.schema.json"
      let others = template == nil ? [:] : Recipe.companions(of: text)
      try Folder.filling(Folder.parent(of: output), with: [name] + others.keys) {
        // First, so that there is no scene without it.
        let schema = Folder.sibling(of: output, name)
        if !Folder.exists(schema) { try AtomicFile.write(SceneFileSchema.text, to: schema) }
        for (name, bytes) in others.sorted(by: { $0.key < $1.key }) {
          let file = Folder.sibling(of: output, name)
          if !Folder.exists(file) { try AtomicFile.write(bytes, to: file) }
        }
        try AtomicFile.write(text, to: output)
      }
      Terminal.message("wrote \(output); \(Self.next(output)) shows it while you edit")
    }
  }

  /// The scene to write.
  private func text() throws(Failure) -> String {
    guard let template else { return StarterScene.text }
    guard let recipe = Recipe.named(template) else {
      throw .usage(
        "there is no template \"\(template)\"",
        hint: NearestName.hint(for: template, in: Self.names) ?? "emaki init --list prints them")
    }
    return StarterScene.schemaLine + recipe.text
  }

  /// The command that shows the scene, as a shell takes it.
  private static func next(_ output: String) -> String {
    let isPlain = output.allSatisfy { $0.isLetter || $0.isNumber || "-_./+,@%:=".contains($0) }
    let word = isPlain ? output : "'" + output.replacing("'", with: "'\\''") + "'"
    return "emaki serve \(word)"
  }

  /// - Throws: `Failure` where the name is that of something else than a scene in YAML.
  private static func requireSceneName(_ output: String) throws(Failure) {
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
  /// Says to editors where the schema is: beside the scene.
  static let schemaLine = "# yaml-language-server: $schema=emaki.schema.json\n"

  static let text =
    schemaLine + """
      title: Hello
      device: iPhone 16

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
          - set: {card: {alpha: 0, transform.y: 280}}
          - animate: {duration: 0.5, spring: 0.7, changes: {card: {alpha: 1, transform.y: 0}}}

      """
}
