import ArgumentParser
import EmakiDiagnostics

/// `emaki validate`
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Read files and print what is wrong with them, nothing else.",
    discussion: """
      With --fit the scenes are laid out too, and texts that are cut or that lie over one another \
      are noted; notes are no errors, unless --strict says so.

      Examples:
        emaki validate Examples/side-menu.yaml Examples/cards.yaml
        emaki validate Examples/side-menu.yaml --fit --device iphone-se-1st
      """)

  @Argument(help: "Scene files, .storyboard or .xib files; - for standard input.")
  var inputs: [String]

  @Flag(help: "Note texts that do not fit or that overlap, on the device.")
  var fit = false

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      var hasFailed = false
      for input in inputs {
        do throws(Failure) {
          let file = try InputFile.read(input, screen: screen, options: reading, timings: timings)
          try file.validate(screen)
          guard fit else { continue }
          let notes = try file.textNotes(screen)
          if reading.strict, !notes.isEmpty { throw Failure(notes) }
          Report.print(notes)
        } catch {
          Report.print(error.diagnostics)
          hasFailed = true
        }
      }
      if hasFailed { throw ExitCode(2) }
    }
  }
}
