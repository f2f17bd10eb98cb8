public import EmakiDrawing

/// Compares two pictures by two separate limits: how much a pixel may differ, and how many may.
public struct PixelComparison: Sendable, Hashable {
  /// How the difference of two pixels is measured.
  public var metric: PixelMetric
  /// The difference up to which a pixel counts as unchanged, in the unit of the metric.
  public var tolerance: Double
  /// Whether pixels that only soften an edge are left out: one by one as the program `pixelmatch`
  /// does under its metric, area by area under the others.
  public var ignoresAntialiasing: Bool
  /// How many changed pixels are allowed.
  public var area: AreaLimit
  /// How much of a small square may be changed; `nil` for no such limit.
  public var window: WindowLimit?
  /// Rectangles that are not compared.
  public var ignored: [PixelRect]
  /// Changed pixels with at most so many others between them are one region.
  public var regionGap: Int

  /// Whether the structural similarity is computed too, as a figure that limits nothing.
  public var measuresSimilarity = false

  /// Makes a comparison; without arguments no difference is allowed.
  public init(
    metric: PixelMetric = .exact, tolerance: Double = 0, ignoresAntialiasing: Bool = false,
    area: AreaLimit = .pixels(0), window: WindowLimit? = WindowLimit(), ignored: [PixelRect] = [],
    regionGap: Int = 4
  ) {
    self.metric = metric
    self.tolerance = tolerance
    self.ignoresAntialiasing = ignoresAntialiasing
    self.area = area
    self.window = window
    self.ignored = ignored
    self.regionGap = regionGap
  }

  /// No difference at all.
  public static let exact = PixelComparison()
  /// Each channel may be off by one, as after a change of format.
  public static let noise = PixelComparison(tolerance: 1)
  /// Hardly visible differences are allowed, and so are edges that are antialiased otherwise.
  public static let perceptual = PixelComparison(
    metric: .perceptual, tolerance: 2, ignoresAntialiasing: true)

  /// The counts of the program `pixelmatch` with this threshold, 0…1.
  public static func pixelmatch(threshold: Double = 0.1) -> PixelComparison {
    PixelComparison(metric: .pixelmatch, tolerance: threshold, ignoresAntialiasing: true)
  }

  /// Compares two pictures and says everything about their difference.
  public func compare(expected: PixelBuffer, actual: PixelBuffer) -> PixelDifference {
    result(expected, actual, stopsEarly: false)
  }

  /// Whether the pictures are identical or similar; stops at the first pixel that is too much.
  public func accepts(expected: PixelBuffer, actual: PixelBuffer) -> Bool {
    result(expected, actual, stopsEarly: true).exceeded.isEmpty
  }

  /// Whether bands of rows are enough; antialiased edges and similarity need whole pictures.
  public var worksInBands: Bool { !ignoresAntialiasing && !measuresSimilarity }

  /// Compares two pictures of one size whose rows come in bands, so that none is ever held whole.
  ///
  /// - Parameters:
  ///   - size: of both pictures.
  ///   - stopsEarly: whether to stop at the first pixel that is too much; the figures are those up
  ///     to there.
  ///   - forEachBand: gives the bands, in any order and on any threads, until none is wanted; rows
  ///     that are equal can be left out.
  /// - Precondition: `worksInBands`.
  public func compare(
    size: PixelSize, stopsEarly: Bool = false,
    forEachBand: (@escaping PixelBand.Visitor) throws -> Void
  ) rethrows -> PixelDifference {
    precondition(worksInBands, "antialiased edges and similarity need whole pictures")
    var difference = PixelDifference(expectedSize: size, actualSize: size)
    if refuses(&difference) { return difference }
    try scan(&difference, stopsEarly, antialiasing: nil, forEachBand)
    return difference
  }

  private func result(
    _ expected: PixelBuffer, _ actual: PixelBuffer, stopsEarly: Bool
  ) -> PixelDifference {
    var difference = PixelDifference(
      expectedSize: PixelSize(width: expected.width, height: expected.height),
      actualSize: PixelSize(width: actual.width, height: actual.height))
    if refuses(&difference) { return difference }
    let sizes = (difference.expectedSize, difference.actualSize)
    if sizes.0 != sizes.1 {
      difference.metric = metric
      difference.exceeded.append(.size(expected: sizes.0, actual: sizes.1))
      if stopsEarly { return difference }
    }
    let size = difference.size
    let pictures = WholePictures(expected.padded(to: size), actual.padded(to: size))
    pictures.read { detector, forEachBand in
      scan(&difference, stopsEarly, antialiasing: ignoresAntialiasing ? detector : nil, forEachBand)
    }
    if measuresSimilarity, !stopsEarly, sizes.0 == sizes.1 {
      difference.similarity = StructuralSimilarity.index(expected, actual)
    }
    return difference
  }

  /// Whether there is nothing to compare by, or nothing that is not ignored; then no pair passes.
  private func refuses(_ difference: inout PixelDifference) -> Bool {
    difference.metric = metric
    if let problem {
      difference.exceeded = [.impossible(problem)]
      return true
    }
    let size = difference.size
    guard size.width > 0, size.height > 0, comparedPixels(size) == 0 else { return false }
    difference.ignored = ignored
    difference.exceeded = [.nothingCompared]
    return true
  }

  private func scan(
    _ difference: inout PixelDifference, _ stopsEarly: Bool, antialiasing: AntialiasDetector?,
    _ forEachBand: (@escaping PixelBand.Visitor) throws -> Void
  ) rethrows {
    difference.metric = metric
    difference.compared = comparedPixels(difference.size)
    difference.ignored = ignored
    difference.knowsPlaces = !stopsEarly
    switch metric {
    case .exact:
      try PixelScan(self, ExactDistance(), difference, stopsEarly, antialiasing)
        .run(into: &difference, forEachBand)
    case .perceptual:
      try PixelScan(self, OKLabDistance(), difference, stopsEarly, antialiasing)
        .run(into: &difference, forEachBand)
    case .pixelmatch:
      try PixelScan(self, YIQDistance(), difference, stopsEarly, antialiasing)
        .run(into: &difference, forEachBand)
    }
    judge(&difference, stopsEarly)
  }

  /// How many pixels of a picture of this size are not ignored.
  public func comparedPixels(_ size: PixelSize) -> Int {
    let all = size.width * size.height
    let rects = ignored.map { $0.intersection(size) }.filter { $0.area > 0 }
    if rects.isEmpty { return all }
    // Between two neighbouring edges of rectangles all rows are covered alike.
    let edges = Set(rects.flatMap { [$0.y, $0.y + $0.height] }).sorted()
    return zip(edges, edges.dropFirst()).reduce(all) { left, rows in
      let spans = rects.filter { $0.y <= rows.0 && rows.1 <= $0.y + $0.height }
        .map { $0.x..<($0.x + $0.width) }
      return left - (rows.1 - rows.0) * Self.length(of: spans)
    }
  }

  /// How much of a line some spans cover together.
  private static func length(of spans: [Range<Int>]) -> Int {
    var (end, length) = (Int.min, 0)
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) where span.upperBound > end {
      length += span.upperBound - max(span.lowerBound, end)
      end = span.upperBound
    }
    return length
  }

  /// Compares the figures with the limits.
  private func judge(_ difference: inout PixelDifference, _ stopsEarly: Bool) {
    let allowed = area.pixels(of: difference.compared)
    if difference.changed > allowed {
      difference.exceeded.append(.area(changed: difference.changed, allowed: allowed))
    }
    guard !difference.changedPixels.runs.isEmpty else { return }
    let side = window?.side ?? WindowLimit().side
    let rows = ChangedRows(difference.changedPixels, width: difference.size.width)
    if let worst = WorstWindow.find(rows, size: difference.size, side: side) {
      difference.worstWindow = worst.bounds
      difference.worstWindowShare = Double(worst.changed) / Double(worst.bounds.area)
    }
    // Where no change is allowed at all, a second limit says nothing new.
    if let window, allowed > 0, let worst = difference.worstWindow,
      difference.worstWindowShare > window.share
    {
      difference.exceeded.append(
        .window(worst, share: difference.worstWindowShare, allowed: window.share))
    }
    if !stopsEarly {
      difference.regions = RegionFinder.regions(rows, gap: regionGap)
    }
  }
}
