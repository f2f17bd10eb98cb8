import EmakiFiles
import EmakiWorkspace
import ArgumentParser
import EmakiComparison
import EmakiText
import EmakiThreads

/// `emaki merge`
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the results of several machines into one.",
    discussion: """
      PARTS are the files that render, check, compare, diff and preview write with --results, \
      one for each shard. The output, the report and the exit code are the same as those of a \
      single run. When a part is missing, given twice, changed, or from another plan, merge prints \
      only an error and exits with 2. For the report, the pictures must be where each shard wrote them. \
      Of preview, -o names the folder of the pages: merge writes the page that shows them all.

      Examples:
        emaki merge part-*.jsonl
        emaki merge part-*.jsonl --report changes.html --format junit > report.xml
        emaki merge page-*.jsonl -o gallery
      """)

  @Argument(help: "The files of all parts.")
  var parts: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Of preview: the folder of the pages.", valueName: "folder"))
  var output: String?

  @Option(help: "An HTML page that shows what changed; more than 48 MB go on in NAME-2.html.")
  var report: String?

  @Option(
    name: .customLong("format"),
    help: "text, json, junit, github, gitlab or markdown. (default: text)")
  var givenFormat: ReportFormat?

  @Flag(name: .shortAndLong, help: "Print nothing.")
  var quiet = false

  @Option(
    help: ArgumentHelp("With --report: the folder of the set. (default: .)", valueName: "folder"))
  var set: String?

  @OptionGroup var limits: LimitOptions
  @OptionGroup var overwrite: OverwriteOptions
  @OptionGroup var timing: TimingOptions

  func validate() throws {
    try WrittenFiles.check(("--report", report))
    if report == nil,
      set != nil || !limits.settings.areDefaults || !limits.settings.ignoredViews.isEmpty
    {
      throw ValidationError("--set and limits are for the page, which --report FILE makes.")
    }
  }

  private var format: ReportFormat { givenFormat ?? .text }

  private var outputs: OutputFiles {
    OutputFiles(
      [("-o", output), ("--report", report)], reading: parts + (set.map { [$0] } ?? []),
      force: overwrite.force)
  }

  func run() throws {
    try Command.run(timing) { _ in
      try outputs.check()
      let whole = try Self.whole(of: parts)
      if whole.head.command == "preview" { return try writeIndex(of: whole.results) }
      if let output {
        throw Failure.usage(
          "-o \(output) is for parts of preview, not of \(whole.head.command)",
          hint: "--report FILE makes a page of what differs")
      }
      let results = try KeptResults(whole.results)
      if let report { try writePage(results, of: whole.head.command, to: report) }
      if !quiet { try print(results, of: whole.head.command) }
      let code = ExitCodes.code(of: results.counts)
      if code != 0 { throw ExitCode(code) }
    }
  }

  private func print(_ results: KeptResults, of command: String) throws {
    if command == "diff", format == .text {
      for result in results { try Terminal.writeData(result.printedText ?? "") }
      if DiffRun.needsSummary(results.counts) {
        try Terminal.writeData("\(results.counts.summary)\n")
      }
      return
    }
    let subjects: [String: ReportSubject] = ["compare": .pictures, "diff": .scenes]
    try format.print(
      ComparisonReport(results, counts: results.counts, of: subjects[command] ?? .sets))
  }

  /// Writes the page of all scenes of a gallery.
  private func writeIndex(of lines: ResultLines) throws {
    try OptionUse([("--format", givenFormat != nil), ("--quiet", quiet)]).refuse(
      "parts of preview make a page, and nothing is printed")
    guard let output, report == nil else {
      throw Failure.usage(
        "parts of preview are joined to a page in the folder of their pages", hint: "-o FOLDER")
    }
    guard Folder.isFolder(output) else {
      throw Failure("there is no folder \(output)", hint: "the shards of preview make it")
    }
    let scenes = try lines.map { line in
      guard let scene = GalleryScene(line) else {
        throw Failure(
          "a part has a line that is no scene: \(line.text.prefix(80))", hint: "run that part again"
        )
      }
      return scene
    }
    .sorted { $0.place < $1.place }
    let title = lines.first?["gallery"]?.string ?? output
    try Gallery.writeIndex(of: scenes, title: title, to: output)
  }

  /// The joined parts.
  static func whole(of files: [String]) throws(Failure) -> MergedResult {
    do throws(PartError) {
      var parts: [(name: String, part: ResultPart)] = []
      for file in files { parts.append((file, try ResultPart(file))) }
      return try MergedResult(parts)
    } catch {
      throw Failure(error.message, hint: error.hint)
    }
  }

  /// Pairs that differ are compared once more, for the pictures on the page.
  private func writePage(
    _ results: KeptResults, of command: String, to path: String
  ) throws {
    let folder = try SetFolder([set ?? "."], listener: .terminal)
    let sides = SetChanges(folder: folder)
    let comparison = try SetComparison(folder, limits: limits.settings, wantsPictures: false)
    let isOfSet = command == "check" || command == "render"
    let items = try results.compactMap {
      isOfSet ? try sides.item(of: $0) : try Self.item(of: $0, command)
    }
    try comparison.forEach(
      of: items, jobs: Processors.workers(),
      drawing: DifferenceDrawing(path: nil, isMask: false, isOverlay: false, outputs: outputs),
      report: (path: path, title: isOfSet ? Check.title(of: folder) : "Pictures")
    ) { _ in }
  }

  /// A pair that `compare` found different, to be compared again; `nil` where both are the same.
  private static func item(
    of result: StoredResult, _ command: String
  ) throws -> ComparisonItem? {
    let (expected, actual) = (result.json["expected"]?.string, result.json["actual"]?.string)
    let pair = PicturePair(name: result.name, expected: expected, actual: actual)
    if result.word == "same" { return nil }
    if result.word == "failed" { return .unreadable(pair, result.reason ?? "") }
    let sides = [expected, actual].compactMap(\.self)
    guard command == "compare", !sides.contains(where: SceneFileName.isScene) else {
      throw Failure(
        "parts hold no pictures of scenes, so there is no page of \(result.name)",
        hint: "give --report FILE to each shard of \(command)")
    }
    guard let expected, let actual, Folder.hasReel(expected), Folder.hasReel(actual) else {
      return .pictures(pair)
    }
    return .reels(
      pair,
      ComparisonItem.MotionPair(
        expected: { try FolderFrames(expected) }, actual: { try FolderFrames(actual) }))
  }
}
