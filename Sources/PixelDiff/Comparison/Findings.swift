import Synchronization

/// The findings of a scan of some rows.
struct Findings {
  /// Whether pictures of the difference are wanted, and so the positions of pixels.
  var keepsPlaces = true
  var differing = 0
  var changed = 0
  var antialiased = 0
  /// The largest measure of a counted pixel, and the index of the first pixel that has it.
  var largest = 0.0
  var largestIndex: Int?
  var changedPixels = PixelRuns()
  var antialiasedPixels = PixelRuns()
  /// Pixels beyond the tolerance that are judged with those around them, ascending.
  var edges: [EdgePixel] = []
  /// Those of them that changed whatever is around them.
  var changedEdges = 0

  /// The pixels that are known to be changed.
  var known: Int { changed + changedEdges }

  /// Of equal measures the first pixel's is reported, in whatever order they come.
  mutating func add(_ measure: Double, at index: Int) {
    if measure == largest, let first = largestIndex { largestIndex = min(first, index) }
    guard measure > largest else { return }
    largest = measure
    largestIndex = index
  }

  @inline(__always)
  mutating func addChanged(_ index: Int, count: Int = 1) {
    changed += count
    if keepsPlaces { changedPixels.append(index, count: count) }
  }

  mutating func addEdge(_ pixel: EdgePixel, _ measure: Double) {
    edges.append(pixel)
    guard !pixel.isInRange else { return }
    changedEdges += 1
    add(measure, at: Int(pixel.index))
  }

  /// Judges the edges, and counts them with the others; those out of range are measured already.
  mutating func judgeEdges(in range: HalfPixelRange, measure: (Int) -> Double) {
    let edges = edges
    self.edges = []
    changedEdges = 0
    SoftenedEdges.judge(edges, in: range) { pixel, isChanged in
      let index = Int(pixel.index)
      guard isChanged else { return addAntialiased(index) }
      if pixel.isInRange { add(measure(index), at: index) }
      addChanged(index)
    }
    changedPixels.sort()
  }

  mutating func addAntialiased(_ index: Int) {
    antialiased += 1
    if keepsPlaces { antialiasedPixels.append(index, count: 1) }
  }

  /// Adds what was found in the rows below.
  mutating func append(_ below: Findings) {
    differing += below.differing
    changed += below.changed
    antialiased += below.antialiased
    if let index = below.largestIndex { add(below.largest, at: index) }
    changedPixels.append(below.changedPixels)
    antialiasedPixels.append(below.antialiasedPixels)
    edges += below.edges
    changedEdges += below.changedEdges
  }

  /// Writes the figures down.
  func note(in difference: inout PixelDifference) {
    difference.differing = differing
    difference.changed = changed
    difference.antialiased = antialiased
    difference.largestIndex = largestIndex
    difference.changedPixels = changedPixels
    difference.antialiasedPixels = antialiasedPixels
  }
}

/// The findings of the bands that were scanned so far.
final class FoundBands: Sendable {
  private struct Band {
    let row: Int
    let findings: Findings
  }

  private struct State {
    var changed = 0
    /// In the order in which they came.
    var bands: [Band] = []
    /// Whether that is from the top down, as it mostly is.
    var isOrdered = true
  }

  private let state = Mutex(State())

  /// Adds a band; returns how many pixels are known to be changed in all of them.
  func add(_ findings: Findings, of rows: Range<Int>) -> Int {
    state.withLock { state in
      if let last = state.bands.last, last.row > rows.lowerBound { state.isOrdered = false }
      state.bands.append(Band(row: rows.lowerBound, findings: findings))
      state.changed += findings.known
      return state.changed
    }
  }

  /// Everything that was found, from the top down.
  var joined: Findings {
    var (bands, isOrdered) = state.withLock { ($0.bands, $0.isOrdered) }
    if !isOrdered { bands.sort { $0.row < $1.row } }
    var all = Findings()
    all.changedPixels.reserve(bands.reduce(0) { $0 + $1.findings.changedPixels.runs.count })
    for band in bands { all.append(band.findings) }
    return all
  }
}
