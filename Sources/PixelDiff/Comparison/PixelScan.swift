import Dispatch
import Synchronization

/// Goes through all pixels once, in bands on several threads; equal ones are skipped eight at a
/// time.
struct PixelScan<Distance: PixelDistance>: Sendable {
  private let comparison: PixelComparison
  private let distance: Distance
  private let limit: Double
  private let allowed: Int
  /// Whether to stop once more pixels changed than allowed.
  private let stopsEarly: Bool
  private let size: PixelSize
  private let common: PixelSize

  init(
    _ comparison: PixelComparison, _ distance: Distance, _ difference: PixelDifference,
    stopsEarly: Bool
  ) {
    self.comparison = comparison
    self.distance = distance
    self.stopsEarly = stopsEarly
    limit = distance.measure(ofTolerance: comparison.tolerance)
    allowed = comparison.area.pixels(of: difference.compared)
    size = difference.size
    common = PixelSize(
      width: min(difference.expectedSize.width, difference.actualSize.width),
      height: min(difference.expectedSize.height, difference.actualSize.height))
  }

  /// Scans two pictures of the size of the difference, and notes what it finds there.
  func run(
    _ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer, into difference: inout PixelDifference
  ) {
    let pair = AntialiasDetector(
      expected: expected.assumingMemoryBound(to: UInt32.self),
      actual: actual.assumingMemoryBound(to: UInt32.self), width: size.width, height: size.height)
    let bands = bands
    let found = Mutex([Findings?](repeating: nil, count: bands.count))
    let changed = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: bands.count) { index in
      if stopsEarly && changed.load(ordering: .relaxed) > allowed { return }
      let findings = scan(bands[index], pair)
      changed.add(findings.changed, ordering: .relaxed)
      found.withLock { $0[index] = findings }
    }
    let all = found.withLock { $0.compactMap { $0 } }
    let findings = all.reduce(into: Findings()) { $0.append($1) }
    findings.note(in: &difference)
    difference.largest = distance.figure(findings.largest)
  }

  /// Rows that one thread takes at a time: enough that starting on them costs nothing.
  private var bands: [Range<Int>] {
    let rows = max(1, Self.bandPixels / max(size.width, 1))
    return stride(from: 0, to: size.height, by: rows).map { $0..<min($0 + rows, size.height) }
  }

  private static var bandPixels: Int { 1 << 19 }

  private func scan(_ rows: Range<Int>, _ pair: AntialiasDetector) -> Findings {
    var findings = Findings(keepsPlaces: !stopsEarly || allowed > 0)
    if common != size { addUncommon(rows, &findings) }
    let end = rows.upperBound * size.width
    var index = rows.lowerBound * size.width
    while index < end {
      index &+= Self.equalPixels(pair.expected + index, pair.actual + index, limit: end &- index)
      guard index < end else { break }
      examine(index, pair, &findings)
      if stopsEarly && findings.changed > allowed { break }
      index &+= 1
    }
    if common != size { findings.changedIndices.sort() }
    return findings
  }

  private func examine(_ index: Int, _ pair: AntialiasDetector, _ findings: inout Findings) {
    let x = index % size.width
    let y = index / size.width
    // Pixels that only one picture has were counted before.
    guard x < common.width, y < common.height, !isIgnored(x, y) else { return }
    findings.differing += 1
    let measure = distance.measure(pair.expected[index], pair.actual[index], index: index)
    guard measure > limit else {
      findings.add(measure, at: index)
      return
    }
    if comparison.ignoresAntialiasing && pair.isAntialiased(x: x, y: y) {
      findings.addAntialiased(index)
    } else {
      findings.add(measure, at: index)
      findings.addChanged(index)
    }
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
    comparison.ignored.contains { $0.contains(x: x, y: y) }
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
}
