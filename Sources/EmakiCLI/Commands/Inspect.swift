import EmakiWorkspace
import EmakiText
import ArgumentParser
import EmakiCairo
import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes

/// `emaki inspect`
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the frame of every view at each step, as JSON or as a tree.",
    discussion: """
      frame is in the coordinates of the superview, before transforms; rect is on the screen, \
      after them. Both are [x, y, width, height] in points. Without --at, --steps or --fps it \
      prints the start. A navigation bar or tab bar that the file asks for has one line, with \
      its visible titles.

      Examples:
        emaki inspect Examples/side-menu.yaml --fps 60 --format json
        emaki inspect Main.storyboard --scene HomeViewController --format tree
        emaki inspect Main.storyboard --explain leftSideMenu
        emaki inspect Examples/checkout.yaml --format a11y
      """)

  /// The forms of the output.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, tree, marks, a11y
  }

  @Argument(help: "A scene file, .storyboard or .xib; - for standard input.")
  var input: String

  @Option(
    help: """
      json, tree, marks: the views that are seen, by the numbers of render --marks, or a11y: what a \
      screen reader says, in order. (default: json; of --explain tree, which is text)
      """)
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "Tell what decides the frame of a view: its id, outlet, label, a path, or a scene's id.",
      valueName: "ID"))
  var explain: String?

  @Flag(help: "Lay a storyboard out as Interface Builder's canvas does.")
  var canvas = false

  @Flag(help: "Print the parts of bars, sheets and containers, too, which no file names.")
  var parts = false

  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func validate() throws {
    if explain != nil, format == .marks || format == .a11y {
      throw ValidationError(
        "--explain is printed as a tree or as JSON, not as \(format?.rawValue ?? "").")
    }
    if parts, explain != nil || format == .marks || format == .a11y {
      throw ValidationError("--parts goes with --format json and tree, without --explain.")
    }
  }

  func run() throws {
    try Command.run(timing) { timings in
      let input = try Timings.measure(.read, timings) { () throws(Failure) in
        try InputFile.read(
          self.input, screen: screen.settings, reading: reading.settings, isCanvas: canvas)
      }
      let report = try Timings.measure(.layout, timings) { () throws(Failure) in
        try self.report(on: input)
      }
      // Else they stand in the output.
      if reading.strict { try reading.settings.report(report.diagnostics) }
      try Timings.measure(.write, timings) { () throws(Failure) in
        try Terminal.writeData(report.text)
      }
    }
  }

  /// The text to print, and the diagnostics.
  private func report(
    on input: InputFile
  ) throws(Failure) -> (text: String, diagnostics: [Diagnostic]) {
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
    let scenes = try input.scenes(named: screen.scene)
    if sampling.motion == nil, scenes.allSatisfy({ $0.defaultMotion == nil }) {
      try sampling.settings.forMotions.refuse("nothing moves in \(input.name)")
    }
    if let explain {
      let report = try ExplanationReport(
        explaining: explain, input: input, scenes: scenes, screen: screen.settings,
        sampling: sampling.settings,
        engine: engine)
      return (format == .json ? report.json.text + "\n" : report.text, report.diagnostics)
    }
    let report = try InspectionReport(
      input: input, scenes: scenes, screen: screen.settings, sampling: sampling.settings,
      engine: engine,
      showsParts: parts)
    return (text(of: report), report.diagnostics)
  }

  private func text(of report: InspectionReport) -> String {
    switch format {
    case .tree: report.tree
    case .marks: report.marks
    case .a11y: report.spoken
    case .json, nil: report.json.text + "\n"
    }
  }
}
