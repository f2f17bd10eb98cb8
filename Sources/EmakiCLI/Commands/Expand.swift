import EmakiWorkspace
import ArgumentParser
import Emaki
import EmakiDiagnostics
import EmakiRendering
import EmakiSceneFile

/// `emaki expand`
struct Expand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    abstract: "Print a scene file with all that it is made from written out.",
    discussion: """
      Ready-made scenes, components, imports, data, repetitions and aliases become plain views. \
      A scene without an id is named after its file, and so are some of its views. Keep the \
      file's name, and they keep theirs.

      --format swift prints the same scene as Swift code that uses the module Emaki.

      With --storyboard, INPUT is Swift code, a file or a folder: it prints a scene file that \
      gives the storyboard the motions of the code. What is not certain stands there as comments \
      with its line.

      Examples:
        emaki expand Examples/side-menu-ready-made.yaml > side-menu.yaml
        emaki expand --format swift Examples/login.yaml > Login.swift
        emaki expand ViewController.swift --storyboard Main.storyboard > motions.yaml
      """)

  @Argument(help: "A scene file; - for standard input.")
  var input: String

  @Option(
    help: ArgumentHelp(
      "The folder inside which the file may name others; by default its own.",
      valueName: "folder"))
  var root: String?

  @Option(help: "What to print: yaml or swift.")
  var format = SceneFileForm.yaml

  @Option(
    help: ArgumentHelp(
      "The storyboard whose views the code of INPUT moves.", valueName: "file"))
  var storyboard: String?

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      if let storyboard { return try printMotions(of: storyboard) }
      let name = InputFile.name(of: input)
      if CodeSource.isCode(name) {
        throw Failure.usage(
          "\(name) is code: --storyboard FILE says whose views it moves",
          hint: "emaki spec \(name) prints its motions")
      }
      if SceneFileName.isInterfaceBuilder(name) {
        throw Failure(
          "\(name): only scene files have something to write out",
          hint: "emaki inspect \(name) prints the views of a storyboard")
      }
      var screen = ScreenSettings()
      screen.root = root
      let options = try screen.sceneOptions(of: name, from: WorkTree())
      let expanded = try Timings.measure(.read, timings) { () throws(Failure) in
        SceneFileReader.expand(
          try InputFile.bytes(of: input), file: name, options: options,
          as: format)
      }
      if expanded.hasErrors { throw Failure(expanded.diagnostics) }
      Report.print(expanded.diagnostics)
      try Terminal.writeData(expanded.value)
    }
  }

  /// Prints the motions of code for a storyboard.
  private func printMotions(of storyboard: String) throws(Failure) {
    try OptionUse([("--root", root != nil), ("--format", format != .yaml)])
      .refuse("for scene files, and \(input) is code")
    guard CodeSource.isRead(input) else {
      throw .usage("--storyboard goes with Swift code, not with \(input)")
    }
    let expansion = try CodeExpansion(input, storyboard: storyboard, screen: ScreenSettings())
    Report.print(expansion.warnings)
    try Terminal.writeData(expansion.text)
  }
}
