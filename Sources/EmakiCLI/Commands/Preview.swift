import EmakiWorkspace
public import ArgumentParser
public import EmakiPreview
import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiFiles
import EmakiFormats
import EmakiRendering
import EmakiScenes

/// `emaki preview`
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a motion in one file: a page, a moving picture, a filmstrip.",
    discussion: """
      The extension of OUT chooses the format: .html a page that plays the motion, .svg an \
      animated drawing, .png, .apng and .gif animated pictures, .pdf a filmstrip, .mp4 and .mov \
      films (with ffmpeg), .y4m and .rgba video frames. A page plays all motions, unless \
      --motion names one. With --filmstrip or --onion, .png, .svg and .pdf show several moments \
      in one picture. For a folder, OUT becomes a folder with a page for each scene and an \
      index.html that shows them all.

      Examples:
        emaki preview Examples/side-menu.yaml -o side-menu.html
        emaki preview Examples/side-menu.yaml -o side-menu.svg --bezel
        emaki preview Examples/side-menu.yaml --filmstrip 4 -o filmstrip.png
        emaki preview Examples -o gallery
        emaki preview Examples --manual -o gallery
      """)

  @Argument(help: "A scene file, .storyboard or .xib, or a folder of them; - for standard input.")
  var input: String

  @Option(name: .shortAndLong, help: "The file to write, or the folder; - for standard output.")
  var output: String

  @Option(help: "What to make; by default what OUT's extension says.")
  var format: PreviewFormat?

  @Flag(help: "Put the manual into the folder of a gallery, with a link to it.")
  var manual = false

  @OptionGroup var preview: PreviewArguments
  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var reading: ReadingOptions

  @OptionGroup(title: "For folders") var shards: ShardOptions

  func validate() throws {
    try WrittenFiles.check(("--results", shards.results))
    if !Folder.isFolder(input), shards.shard != nil || shards.results != nil {
      throw ValidationError("--shard and --results are for folders, not for one file.")
    }
    if Folder.isFolder(input) {
      guard format == nil, preview.isPlain, output != "-", sampling.motion == nil else {
        throw ValidationError("Of a folder a gallery is made: give -o FOLDER, and no format.")
      }
      try preview.forFiles.refuse(usage: "for one file, and not for a gallery")
      guard !manual || shards.shard == nil else {
        throw ValidationError("--manual goes with a whole gallery, not with one of its parts.")
      }
    } else if manual {
      throw ValidationError("--manual goes with a folder of scenes, which becomes a gallery.")
    } else if format == nil, PreviewFormat(path: output) == nil, FilmFile(path: output) == nil,
      InputFile.isThere(input)
    {
      throw ValidationError(
        "\(output) does not say what to make: give --format or an extension of "
          + PreviewFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", "))
    }
  }

  /// Refuses options of which the form makes nothing.
  private func checkUse(of plan: RenderPlan) throws(Failure) {
    let form = format ?? PreviewFormat(path: output)
    try picture.settings.forPNG.refuse("previews do not hold it")
    try preview.checkUse(in: form, film: FilmFile(path: output) != nil && format == nil)
    if preview.filmstrip != nil || (form == .pdf && preview.isPlain) {
      try sampling.settings.moments.refuse(
        "a filmstrip chooses its moments by itself, or with --even")
    }
    if !plan.moves {
      try sampling.settings.forMotions.refuse("nothing moves in \(InputFile.name(of: input))")
    }
  }

  @OptionGroup var overwrite: OverwriteOptions

  private var outputs: OutputFiles {
    OutputFiles(
      [("-o", output), ("--results", shards.results)], reading: [input], force: overwrite.force)
  }

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      if Folder.isFolder(self.input) {
        let served = try ServedScenes(self.input)
        let gallery = try Gallery(
          served, sampling: sampling.settings, screen: screen.settings, picture: picture.settings,
          reading: reading.settings)
        try picture.settings.forPNG.refuse("previews do not hold it")
        try outputs.check()
        return try gallery.write(
          to: output, shards.settings, outputs,
          manual: manual ? { try ManualPages.write(to: $0) } : nil)
      }
      try outputs.check()
      let input = try InputFile.read(
        self.input, screen: screen.settings, reading: reading.settings, timings: timings)
      let scenes = try input.scenes(named: screen.scene)
      guard let scene = scenes.first else { throw Failure("there is no scene to draw") }
      if scenes.count > 1 {
        Terminal.message("\(input.name) has \(scenes.count) scenes; --scene chooses another")
      }
      let plan = try Timings.measure(.layout, timings) { () throws(Failure) in
        try RenderPlan(
          scene, of: input, sampling: sampling.settings, screen: screen.settings,
          picture: picture.settings)
      }
      try checkUse(of: plan)
      let noticed = plan.diagnostics
      try reading.settings.report(noticed)
      if format == nil, preview.isPlain, let film = FilmFile(path: output) {
        return try film.write(
          MotionFrames(plan), options: preview.options(sampling), input: self.input)
      }
      let page = try allMotions(of: scene, of: input, beside: plan)
      let writer = PreviewWriter(
        reel: MotionFrames(plan), format: format ?? PreviewFormat(path: output) ?? .html,
        options: preview.options(sampling))
      noteRate(of: format ?? PreviewFormat(path: output))
      try Timings.measure(.preview, timings) {
        if let page { try write { try $0(Array(page.utf8)) } } else { try write(writer.write) }
      }
      // Fonts that only the drawing reports.
      try reading.settings.report(plan.diagnostics.filter { !noticed.contains($0) })
    }
  }

  /// Says where players do not show as many frames as were asked for.
  private func noteRate(of format: PreviewFormat?) {
    guard let fps = sampling.fps, preview.isPlain else { return }
    let number = fps.shortText
    switch format {
    case .gif where fps > GIFTiming.mostFrames:
      Report.print([
        Diagnostic(
          .note, "a GIF has at most 50 frames a second, so this one has 50, not \(number)",
          hint: "players lengthen frames of less than 0.02 s; .svg, .html and .apng show more")
      ])
    case .png where fps >= 100, .apng where fps >= 100:
      Report.print([
        Diagnostic(
          .note,
          "browsers show frames of 0.01 s or less for 0.1 s, so \(number) frames a second "
            + "play slowly there",
          hint: "--fps 60 plays as fast as the motion; .svg and .html move at every rate")
      ])
    default: break
    }
  }

  /// The page of all motions, where a page is asked for and no motion; `nil` where there is one only.
  private func allMotions(
    of scene: Scene, of input: InputFile, beside plan: RenderPlan
  ) throws -> String? {
    guard (format ?? PreviewFormat(path: output)) == .html, preview.isPlain,
      sampling.motion == nil, scene.listedMotions.count > 1
    else { return nil }
    var reels = [MotionFrames(plan)]
    for motion in scene.listedMotions where motion.name != plan.motion?.name {
      var sampling = sampling.settings
      sampling.motion = motion.name
      // One that only a touch can start, such as one that closes what another opens, is left out.
      let other = try? RenderPlan(
        scene, of: input, sampling: sampling, screen: screen.settings, picture: picture.settings)
      if let other { reels.append(MotionFrames(other)) }
    }
    return try PlayerPage().document(of: reels, hold: preview.hold ?? PlayerPage.usualHold)
  }

  /// Writes what is handed over in parts to the output.
  private func write(_ parts: (([UInt8]) throws -> Void) throws -> Void) throws {
    if output == "-" { return try parts { try Terminal.writeData($0) } }
    var file: [UInt8] = []
    try parts { file += $0 }
    try Folder.filling(Folder.parent(of: output)) { try AtomicFile.write(file, to: output) }
  }
}

/// The part of a motion to show, and how.
struct PreviewArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Several moments side by side: the start, the end, and those between them where most happens. "
        + "Moments that look alike are left out.", valueName: "N"))
  var filmstrip: Int?

  @Flag(help: "A filmstrip's moments at even times, all of them.")
  var even = false

  @Option(help: "Cells in a row of a filmstrip; by default up to six phones or three tablets.")
  var columns: Int?

  @Flag(help: "All steps over one another, with the paths of the views that move.")
  var onion = false

  @Option(
    help: ArgumentHelp(
      "Seconds to hold the end before the motion repeats. (default: 0.8 for html, svg and gif, else 0)",
      valueName: "seconds"))
  var hold: Double?

  @Flag(help: "Mix dots of the colours that a GIF lacks.")
  var dither = false

  func validate() throws {
    if let filmstrip, !(1...1000).contains(filmstrip) {
      throw ValidationError("--filmstrip must be between 1 and 1000, not \(filmstrip).")
    }
    if let columns, columns < 1 {
      throw ValidationError("--columns must be at least 1, not \(columns).")
    }
    if let hold, !(0...600).contains(hold) {
      throw ValidationError("--hold must be between 0 and 600 seconds, not \(hold).")
    }
    if filmstrip != nil, onion { throw ValidationError("Give one of --filmstrip and --onion.") }
  }

  /// Options that a page of a gallery cannot use.
  var forFiles: OptionUse {
    OptionUse([
      ("--even", even), ("--columns", columns != nil), ("--hold", hold != nil),
      ("--dither", dither),
    ])
  }

  /// Refuses what a form makes nothing of.
  ///
  /// - Parameter film: whether a film is made, of which the form says nothing.
  func checkUse(in form: PreviewFormat?, film: Bool) throws(Failure) {
    let isStrip = filmstrip != nil || (form == .pdf && isPlain)
    if !isStrip {
      try OptionUse([("--even", even), ("--columns", columns != nil)]).refuse("for --filmstrip")
    }
    let isVideo = film || form == .y4m || form == .rgba
    if isStrip || onion || isVideo {
      try OptionUse([("--hold", hold != nil)]).refuse("for what starts over at its end")
    }
    if form != .gif { try OptionUse([("--dither", dither)]).refuse("for GIF") }
  }

  /// Whether the motion is shown as it moves, with nothing chosen.
  var isPlain: Bool { filmstrip == nil && !onion }

  func options(_ sampling: SamplingOptions) -> PreviewOptions {
    var options = PreviewOptions()
    options.composition = onion ? .onion : filmstrip.map { .filmstrip(count: $0) }
    options.isEven = even
    options.columns = columns
    options.hold = hold
    options.dithers = dither
    options.frameRate = sampling.fps
    options.showsSteps = sampling.steps != nil || sampling.at != nil
    return options
  }
}

extension PreviewFormat: ExpressibleByArgument {}
