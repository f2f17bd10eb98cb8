import EmakiWorkspace
import ArgumentParser
import PixelDiff

/// The limits beyond which a difference counts as a change, and how much of it passes.
struct LimitOptions: ParsableArguments {
  @Option(help: "exact (channels 0…255), perceptual (OKLab), or pixelmatch (YIQ, 0…1).")
  var metric: LimitSettings.Metric = .exact

  @Option(
    help: "How far a pixel may be off: 0…255 (exact), 0…100 (perceptual), 0…1 (pixelmatch).")
  var threshold: Double?

  @Flag(help: "Pass differences of 1 in each channel.")
  var noise = false

  @Flag(name: .customLong("aa"), help: "Leave out pixels that only soften an edge.")
  var ignoresAntialiasing = false

  @Option(help: "How many pixels may change in all: a number, or a share such as 0.1%.")
  var area: Area = Area(limit: .pixels(0))

  @Option(
    help: ArgumentHelp(
      "How much of any N×N pixels may change, 0…1; off turns the limit off.",
      valueName: "N:share"))
  var window: Window = Window(limit: WindowLimit())

  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp(
      "What is not compared: a rectangle in pixels, or the box that a view has in EXPECTED.",
      valueName: "x,y,w,h|#id"))
  var ignored: [IgnoredPart] = []

  @Flag(help: "What is ignored may move and grow: its box in ACTUAL is not compared either.")
  var ignoreFrame = false

  @Option(
    help: ArgumentHelp(
      "By how much a frame of a motion may be early or late. (default: 0)", valueName: "seconds"))
  var timeTolerance: Double?

  @Flag(help: "Compute the structural similarity too, as a figure.")
  var ssim = false

  func validate() throws {
    if let problem = settings.problem { throw ValidationError(problem) }
  }

  /// The options without a command line.
  var settings: LimitSettings {
    var settings = LimitSettings()
    settings.metric = metric
    settings.threshold = threshold
    settings.noise = noise
    settings.ignoresAntialiasing = ignoresAntialiasing
    settings.area = area
    settings.window = window
    settings.ignored = ignored
    settings.ignoreFrame = ignoreFrame
    settings.timeTolerance = timeTolerance
    settings.ssim = ssim
    return settings
  }
}

extension LimitSettings.Metric: ExpressibleByArgument {}

extension Area: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }

  var defaultValueDescription: String { "0" }
}

extension Window: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }

  var defaultValueDescription: String { "16:0.05" }
}

extension IgnoredPart: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
