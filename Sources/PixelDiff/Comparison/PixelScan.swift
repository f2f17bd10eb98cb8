/// Goes through all pixels once; equal ones are skipped eight at a time.
struct PixelScan<Distance: PixelDistance> {
  private let comparison: PixelComparison
  private let distance: Distance
  private let limit: Double
  private let allowed: Int
  /// Whether to stop once more pixels changed than allowed.
  private let stopsEarly: Bool
  private let size: PixelSize
  private let common: PixelSize
  private var largestMeasure = 0.0
  private(set) var difference: PixelDifference

  init(
    _ comparison: PixelComparison, _ distance: Distance, _ difference: PixelDifference,
    stopsEarly: Bool
  ) {
    self.comparison = comparison
    self.distance = distance
    self.difference = difference
    self.stopsEarly = stopsEarly
    limit = distance.measure(ofTolerance: comparison.tolerance)
    allowed = comparison.area.pixels(of: difference.compared)
    size = difference.size
    common = PixelSize(
      width: min(difference.expectedSize.width, difference.actualSize.width),
      height: min(difference.expectedSize.height, difference.actualSize.height))
  }

  /// Scans two pictures of the size `difference.size`.
  mutating func run(_ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer) {
    let count = size.width * size.height
    let a = expected.assumingMemoryBound(to: UInt32.self)
    let b = actual.assumingMemoryBound(to: UInt32.self)
    let detector = AntialiasDetector(
      expected: a, actual: b, width: size.width, height: size.height)
    if !stopsEarly || allowed > 0 { difference.marks = [UInt8](repeating: 0, count: count) }
    if common != size { markUncommon() }
    var index = 0
    while index < count {
      index &+= Self.equalPixels(a + index, b + index, limit: count &- index)
      guard index < count else { break }
      examine(index, a[index], b[index], detector)
      if stopsEarly && difference.changed > allowed { break }
      index &+= 1
    }
    markIgnored()
    if common != size { difference.changedIndices.sort() }
    difference.largest = distance.figure(largestMeasure)
  }

  private mutating func examine(
    _ index: Int, _ expected: UInt32, _ actual: UInt32, _ detector: AntialiasDetector
  ) {
    let x = index % size.width
    let y = index / size.width
    // Pixels that only one picture has were marked before.
    guard x < common.width, y < common.height, !isIgnored(x, y) else { return }
    difference.differing += 1
    let measure = distance.measure(expected, actual, index: index)
    guard measure > limit else {
      note(measure, at: index)
      return
    }
    if comparison.ignoresAntialiasing && detector.isAntialiased(x: x, y: y) {
      difference.antialiased += 1
      mark(index, .antialiased)
      return
    }
    note(measure, at: index)
    markChanged(index)
  }

  private mutating func markChanged(_ index: Int) {
    difference.changed += 1
    guard !difference.marks.isEmpty else { return }
    difference.marks[index] = PixelDifference.Mark.changed.rawValue
    difference.changedIndices.append(Int32(index))
  }

  private mutating func note(_ measure: Double, at index: Int) {
    guard measure > largestMeasure else { return }
    largestMeasure = measure
    difference.largestIndex = index
  }

  private mutating func mark(_ index: Int, _ mark: PixelDifference.Mark) {
    if !difference.marks.isEmpty { difference.marks[index] = mark.rawValue }
  }

  /// Pixels outside one of the pictures are changed.
  private mutating func markUncommon() {
    for y in 0..<size.height {
      for x in (y < common.height ? common.width : 0)..<size.width where !isIgnored(x, y) {
        difference.differing += 1
        markChanged(y * size.width + x)
      }
    }
  }

  private mutating func markIgnored() {
    guard !difference.marks.isEmpty else { return }
    for rect in comparison.ignored {
      for y in max(rect.y, 0)..<max(min(rect.y + rect.height, size.height), max(rect.y, 0)) {
        for x in max(rect.x, 0)..<max(min(rect.x + rect.width, size.width), max(rect.x, 0)) {
          mark(y * size.width + x, .ignored)
        }
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
