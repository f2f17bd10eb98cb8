import ArgumentParser
import EmakiDiagnostics

/// `emaki validate`
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Read files and print what is wrong with them, nothing else.",
    discussion: """
      Example:
        emaki validate Examples/*.yaml
      """)

  @Argument(help: "Scene files, .storyboard or .xib files; - for standard input.")
  var inputs: [String]

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      var hasFailed = false
      for input in inputs {
        do throws(Failure) {
          try InputFile.read(input, screen: screen, options: reading, timings: timings)
            .validate(screen)
        } catch {
          Report.print(error.diagnostics)
          hasFailed = true
        }
      }
      if hasFailed { throw ExitCode(2) }
    }
  }
}
