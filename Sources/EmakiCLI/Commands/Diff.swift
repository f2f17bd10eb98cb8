import EmakiWorkspace
import ArgumentParser
import EmakiComparison
import EmakiDiagnostics

/// `emaki diff`
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which screens differ between two files, folders or revisions of git, and how.",
    discussion: """
      Compares the scenes of two files or of two folders, whose files are matched by their paths. \
      With --git REV1 REV2 it compares two revisions; with one revision, that one with the \
      working tree. It prints each changed scene with the views that moved or changed, also where \
      only the dark appearance, large text, a tablet, landscape or another language shows it.

      -o draws each changed scene before, after, and their difference. --report writes a page of \
      them, with the changed views marked. Scenes are drawn at the start of their default motion. \
      If nothing has changed there, they are drawn where most has. --filmstrips adds frames of \
      the motions before and after.

      --also writes the results to a file in another format as well. In Markdown they fit into a \
      comment on a pull request: what has no room is counted, and --link says where the full \
      report is.

      Renamed files are followed, if half of their lines are the same. Nothing is fetched, and no \
      program runs that a repository names. Exit code 1: a scene differs, even if only \
      in hidden views or later in its motion. 0: no scene differs. 2: a file cannot be read; the \
      other files are compared nevertheless.

      Where a file is Swift code, motions are compared: those of a design with those of the code \
      that change the same views, or those of the code before and after. Each has its duration, \
      delay and curve; values that are not constant are not compared.

      Examples:
        emaki diff side-menu.yaml ViewController.swift
        emaki diff old.yaml new.yaml --report changes.html
        emaki diff released/ screens/ --format markdown > comment.md
        emaki diff --git HEAD -- Main.storyboard
        emaki diff --git main HEAD --also junit=report.xml --format github -- screens
        emaki diff --git v1.0 HEAD -o changes -- Main.storyboard
      """)

  @Option(
    name: .customLong("git"), parsing: .upToNextOption,
    help: ArgumentHelp("One revision, or two.", valueName: "REV"))
  var revisions: [String] = []

  @Option(name: .shortAndLong, help: "A folder for the pictures of what changed.")
  var output: String?

  @Option(help: "An HTML page that shows what changed; more than 48 MB go on in NAME-2.html.")
  var report: String?

  @Option(help: "text, json, junit, github, gitlab or markdown.")
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "Write the results into a file too, in a form of --format; may be given several times.",
      valueName: "form=file"))
  var also: [ReportCopy] = []

  @Option(help: ArgumentHelp("Where the whole report is, for comments.", valueName: "address"))
  var link: String?

  @Flag(help: "Say which accessibility problems of changed scenes are new, and which are gone.")
  var a11y = false

  @Flag(help: "With -o, draw moments of motions before and after, for scenes that move.")
  var filmstrips = false

  @Flag(name: .shortAndLong, help: "Print nothing but why something could not be compared.")
  var quiet = false

  @OptionGroup var shards: ShardOptions

  @Argument(help: "Two files or folders; with --git, files and folders in the work tree.")
  var files: [String]

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var picture: PictureOptions

  func validate() throws {
    guard revisions.count <= 2 else {
      throw ValidationError("--git takes one revision or two, not \(revisions.count).")
    }
    if files.isEmpty, !revisions.isEmpty { throw ValidationError("Name the files after --.") }
    if revisions.isEmpty, files.count != 2 {
      throw ValidationError("Name two files or folders, or --git REV and the files after --.")
    }
    let forms = [format] + also.map(\.format)
    if link != nil, !forms.contains(where: { $0 == .markdown || $0 == .github }) {
      throw ValidationError("--link is for comments: --format or --also markdown or github.")
    }
    if filmstrips, output == nil {
      throw ValidationError("-o FOLDER says where the filmstrips are drawn.")
    }
    try WrittenFiles.check(("-o", output), ("--report", report), ("--results", shards.results))
  }

  @OptionGroup var overwrite: OverwriteOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      if MotionReview.isMeant(files) { return try compareMotions() }
      try screen.settings.requireOne()
      try outputs.check()
      if output == nil, report == nil, also.isEmpty, format == .text {
        try picture.settings.forScenes.refuse(
          "for pictures, which -o FOLDER or --report FILE draws")
      }
      let pairs = try DiffInput(
        files: files, revisions: revisions, listener: .terminal
      ).find()
      let part = shards.settings.part(
        of: "diff", rules: [screen.settings, picture.settings, a11y],
        pairs.map { (name: $0.name, version: $0.stem, cost: max($0.size, 1)) })
      let found = part.places.map { pairs[$0] }
      let page = try report.map { try ReportFile(path: $0, title: title, of: .scenes) }
      var run = DiffRun(
        screen: screen.settings, picture: picture.settings, output: output, page: page,
        wantsFigures: (format != .text && !quiet) || !also.isEmpty, hasManyFiles: pairs.count > 1,
        wantsFilmstrips: filmstrips, wantsAccessibility: a11y, outputs: outputs)
      for file in found { try run.add(file) }
      if !run.readsStoryboards {
        try screen.settings.forStoryboards.refuse("for storyboards, and there are none")
      }
      if !found.isEmpty, found.count == pairs.count { try run.checkFound() }
      run.noteRenamedFiles()
      try shards.settings.write(run.lines, of: part)
      var counts = OutcomeCounts(run.results)
      counts.part = part.head.words
      let summary = ComparisonReport(run.results, counts: counts, of: .scenes, at: link)
      try page?.finish(counts)
      for copy in also { try copy.write(summary) }
      if !quiet {
        if format == .text {
          try Terminal.writeData(run.text(counts))
        } else {
          try format.print(summary)
        }
      }
      if !run.problems.isEmpty { throw Failure(run.problems.distinct) }
      let code = ExitCodes.emaki.code(of: run.results)
      if code != 0 { throw ExitCode(code) }
    }
  }

  /// Compares what code says of motion with a design, or with what it said before.
  private func compareMotions() throws {
    let drawing = OptionUse([
      ("-o", output != nil), ("--report", report != nil), ("--a11y", a11y),
      ("--filmstrips", filmstrips), ("--results", shards.results != nil),
    ])
    try drawing.refuse("for scenes, and code is compared")
    try picture.settings.forScenes.refuse("for scenes, and code is compared")
    if let scene = files.first(where: { !CodeSource.isCode($0) }), !revisions.isEmpty {
      throw Failure.usage("\(scene): with code, --git compares files of Swift alone")
    }
    let review =
      try revisions.isEmpty
      ? MotionReview(files[0], files[1], screen: screen.settings)
      : MotionReview(files, at: revisions)
    Report.print(review.notes)
    let summary = ComparisonReport(review.results, of: .motions, at: link)
    for copy in also { try copy.write(summary) }
    if !quiet { try format.print(summary) }
    let code = ExitCodes.code(of: OutcomeCounts(review.results))
    if code != 0 { throw ExitCode(code) }
  }

  private var outputs: OutputFiles {
    OutputFiles(
      [("-o", output), ("--report", report), ("--results", shards.results)]
        + also.map { copy -> (String, String?) in ("--also \(copy.format.rawValue)", copy.path) },
      reading: files, force: overwrite.force)
  }

  /// The title of the page.
  private var title: String {
    guard let first = revisions.first else { return files.joined(separator: " – ") }
    return "\(files.joined(separator: ", ")): \(first) – \(revisions.dropFirst().first ?? "now")"
  }
}
