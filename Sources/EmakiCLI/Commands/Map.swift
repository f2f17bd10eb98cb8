import EmakiWorkspace
import ArgumentParser
import EmakiCairo
import EmakiDiagnostics
import EmakiDrawing
import EmakiLimits
import EmakiMap
import EmakiFiles
import EmakiFormats
import EmakiRendering
import EmakiWireframe

/// `emaki map`
struct Map: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw the scenes of a storyboard and the segues between them.",
    discussion: """
      Scenes are thumbnails at their places on the canvas, segues arrows with kind and identifier. \
      The initial scene and scenes that no segue reaches are marked. --tree draws instead which \
      controllers contain which.

      Examples:
        emaki map Main.storyboard -o map.svg
        emaki map Main.storyboard --tree -o tree.png
      """)

  @Argument(help: "A .storyboard file.")
  var input: String

  @Option(name: .shortAndLong, help: "A .png, .svg or .pdf file; - for stdout.")
  var output: String

  @Option(help: "png, svg or pdf; by default what OUT's extension says.")
  var format: PictureFormat?

  @Flag(help: "Draw the tree of controllers instead.")
  var tree = false

  @OptionGroup var picture: PictureOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      guard let format = format ?? PictureFormat(path: output) else {
        throw Failure.usage(
          "\(output) names no picture format", hint: "-o map.svg, map.png or map.pdf, or --format")
      }
      try picture.settings.forScreens.refuse("a map shows no device, touches or views")
      try OutputFiles([("-o", output)], reading: [self.input], force: false).check()
      let input = try InputFile.read(
        self.input, screen: ScreenSettings(), reading: reading.settings,
        timings: timings)
      let fonts = FontBook()
      let theme = try picture.settings.theme
      let measurer: any TextMeasuring =
        theme.drawsTextAsBars
        ? ApproximateTextMeasurer() : PangoTextMeasurer(fonts: fonts)
      func drawing(at scale: Double) -> DisplayList {
        tree
          ? ControllerTree(theme: theme, measurer: measurer)
            .displayList(of: input.document)
          : StoryboardMap(theme: theme, measurer: measurer)
            .displayList(of: input.document, scale: scale)
      }
      var scale = picture.settings.scale
      var list = Timings.measure(.layout, timings) { drawing(at: scale) }
      if format == .png, let smaller = Self.scale(for: list.size, atMost: scale) {
        Report.print([
          Diagnostic(
            .note,
            "the map has \(Int(clamping: list.size.width)) × \(Int(clamping: list.size.height)) points and is drawn at "
              + "scale \(smaller)",
            hint: "-o map.svg has every detail")
        ])
        scale = smaller
        list = Timings.measure(.layout, timings) { drawing(at: scale) }
      }
      let writer = PictureWriter(
        painter: Painter(fonts: fonts), format: format, scale: scale, timings: timings)
      let file = try writer.file(of: list)
      if output == "-" { return try Terminal.writeData(file) }
      try Folder.filling(Folder.parent(of: output)) { try AtomicFile.write(file, to: output) }
    }
  }

  /// The scale at which a map of a size, in points, has no more pixels than a map may; `nil` where it has
  /// none too many.
  private static func scale(for size: Size, atMost scale: Double) -> Double? {
    let largest = (InputLimit.mapPixels.amount / (size.width * size.height)).squareRoot()
    return largest < scale ? max(0.01, (largest * 100).rounded(.down) / 100) : nil
  }
}
