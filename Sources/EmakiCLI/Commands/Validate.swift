import ArgumentParser
import EmakiDiagnostics

/// `emaki validate`
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Read files and print what is wrong with them, nothing else.",
    discussion: """
      Every motion of a scene file is followed to its end.

      With --fit the scenes are laid out too: constraints that contradict one another or leave a \
      place open are warned of, and texts are noted that are cut, reach out of the screen or of \
      what cuts them, lie over one another or under a neighbour. Neither is an error, unless \
      --strict says so.

      Examples:
        emaki validate Examples/side-menu.yaml Examples/cards.yaml
        emaki validate Examples/side-menu.yaml --fit --device iphone-se-1st
      """)

  @Argument(help: "Scene files, .storyboard or .xib files; - for standard input.")
  var inputs: [String]

  @Flag(help: "Lay out on the device: warn of constraints, note texts that do not fit or overlap.")
  var fit = false

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      var exitCode: Int32 = 0
      for input in inputs {
        do throws(Failure) {
          let file = try InputFile.read(input, screen: screen, options: reading, timings: timings)
          try file.validate(screen)
          guard fit else { continue }
          try reading.report(file.layoutFindings(screen))
        } catch {
          Report.print(error.diagnostics)
          exitCode = max(exitCode, error.exitCode)
        }
      }
      if exitCode != 0 { throw ExitCode(exitCode) }
    }
  }
}
