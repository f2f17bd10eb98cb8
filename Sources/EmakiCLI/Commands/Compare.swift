import ArgumentParser
import EmakiComparison
import EmakiRendering
import EmakiScenes
import EmakiWorkspace
import EmakiThreads
import PixelDiff

/// `emaki compare`
struct Compare: ParsableCommand {
  static let name = "compare"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Compare pictures, motions, designs, or folders, and say what changed.",
    discussion: """
      EXPECTED and ACTUAL are PNG files, patterns such as 'a/**/*.png', or folders of PNG or scene \
      files, which are matched by their paths. They can also be motions: folders with reel.json, \
      animated PNGs or scene files. Of a scene every frame of its default motion is drawn, or \
      what --motion, --at and --steps choose. In folders, PNG files need no extension; a note \
      counts the files that were left out.

      Pictures that Emaki drew know where their views are. Their differences are reported view by \
      view. Motions are aligned in time first, so that a change of timing is not taken for a \
      change of look.

      --ignore leaves out what lies under the box of a view in EXPECTED. A box that moved or grew \
      is a difference, unless --ignore-frame is given. The summary says how much was ignored. It \
      is an error if nothing is left, or if what is to be ignored is nowhere.

      No difference passes by default. --noise ignores channels that are off by one, --metric \
      perceptual what can hardly be seen, and --metric pixelmatch what pixelmatch ignores.

      If ACTUAL is Swift code and EXPECTED a scene file or storyboard, their motions are compared \
      as `diff` does.

      Exit code 0: all pairs pass. 1: a pair differs. 2: a file is missing or broken.

      If one is a picture and the other a scene file, the picture is taken for its design: PNG, \
      JPEG or WebP at any scale, as wide as the screen. Emaki looks for the edges and letters of \
      each view in the design. It reports the colours that differ, and how far position, size \
      and text are off, in points. --tolerance sets what passes.

      If the other is a screen recording (.mov, .mp4, .gif; with --recording also an animated PNG \
      or a folder of frames), or a text with the frames of a running app, its views are measured.

      Equal files, and files that only one folder has, are not decoded: only their header, \
      checksums and amount of data are checked. Samples of 16 bits are compared as the 8 bits \
      that are shown. Pictures in different colour spaces, or turned otherwise by Exif data, are \
      different. So are motions whose frames are shown at other times, or that are played another \
      number of times.

      Examples:
        emaki compare expected.png actual.png --diff difference.png
        emaki compare baselines/ frames/ --report changes.html
        emaki compare old.yaml new.yaml --motion open
        emaki compare a.png b.png --ignore '#clock' --ignore 0,0,750,88
        emaki compare baselines/ frames/ --format junit > report.xml
        emaki compare baselines/ frames/ --format markdown > comment.md
        emaki compare a.png b.png --metric pixelmatch --threshold 0.1 --area 0.01%
        emaki compare design.png Examples/login.yaml --report design.html --a11y
        emaki compare Examples/side-menu.yaml app.mp4 --motion openLeft
      """)

  @Argument(help: "The picture, motion or folder as it should be.")
  var expected: String

  @Argument(help: "The picture, motion or folder as it is.")
  var actual: String

  @OptionGroup var limits: LimitOptions

  @Option(help: "A PNG file, or a folder for many: expected, difference, actual side by side.")
  var diff: String?

  @Flag(help: "Draw only the changed pixels.")
  var diffMask = false

  @Flag(help: "Draw the changed pixels over the pale expected picture.")
  var diffOverlay = false

  @Option(help: "An HTML page that shows what changed; more than 48 MB go on in NAME-2.html.")
  var report: String?

  @Option(help: "text, json, junit, github, gitlab or markdown.")
  var format: ReportFormat = .text

  @Option(help: "odiff: exit with 0, 21 (other size), 22 (other pixels) or 1 (trouble).")
  var exitCodes: ExitCodes = .emaki

  @Flag(name: .shortAndLong, help: "Print nothing; end at the first pixel that is too much.")
  var quiet = false

  @Flag(help: "Compare samples as they are where two files say that theirs mean other colours.")
  var ignoreColorSpace = false

  @Option(help: "How many pairs are compared at once, at most; by default one for each processor.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Points by which a view may be off. (default: 1; in a recording 2)", valueName: "points"))
  var tolerance: Double?

  @Flag(help: "An animated PNG or a folder of frames is a recording of the scene's motion.")
  var recording = false

  @Option(
    help: ArgumentHelp(
      "When the motion is triggered in a recording, where that is known.", valueName: "seconds"))
  var start: Double?

  @Option(
    help: ArgumentHelp(
      "How much a channel of a colour may differ from a design, 0…255. (default: 12)",
      valueName: "levels"))
  var colorTolerance: Int?

  @Flag(help: "With a design, also report the accessibility problems of the scene.")
  var a11y = false

  @OptionGroup var shards: ShardOptions

  @OptionGroup(title: "How scene files are drawn") var sampling: SamplingOptions
  @OptionGroup(title: "How scene files are drawn") var screen: ScreenOptions
  @OptionGroup(title: "How scene files are drawn") var picture: PictureOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1, not \(jobs).") }
    if diffMask, diffOverlay {
      throw ValidationError("Give one of --diff-mask and --diff-overlay.")
    }
    if diffMask || diffOverlay, diff == nil {
      throw ValidationError("--diff FILE says where the difference is drawn.")
    }
    if limits.noise, limits.metric != .exact {
      throw ValidationError("--noise goes with --metric exact; --threshold is for all metrics.")
    }
    if let tolerance, !DesignTolerance.pointRange.contains(tolerance) {
      throw ValidationError(
        "--tolerance must be between 0 and \(Int(DesignTolerance.pointRange.upperBound)) points, "
          + "as far as views are looked for, not \(tolerance).")
    }
    if let colorTolerance, !DesignTolerance.colorRange.contains(colorTolerance) {
      throw ValidationError("--color-tolerance must be between 0 and 255, not \(colorTolerance).")
    }
    try WrittenFiles.check(
      ("--diff", diff), ("--report", report), ("--results", shards.results))
  }

  @OptionGroup var overwrite: OverwriteOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    do {
      try Command.run(timing) { timings in
        if MotionReview.isMeant([expected, actual]) { return try compareMotions() }
        try outputs.check()
        try OutputFiles(
          [("--diff", diff)], reading: [], pictures: [expected, actual], force: false
        ).check()
        if let result = try Timings.measure(.compare, timings, { try appResult() }) {
          if !quiet { try format.print(ComparisonReport([result], of: .designs)) }
          if !result.isAccepted { throw ExitCode(exitCodes == .odiff ? 22 : 1) }
          return
        }
        if let pair = DesignReview.pair(expected, actual) {
          let result = try Timings.measure(.compare, timings) { try designResult(pair) }
          if !quiet { try format.print(ComparisonReport([result], of: .designs)) }
          let code = exitCodes.code(of: [result])
          if code != 0 { throw ExitCode(code) }
          return
        }
        if tolerance != nil || colorTolerance != nil || a11y {
          throw Failure.usage(
            "--tolerance, --color-tolerance and --a11y are for a design and a scene",
            hint: "name a still picture and a scene file")
        }
        let scenes = SceneMotions(
          sampling: sampling.settings, screen: screen.settings, picture: picture.settings,
          listener: .terminal)
        let input = ComparisonInput(expected: expected, actual: actual, scenes: scenes)
        let found = try input.find()
        if !found.items.contains(where: \.drawsScenes) {
          for use in [
            sampling.settings.forScenes, screen.settings.forScenes, picture.settings.forScenes,
          ] {
            try use.refuse("for scene files, and pictures are compared")
          }
        }
        let part = shards.settings.part(
          of: Self.name,
          rules: [options.comparer.rules, screen.settings, sampling.settings, picture.settings],
          found.items.map(Self.piece))
        let set = ComparisonSet(items: part.places.map { found.items[$0] })
        var options = options
        options.part = part.head.words
        var results = try Timings.measure(.compare, timings) { try set.results(options) }
        if shards.shard == nil {
          try found.checkIgnored(results, of: options.comparer, expected, actual)
        }
        try shards.settings.write(results.map(\.json), of: part)
        if !quiet {
          if part.head.index == 1 { Report.print(found.notes) }
          RenamedPictures.note(in: &results)
          var counts = OutcomeCounts(results)
          counts.part = part.head.words
          try format.print(ComparisonReport(results, counts: counts))
        }
        let code = exitCodes.code(of: results)
        if code != 0 { throw ExitCode(code) }
      }
    } catch let code as ExitCode where code.rawValue == 2 && exitCodes == .odiff {
      throw ExitCode(1)
    }
  }

  /// How a running app differs from a scene, where one of both is a recording or description of it.
  private func appResult() throws -> StoredResult? {
    try AppReview(
      scene: expected, app: actual, isRecording: recording, points: tolerance,
      delay: limits.timeTolerance, start: start, pages: [diff, report], sampling: sampling.settings,
      screen: screen.settings, picture: picture.settings, listener: .terminal
    )?.result()
  }

  /// Compares the motions of a design with those of code.
  private func compareMotions() throws {
    try OptionUse([
      ("--diff", diff != nil), ("--report", report != nil), ("--a11y", a11y),
      ("--results", shards.results != nil), ("--shard", shards.shard != nil),
    ]).refuse("for pictures, and code is compared")
    for use in [sampling.settings.forScenes, picture.settings.forScenes] {
      try use.refuse("for pictures, and code is compared")
    }
    guard limits.settings.areDefaults, tolerance == nil, colorTolerance == nil else {
      throw Failure.usage("limits of pixels are not for code")
    }
    let review = try MotionReview(expected, actual, screen: screen.settings)
    Report.print(review.notes)
    if !quiet { try format.print(ComparisonReport(review.results, of: .motions)) }
    let code = ExitCodes.code(of: OutcomeCounts(review.results))
    if code != 0 { throw ExitCode(exitCodes == .odiff ? 22 : code) }
  }

  /// The result of comparing a design with a scene.
  private func designResult(_ pair: (design: String, file: String)) throws -> PairResult {
    guard shards.shard == nil, shards.results == nil else {
      throw Failure.usage("a design and a scene are one pair, which has no parts")
    }
    guard limits.settings.areDefaults else {
      throw Failure.usage(
        "limits of pixels are not for a design and a scene",
        hint: "--tolerance says how many points pass, --color-tolerance which colours")
    }
    let standard = DesignTolerance()
    return try DesignReview(
      design: pair.design, file: pair.file,
      tolerance: DesignTolerance(
        points: tolerance ?? standard.points, color: colorTolerance ?? standard.color),
      ignoredViews: limits.settings.ignoredViews, ignoredRects: limits.settings.comparison.ignored,
      wantsAccessibility: a11y, sampling: sampling.settings,
      screen: screen.settings, picture: picture.settings, listener: .terminal
    ).result(
      DifferenceDrawing(
        path: diff, isMask: diffMask, isOverlay: diffOverlay, outputs: outputs),
      report: report.map { (path: $0, title: "\(expected) – \(actual)") })
  }

  private static func piece(
    _ item: ComparisonItem
  ) -> (name: String, version: String, cost: Int) {
    let sizes = (PartSettings.size(item.pair.expected), PartSettings.size(item.pair.actual))
    return (item.pair.name, "\(sizes.0) \(sizes.1)", sizes.0 + sizes.1)
  }

  private var outputs: OutputFiles {
    OutputFiles(
      [("--diff", diff), ("--report", report), ("--results", shards.results)],
      reading: [expected, actual], force: overwrite.force)
  }

  private var options: ComparisonSet.Options {
    // Figures, drawings and pages need all pixels.
    var comparer = limits.settings.comparer
    comparer.wantsVerdictOnly =
      quiet && diff == nil && report == nil && shards.results == nil
    comparer.wantsPictures = diff != nil
    comparer.ignoresColorSpace = ignoreColorSpace
    return ComparisonSet.Options(
      comparer: comparer, jobs: Processors.workers(jobs),
      drawing: DifferenceDrawing(
        path: diff, isMask: diffMask, isOverlay: diffOverlay, outputs: outputs),
      report: report.map { (path: $0, title: "\(expected) – \(actual)") })
  }
}

/// The numbers with which the process exits.
enum ExitCodes: String, ExpressibleByArgument, CaseIterable {
  /// 0 same, 1 different, 2 trouble.
  case emaki
  /// 0 same, 21 other size, 22 other pixels, 1 trouble.
  case odiff

  /// 2 where one failed, 1 where one does not pass, else 0.
  static func code(of counts: OutcomeCounts) -> Int32 {
    counts["failed"] > 0 ? 2 : counts.areAccepted ? 0 : 1
  }

  func code(of results: [PairResult]) -> Int32 {
    let outcomes = results.map(\.outcome)
    switch self {
    case .emaki: return Self.code(of: OutcomeCounts(results))
    case .odiff:
      if outcomes.contains(where: { $0.word == "failed" }) { return 1 }
      let isRejected = outcomes.contains { !$0.isAccepted }
      let isResized = outcomes.contains { outcome in
        outcome.difference.map { $0.expectedSize != $0.actualSize } ?? false
      }
      return isResized ? 21 : isRejected ? 22 : 0
    }
  }
}
