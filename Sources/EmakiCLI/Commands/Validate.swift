import ArgumentParser
import EmakiDiagnostics

/// `emaki validate`
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Read files and print what is wrong with them, nothing else.",
    discussion: """
      Every scene is laid out, and every motion of a scene file followed to its end; constraints \
      that contradict one another are warned of.

      With --fit those that leave a place open are warned of too, and texts are noted that are \
      cut, reach out of the screen or of what cuts them, lie over one another or under a \
      neighbour. Neither is an error, unless --strict says so.

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
          let found = try file.validate(screen)
          try reading.report((found + (fit ? file.layoutFindings(screen) : [])).distinct)
        } catch {
          Report.print(error.diagnostics)
          exitCode = max(exitCode, error.exitCode)
        }
      }
      if exitCode != 0 { throw ExitCode(exitCode) }
    }
  }
}
