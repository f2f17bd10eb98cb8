import Synchronization

/// What a scan of some rows found.
struct Findings {
  /// Whether pictures of the difference are wanted, and so the places of pixels.
  var keepsPlaces = true
  var differing = 0
  var changed = 0
  var antialiased = 0
  /// The largest measure of a counted pixel, and the first place where it is.
  var largest = 0.0
  var largestIndex: Int?
  /// Ascending.
  var changedIndices: [Int32] = []
  /// Ascending.
  var antialiasedIndices: [Int32] = []
  /// Pixels beyond the tolerance that are judged with those around them, ascending.
  var edges: [EdgePixel] = []
  /// Those of them that changed whatever is around them.
  var changedEdges = 0

  /// The pixels that are known to be changed.
  var known: Int { changed + changedEdges }

  /// Of equal measures the first pixel's is told, in whatever order they come.
  mutating func add(_ measure: Double, at index: Int) {
    if measure == largest, let first = largestIndex { largestIndex = min(first, index) }
    guard measure > largest else { return }
    largest = measure
    largestIndex = index
  }

  mutating func addChanged(_ index: Int) {
    changed += 1
    if keepsPlaces { changedIndices.append(Int32(index)) }
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
    changedIndices.sort()
  }

  mutating func addAntialiased(_ index: Int) {
    antialiased += 1
    if keepsPlaces { antialiasedIndices.append(Int32(index)) }
  }

  /// Adds what was found in the rows below.
  mutating func append(_ below: Findings) {
    differing += below.differing
    changed += below.changed
    antialiased += below.antialiased
    if let index = below.largestIndex { add(below.largest, at: index) }
    changedIndices += below.changedIndices
    antialiasedIndices += below.antialiasedIndices
    edges += below.edges
    changedEdges += below.changedEdges
  }

  /// Writes the figures down.
  func note(in difference: inout PixelDifference) {
    difference.differing = differing
    difference.changed = changed
    difference.antialiased = antialiased
    difference.largestIndex = largestIndex
    difference.changedIndices = changedIndices
    difference.antialiasedIndices = antialiasedIndices
  }
}

/// What was found in the bands that were scanned so far.
final class FoundBands: Sendable {
  private let bands = Mutex<(changed: Int, findings: [(row: Int, Findings)])>((0, []))

  /// Adds a band; returns how many pixels are known to be changed in all of them.
  func add(_ findings: Findings, of rows: Range<Int>) -> Int {
    bands.withLock { bands in
      bands.findings.append((rows.lowerBound, findings))
      bands.changed += findings.known
      return bands.changed
    }
  }

  /// Everything that was found, from the top down.
  var joined: Findings {
    bands.withLock { $0.findings }.sorted { $0.row < $1.row }
      .reduce(into: Findings()) { $0.append($1.1) }
  }
}
