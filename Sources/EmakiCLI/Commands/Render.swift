import EmakiFiles
import ArgumentParser
import EmakiDiagnostics
import EmakiMotion
import EmakiRendering
import EmakiScenes
import EmakiWorkspace
import EmakiText
import EmakiWireframe

/// `emaki render`
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scene, every step of its motion, or a folder of scenes, as PNG, SVG or PDF.",
    discussion: """
      A scene with a motion becomes a folder of frames (frame-0000.png, frame-0001.png …, \
      reel.json) at 60 frames a second. A scene without one, or one moment of it (--at), becomes \
      a single picture. OUT is that folder or file; - writes a single picture to standard \
      output. Scenes of a storyboard are named by their identifiers, else by their classes, else \
      by their object ids.

      For a folder or several files, emaki.yaml there or in a folder above says what to draw. \
      Without it each scene is drawn as it is alone. Pictures are named after the file, scene \
      and motion, and after an @ the options that are not the default: login+open@ipad-dark.png. \
      --cache draws only what changed. --shard draws one part, so that several machines can \
      share the work.

      Examples:
        emaki render Examples/side-menu.yaml -o frames
        emaki render Examples --at 0 --cache .cache -o pictures
        emaki render Examples/side-menu.yaml --at 0.13 --theme color -o middle.svg
        emaki render Examples/side-menu.yaml --motion openRight --steps 5 -o five
        emaki render Examples/components.yaml --at 1 --theme color,blueprint \\
          --device iphone-x,iphone-8,ipad-pro-11 --appearance light,dark -o out
      """)

  @Argument(
    help: "A scene file, .storyboard or .xib, - for standard input; a folder of them, or several.")
  var inputs: [String]

  @Option(name: .shortAndLong, help: "A folder for frames, a file for one picture, - for stdout.")
  var output: String

  @Option(help: "png, svg or pdf; by default what OUT's extension says, else png.")
  var format: PictureFormat?

  @Flag(help: "Number the views in the picture; inspect --format marks lists them by number.")
  var marks = false

  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  @OptionGroup(title: "For sets") var set: SetOptions

  @Option(help: "How many frames are made at once, at most; by default one for each processor.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Only each N-th frame, from the I-th on; of a set the I-th of N parts.", valueName: "I/N"))
  var shard: Shard?

  @OptionGroup var overwrite: OverwriteOptions

  private var outputs: OutputFiles {
    OutputFiles(
      [("-o", output), ("--results", set.results)], reading: inputs, force: overwrite.force)
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1, not \(jobs).") }
  }

  func run() throws {
    try Command.run(timing) { timings in
      try outputs.check()
      if inputs.count == 1, !Folder.isFolder(inputs[0]) {
        try drawFile(inputs[0], timings)
      } else {
        try drawSet(timings)
      }
    }
  }

  private func drawFile(_ input: String, _ timings: Timings?) throws {
    if set.cache != nil || set.results != nil || set.plan != nil {
      throw Failure.usage(
        "--cache, --plan and --results are for folders, not for one file",
        hint: "give the folder, as in emaki render \(Folder.parent(of: input)) -o OUT")
    }
    let bytes = try InputFile.bytes(of: input)
    var seen: Set<Diagnostic> = []
    var plans: [RenderPlan] = []
    var failures = VariantFailures()
    let variants = screen.settings.variants
    for variant in variants {
      do throws(Failure) {
        let file = try Timings.measure(.read, timings) { () throws(Failure) in
          try InputFile(bytes, name: InputFile.name(of: input), screen: variant.screen)
        }
        try file.checkUse(of: variant.screen)
        try reading.settings.report(file.diagnostics.filter { seen.insert($0).inserted })
        plans += try self.plans(of: file, variant, timings)
      } catch {
        // A command line that is wrong is so for all of them.
        if error.exitCode == 64 { throw error }
        failures.add(error, of: variant.values)
      }
    }
    // Scenes that can be drawn are drawn, if any can.
    if plans.isEmpty, let failure = failures.failure(among: variants.map(\.values)) {
      throw failure
    }
    try checkUse(of: plans, in: input)
    try reading.settings.report(plans.flatMap(\.diagnostics).filter { seen.insert($0).inserted })
    let writer = RenderWriter(
      format: format ?? PictureFormat(path: output) ?? .png, output: output,
      jobs: jobs, shard: shard, timings: timings,
      isNamed: InputFile.isInterfaceBuilder(bytes, name: InputFile.name(of: input)),
      listener: .terminal, print: Terminal.writeData)
    try writer.write(plans)
    // Fonts that only the drawing reports.
    try reading.settings.report(plans.flatMap(\.diagnostics).filter { seen.insert($0).inserted })
    if let failure = failures.failure(among: variants.map(\.values)) { throw failure }
  }

  /// Refuses options of which these plans make nothing.
  private func checkUse(of plans: [RenderPlan], in input: String) throws(Failure) {
    if (format ?? PictureFormat(path: output) ?? .png) != .png {
      try picture.settings.forPNG.refuse("only PNG files hold where the views are")
    }
    if !plans.contains(where: \.moves) {
      try sampling.settings.forMotions.refuse("nothing moves in \(InputFile.name(of: input))")
    }
    if shard != nil, !plans.contains(where: \.isSequence) {
      throw .usage("--shard: a single picture has no parts", hint: "leave --shard out")
    }
  }

  /// Draws a folder, or several files.
  private func drawSet(_ timings: Timings?) throws {
    if output == "-" || (PictureFormat(path: output) != nil && !Folder.isFolder(output)) {
      throw Failure.usage("a set needs a folder, not \(output)", hint: "-o FOLDER")
    }
    let format = format ?? .png
    try OptionUse([("--marks", marks)]).refuse("for one file, and not for sets")
    if format != .png {
      try picture.settings.forPNG.refuse("only PNG files hold where the views are")
    }
    let folder = try SetFolder(inputs, listener: .terminal)
    let settings = try SetSettings(
      folder, screen: screen.settings, sampling: sampling.settings, picture: picture.settings,
      format: format)
    let run = try SetRun(
      "render", folder, settings, options: set.settings, output: output, shard: shard, jobs: jobs,
      timings: timings)
    for task in run.tasks {
      for path in UnitFiles(folder: output, id: task.unit.id, format: format).firstFiles {
        try outputs.check(path)
      }
    }
    let failures = try run.draw(reading.settings) { index, entry in
      let files = UnitFiles(folder: output, id: run.tasks[index].unit.id, format: format)
      try Timings.measure(.write, timings) { try files.write(entry) }
    }
    if let path = set.results {
      let lines = zip(run.tasks, failures).lazy.map { RenderLine.json($0.unit.id, $1) }
      let broken =
        run.isFirst ? run.listing.failures.map { RenderLine.json($0.file, $0.failure) } : []
      try ResultPart.write(run.head, [AnySequence(lines), AnySequence(broken)].joined(), to: path)
    }
    Report.print(SkippedFiles.notes(run.listing.skipped, in: folder.base))
    if let failure = run.failure(failures) { throw failure }
  }

  private func plans(
    of file: InputFile, _ variant: ScreenSettings.Variant, _ timings: Timings?
  ) throws(Failure) -> [RenderPlan] {
    var plans: [RenderPlan] = []
    for scene in try file.scenes(named: screen.scene) {
      let themes = picture.settings.themes.distinct(by: \.name)
      var shown: [RenderPlan] = []
      for theme in themes {
        var plan = try Timings.measure(.layout, timings) { () throws(Failure) in
          try self.plan(of: scene, in: file, variant.screen, theme, like: shown)
        }
        plan.variant = variant.name
        plan.isMarked = marks
        if themes.count > 1 { plan.variant.addPart(theme.name) }
        shown.append(plan)
      }
      plans += shown
    }
    return plans
  }

  /// A layout that exists is used again.
  private func plan(
    of scene: Scene, in file: InputFile, _ screen: ScreenSettings, _ theme: Theme,
    like others: [RenderPlan]
  ) throws(Failure) -> RenderPlan {
    for other in others {
      if let plan = other.inTheme(theme.for(screen.appearance)) { return plan }
    }
    return try RenderPlan(
      scene, of: file, sampling: sampling.settings, screen: screen,
      picture: picture.settings.with(theme))
  }
}

/// The report on a picture that was drawn and not compared.
enum RenderLine {
  static func json(_ name: String, _ failure: Failure?) -> JSONValue {
    guard let failure else {
      return .object([("name", .string(name)), ("outcome", .string("drawn"))])
    }
    return .object([
      ("name", .string(name)), ("outcome", .string("failed")), ("reason", .string(failure.reason)),
    ])
  }
}
