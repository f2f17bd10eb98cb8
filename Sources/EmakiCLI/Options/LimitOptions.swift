import ArgumentParser
import EmakiComparison
import EmakiLimits
import PixelDiff

/// What counts as a change, and how much of it passes.
struct LimitOptions: ParsableArguments {
  /// The distances between pixels, by name.
  enum Metric: String, ExpressibleByArgument, CaseIterable {
    case exact, perceptual, pixelmatch

    fileprivate var range: ClosedRange<Double> {
      switch self {
      case .exact: PixelMetric.exact.range
      case .perceptual: PixelMetric.perceptual.range
      case .pixelmatch: PixelMetric.pixelmatch.range
      }
    }
  }

  @Option(help: "exact (channels 0…255), perceptual (OKLab), or pixelmatch (YIQ, 0…1).")
  var metric: Metric = .exact

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
    if let threshold, !metric.range.contains(threshold) {
      throw ValidationError(
        "--threshold must be between 0 and \(Int(metric.range.upperBound)) with --metric "
          + "\(metric.rawValue), not \(threshold).")
    }
    if let timeTolerance, !Self.times.contains(timeTolerance) {
      throw ValidationError(
        "--time-tolerance must be between 0 and \(Int(Self.times.upperBound)) seconds.")
    }
    if ignoreFrame, ignoredViews.isEmpty {
      throw ValidationError("--ignore-frame goes with --ignore '#id'.")
    }
    if let problem = comparison.problem { throw ValidationError("\(problem).") }
  }

  /// As long as a motion can be.
  private static let times = 0...InputLimit.seconds.amount

  var comparison: PixelComparison {
    var comparison: PixelComparison
    switch metric {
    case .exact: comparison = noise ? .noise : .exact
    case .perceptual: comparison = .perceptual
    case .pixelmatch: comparison = .pixelmatch()
    }
    if let threshold { comparison.tolerance = threshold }
    if ignoresAntialiasing { comparison.ignoresAntialiasing = true }
    comparison.area = area.limit
    comparison.window = window.limit
    comparison.ignored = ignored.compactMap(\.rect)
    comparison.measuresSimilarity = ssim
    return comparison
  }

  /// Whether nothing is said of pixels but which are left out.
  var areDefaults: Bool {
    metric == .exact && threshold == nil && !noise && !ignoresAntialiasing && !ssim
      && area.limit == .pixels(0) && window.limit == WindowLimit()
      && !ignoreFrame && timeTolerance == nil
  }

  /// A comparer of pictures and motions with these limits.
  var comparer: PictureComparer {
    var comparer = PictureComparer(comparison, ignoredViews: ignoredViews)
    comparer.ignoresFrames = ignoreFrame
    comparer.timeTolerance = timeTolerance ?? 0
    return comparer
  }

  /// Ids or names of views that are not compared.
  var ignoredViews: [String] { ignored.compactMap(\.view) }
}

/// `12` or `0.1%`
struct Area: ExpressibleByArgument {
  let limit: AreaLimit

  init(limit: AreaLimit) {
    self.limit = limit
  }

  init?(argument: String) {
    if argument.hasSuffix("%"), let percent = Double(argument.dropLast()), (0...100) ~= percent {
      limit = .share(percent / 100)
    } else if let count = Int(argument), count >= 0 {
      limit = .pixels(count)
    } else {
      return nil
    }
  }

  var defaultValueDescription: String { "0" }
}

/// `16:0.05` or `off`
struct Window: ExpressibleByArgument {
  let limit: WindowLimit?

  init(limit: WindowLimit?) {
    self.limit = limit
  }

  init?(argument: String) {
    if argument == "off" {
      limit = nil
      return
    }
    let parts = argument.split(separator: ":")
    guard parts.count == 2, let side = Int(parts[0]), let share = Double(parts[1]),
      PixelComparison.windowSides ~= side, (0...1) ~= share
    else { return nil }
    limit = WindowLimit(side: side, share: share)
  }

  var defaultValueDescription: String { "16:0.05" }
}

/// `x,y,w,h` or `#id`
enum IgnoredPart: ExpressibleByArgument {
  case pixels(PixelRect)
  case box(ofView: String)

  init?(argument: String) {
    if argument.hasPrefix("#"), argument.count > 1 {
      self = .box(ofView: String(argument.dropFirst()))
      return
    }
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width >= 0, height >= 0
    else { return nil }
    self = .pixels(PixelRect(x: x, y: y, width: width, height: height))
  }

  var rect: PixelRect? {
    if case .pixels(let rect) = self { rect } else { nil }
  }

  var view: String? {
    if case .box(let id) = self { id } else { nil }
  }
}
