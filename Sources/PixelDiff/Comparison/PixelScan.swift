import Synchronization

/// Goes through all pixels once, band by band; equal ones are skipped eight at a time.
///
/// The type itself asks nothing of the distance: looking up a conformance at run time would take as
/// long as scanning a picture that is mostly equal.
struct PixelScan<Distance: Sendable>: Sendable {
  private let comparison: PixelComparison
  private let distance: Distance
  private let limit: Double
  private let allowed: Int
  /// Whether to stop once more pixels changed than allowed.
  private let stopsEarly: Bool
  private let size: PixelSize
  private let common: PixelSize
  /// The rectangles that are not compared, inside the pictures.
  private let ignored: [PixelRect]
  /// Finds antialiased edges, where they are left out.
  private let antialiasing: AntialiasDetector?
  /// Where edges are judged with what is around them; the counts of `pixelmatch` do not.
  private let range: HalfPixelRange?
  /// Whether each pixel that differs has changed, wherever it is, and by how much is in its bytes, so
  /// that neighbours need no look one by one.
  private let countsAll: Bool
}

extension PixelScan where Distance: PixelDistance {
  init(
    _ comparison: PixelComparison, _ distance: Distance, _ difference: PixelDifference,
    _ stopsEarly: Bool, _ antialiasing: AntialiasDetector?
  ) {
    self.comparison = comparison
    self.distance = distance
    self.stopsEarly = stopsEarly
    self.antialiasing = antialiasing
    range =
      comparison.metric == .pixelmatch
      ? nil
      : antialiasing.map {
        HalfPixelRange(expected: $0.expected, actual: $0.actual, width: $0.width, height: $0.height)
      }
    limit = distance.measure(ofTolerance: comparison.tolerance)
    allowed = comparison.area.pixels(of: difference.compared)
    let size = difference.size
    self.size = size
    ignored = comparison.ignored.map { $0.intersection(size) }.filter { $0.area > 0 }
    common = PixelSize(
      width: min(difference.expectedSize.width, difference.actualSize.width),
      height: min(difference.expectedSize.height, difference.actualSize.height))
    countsAll =
      comparison.metric == .exact && limit < 1 && antialiasing == nil
      && ignored.isEmpty && common == size && !stopsEarly
  }

  /// Scans pictures of the size of the difference, and notes what it finds there.
  ///
  /// - Parameter forEachBand: visits all bands, in any order and on any threads.
  func run(
    into difference: inout PixelDifference,
    _ forEachBand: (@escaping PixelBand.Visitor) throws -> Void
  ) rethrows {
    let found = FoundBands()
    try forEachBand { band in
      let findings = scan(band)
      let changed = found.add(findings, of: band.rows)
      return !stopsEarly || changed <= allowed
    }
    var findings = found.joined
    if let range {
      findings.judgeEdges(in: range) { index in
        distance.measure(range.expected[index], range.actual[index], index: index)
      }
    }
    findings.note(in: &difference)
    difference.largest = distance.figure(findings.largest)
  }

  private func scan(_ band: PixelBand) -> Findings {
    var findings = Findings(keepsPlaces: !stopsEarly || allowed > 0)
    var memory = MeasureMemory(isNeeded: Distance.isCostly)
    if common != size { addUncommon(band.rows, &findings) }
    let end = band.rows.count * size.width
    var index = 0
    while index < end {
      index &+= Self.equalPixels(band.expected + index, band.actual + index, limit: end &- index)
      guard index < end else { break }
      if countsAll {
        let count = Self.differingPixels(
          band.expected + index, band.actual + index, limit: end &- index)
        add(index, count, band, &findings)
        index &+= count
        continue
      }
      examine(index, band, &findings, &memory)
      if stopsEarly && findings.known > allowed { break }
      index &+= 1
    }
    if common != size { findings.changedPixels.sort() }
    return findings
  }

  /// Adds neighbours that all changed.
  private func add(_ offset: Int, _ count: Int, _ band: PixelBand, _ findings: inout Findings) {
    let index = band.rows.lowerBound &* size.width &+ offset
    let (expected, actual) = (band.expected + offset, band.actual + offset)
    findings.differing += count
    findings.addChanged(index, count: count)
    let largest = ExactDistance.largestMeasure(expected, actual, count: count)
    guard largest > findings.largest else { return }
    for pixel in 0..<count {
      findings.add(
        distance.measure(expected[pixel], actual[pixel], index: index + pixel), at: index + pixel)
    }
  }

  private func examine(
    _ offset: Int, _ band: PixelBand, _ findings: inout Findings, _ memory: inout MeasureMemory
  ) {
    let index = band.rows.lowerBound &* size.width &+ offset
    let x = index % size.width
    let y = index / size.width
    // Pixels that only one picture has were counted before.
    guard x < common.width, y < common.height, !isIgnored(x, y) else { return }
    findings.differing += 1
    let measure = measure(band.expected[offset], band.actual[offset], index, &memory)
    guard measure > limit else {
      findings.add(measure, at: index)
      return
    }
    if let range {
      let isInRange = range.holds(x: x, y: y)
      // Out of range is changed, whatever it softens.
      let softens = isInRange && isAntialiased(x, y)
      findings.addEdge(
        EdgePixel(index: Int32(index), softens: softens, isInRange: isInRange), measure)
    } else if isAntialiased(x, y) {
      findings.addAntialiased(index)
    } else {
      findings.add(measure, at: index)
      findings.addChanged(index)
    }
  }

  @inline(__always)
  private func measure(
    _ expected: UInt32, _ actual: UInt32, _ index: Int, _ memory: inout MeasureMemory
  ) -> Double {
    guard Distance.isCostly else { return distance.measure(expected, actual, index: index) }
    return memory.measure(expected, actual) {
      distance.measure(expected, actual, index: index)
    }
  }

  private func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    antialiasing?.isAntialiased(x: x, y: y) ?? false
  }

  /// Pixels outside one of the pictures are changed.
  private func addUncommon(_ rows: Range<Int>, _ findings: inout Findings) {
    for y in rows {
      for x in (y < common.height ? common.width : 0)..<size.width where !isIgnored(x, y) {
        findings.differing += 1
        findings.addChanged(y * size.width + x)
      }
    }
  }

  @inline(__always)
  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    ignored.contains { $0.contains(x: x, y: y) }
  }

  /// The equal pixels at the start.
  @inline(__always)
  private static func equalPixels(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    let (left, right) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var count = 0
    while count &+ 8 <= limit {
      let at = count &<< 2
      let one = left.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt64>.self)
      let other = right.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt64>.self)
      let different = one ^ other
      let half = different.lowHalf | different.highHalf
      if half.x | half.y != 0 { break }
      count &+= 8
    }
    while count < limit && a[count] == b[count] { count &+= 1 }
    return count
  }

  /// The pixels at the start of which each differs.
  @inline(__always)
  private static func differingPixels(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    var count = 0
    while count < limit && a[count] != b[count] { count &+= 1 }
    return count
  }
}
