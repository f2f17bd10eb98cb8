package import EmakiComparison
import EmakiLimits
package import PixelDiff

/// The limits beyond which a difference counts as a change, and how much of it passes.
package struct LimitSettings: Sendable {
  /// The distances between pixels, by name.
  package enum Metric: String, CaseIterable, Sendable {
    case exact, perceptual, pixelmatch

    fileprivate var range: ClosedRange<Double> {
      switch self {
      case .exact: PixelMetric.exact.range
      case .perceptual: PixelMetric.perceptual.range
      case .pixelmatch: PixelMetric.pixelmatch.range
      }
    }
  }

  package var metric = Metric.exact
  /// The greatest difference of a pixel that passes, in the metric's unit.
  package var threshold: Double?
  /// Whether differences of 1 in each channel pass.
  package var noise = false
  /// Whether pixels pass that only soften an edge.
  package var ignoresAntialiasing = false
  /// The number or share of pixels that may change in all.
  package var area = Area(limit: .pixels(0))
  /// How much of any N×N pixels may change.
  package var window = Window(limit: WindowLimit())
  /// Parts that are not compared.
  package var ignored: [IgnoredPart] = []
  /// Whether views that are ignored may move and grow.
  package var ignoreFrame = false
  /// Seconds by which a frame of a motion may be early or late.
  package var timeTolerance: Double?
  /// Whether the structural similarity is computed too.
  package var ssim = false

  package init() {}

  /// A sentence on limits that cannot be; `nil` where they can.
  package var problem: String? {
    if let threshold, !metric.range.contains(threshold) {
      return "--threshold must be between 0 and \(Int(metric.range.upperBound)) with --metric "
        + "\(metric.rawValue), not \(threshold)."
    }
    if let timeTolerance, !Self.times.contains(timeTolerance) {
      return "--time-tolerance must be between 0 and \(Int(Self.times.upperBound)) seconds."
    }
    if ignoreFrame, ignoredViews.isEmpty { return "--ignore-frame goes with --ignore '#id'." }
    return comparison.problem.map { "\($0)." }
  }

  /// As long as a motion can be.
  private static let times = 0...InputLimit.seconds.amount

  package var comparison: PixelComparison {
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

  /// Whether all limits are the defaults, but for the areas that are left out.
  package var areDefaults: Bool {
    metric == .exact && threshold == nil && !noise && !ignoresAntialiasing && !ssim
      && area.limit == .pixels(0) && window.limit == WindowLimit()
      && !ignoreFrame && timeTolerance == nil
  }

  /// A comparer of pictures and motions with these limits.
  package var comparer: PictureComparer {
    var comparer = PictureComparer(comparison, ignoredViews: ignoredViews)
    comparer.ignoresFrames = ignoreFrame
    comparer.timeTolerance = timeTolerance ?? 0
    return comparer
  }

  /// Ids or names of views that are not compared.
  package var ignoredViews: [String] { ignored.compactMap(\.view) }
}
