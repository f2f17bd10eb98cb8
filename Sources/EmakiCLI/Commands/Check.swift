import ArgumentParser
import EmakiComparison
import EmakiDiagnostics
import EmakiFiles
import EmakiRendering
import EmakiSceneFile
import EmakiWorkspace

/// `emaki check`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Draw the screens of a folder and compare them with its baselines.",
    discussion: """
      The file emaki.yaml, in the folder or in one above it, says what to draw and which \
      differences are accepted. Without it, each scene is drawn as emaki render does and \
      compared with the folder baselines. New and changed pictures go into the folder changes. \
      Look at them, then run emaki accept.

      Options and files narrow which pictures are looked at, and never what counts as missing. \
      Baselines that are not looked at are counted as unchecked, and files of the folder that are \
      no scenes are named as skipped. Pictures are compared in the theme that is drawn: wireframe, \
      which draws most colours as greys, unless --theme or emaki.yaml says otherwise.

      Exit codes: 0 when all are the same, 1 when one differs, is new or is missing, 2 when one \
      cannot be drawn.

      Examples:
        emaki check Examples --at 0 --report changes.html
        emaki check --cache .cache --format junit > report.xml
        emaki check --shard 3/8 --results part-3.jsonl
      """)

  @Argument(help: "The folder of the set, or files in it; by default this folder.")
  var inputs: [String] = ["."]

  @OptionGroup var limits: LimitOptions

  @Option(help: "A folder: expected, difference, actual side by side.")
  var diff: String?

  @Option(help: "An HTML page that shows what changed; more than 48 MB go on in NAME-2.html.")
  var report: String?

  @Option(help: "text, json, junit, github, gitlab or markdown.")
  var format: ReportFormat = .text

  @Flag(name: .shortAndLong, help: "Print nothing.")
  var quiet = false

  @OptionGroup(title: "What is drawn, instead of what emaki.yaml says") var sampling:
    SamplingOptions
  @OptionGroup(title: "What is drawn, instead of what emaki.yaml says") var screen: ScreenOptions
  @OptionGroup(title: "What is drawn, instead of what emaki.yaml says") var picture: PictureOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var set: SetOptions

  @Option(help: "How many pictures are made at once, at most; by default one for each processor.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Only the I-th of N parts, of about the same work.", valueName: "I/N"))
  var shard: Shard?

  @OptionGroup var overwrite: OverwriteOptions
  @OptionGroup var timing: TimingOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1, not \(jobs).") }
    try WrittenFiles.check(("--diff", diff), ("--report", report), ("--results", set.results))
  }

  func run() throws {
    try Command.run(timing) { timings in
      let folder = try SetFolder(inputs, listener: .terminal)
      let outputs = outputs(of: folder)
      try outputs.check()
      let (path, counts) = try folder.check(
        settings(of: folder), outputs: outputs, timings: timings)
      if let copy = set.results { try AtomicFile.write(AtomicFile.read(path), to: copy) }
      if !quiet {
        if let settings = folder.settingsAbove { Terminal.message("settings of \(settings)") }
        let results = KeptResults(try ResultLines(writtenTo: path), counts: counts)
        try format.print(ComparisonReport(results, counts: counts, of: .sets))
      }
      hint(counts, folder)
      let code = ExitCodes.code(of: counts)
      if code != 0 { throw ExitCode(code) }
    }
  }

  private func outputs(of folder: SetFolder) -> OutputFiles {
    let sides = SetChanges(folder: folder)
    return OutputFiles(
      [("--diff", diff), ("--report", report), ("--results", set.results)],
      reading: inputs + [folder.base], pictures: [sides.baselines, sides.changes],
      force: overwrite.force)
  }

  /// The options without a command line.
  private func settings(of folder: SetFolder) -> CheckSettings {
    var settings = CheckSettings()
    settings.screen = screen.settings
    settings.sampling = sampling.settings
    settings.picture = picture.settings
    settings.limits = limits.settings
    settings.set = set.settings
    settings.reading = reading.settings
    (settings.shard, settings.jobs, settings.diff) = (shard, jobs, diff)
    settings.report = report.map { (path: $0, title: Self.title(of: folder)) }
    return settings
  }

  /// The title of a page on a set.
  static func title(of folder: SetFolder) -> String {
    folder.base == "." ? "Pictures" : folder.base
  }

  /// Prints the next step to take, where a person reads it.
  private func hint(_ counts: OutcomeCounts, _ folder: SetFolder) {
    guard format == .text, !quiet, Terminal.isInteractive,
      !counts.areAccepted
    else { return }
    Terminal.message(
      "look at \(SetChanges(folder: folder).changes), then emaki accept takes it over")
  }
}
