import ArgumentParser
import EmakiWorkspace
import EmakiText

/// `emaki plan`
struct Plan: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "List the pictures of a folder of scenes, with their cost and a digest.",
    discussion: """
      Prints one line of JSON for each picture or motion: its name, the arguments that draw it \
      (in the folder of emaki.yaml), the estimated time in microseconds, and a digest of all it \
      depends on: the program's version, the scene and the files it names, fonts and options. \
      Nothing is laid out or drawn.

      Examples:
        emaki plan Examples --at 0
        emaki plan Examples --at 0 --shard 1/4
      """)

  @Argument(help: "The folder of the set, or files in it; by default this folder.")
  var inputs: [String] = ["."]

  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var set: SetOptions

  @Option(help: ArgumentHelp("Only the I-th of N parts, of about the same work.", valueName: "I/N"))
  var shard: Shard?

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      try OptionUse([("--results", set.results != nil)]).refuse("a plan has no results")
      let folder = try SetFolder(inputs, listener: .terminal)
      let settings = try SetSettings(
        folder, screen: screen.settings, sampling: sampling.settings, picture: picture.settings)
      let run = try SetRun(
        "plan", folder, settings, options: set.settings, shard: shard, jobs: nil, timings: timings)
      Report.print(SkippedFiles.notes(run.listing.skipped, in: folder.base))
      if let failure = run.listing.failure { throw failure }
      for line in WorkPlan(run.tasks.map(\.unit)).lines { try Terminal.writeData(line) }
    }
  }
}
