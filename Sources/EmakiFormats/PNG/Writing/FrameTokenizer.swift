import EmakiPlatform

/// Turns a picture into the literals and matches of a deflate stream, without a copy of its rows.
///
/// It is made for flat drawings with text. A row that equals the one above is stored with the
/// filter Up, that is as zeros; every other row is stored as it is (filter None), and only three
/// matches are tried at a pixel: the pixel to the left, the row above, and, where both differ, the
/// last position where the same colour was seen. The last is worth it for a single pixel of three
/// bytes: the soft edges of letters have few colours, and a match costs less than three literals.
///
/// The Adler-32 check needs `Σ bᵢ` and `Σ (n − i) bᵢ` of each row; both are kept and changed only by
/// the pixels that differ from the row above.
struct FrameTokenizer<Format: SampleFormat> {
  private let source: PixelSource
  private let format: Format
  private let places: RecentPlaces
  private let edges: RowEdges
  private let rowBytes: Int

  private(set) var adler = Adler32()
  private var sums = RowSums(size: Format.size, channels: Format.channels)
  /// Bytes at the end of what was tokenized that wait to become a match with `upDistance`.
  private var pendingUp = 0
  private var upDistance = 0

  /// The shortest run in pixels that can be a match.
  private let minRun = (DeflateFormat.minMatch + Format.size - 1) / Format.size
  /// The pixels that are looked up together: as few as can be a match, but enough to be rare; more
  /// than a row has in pictures that are too high for `RecentPlaces`.
  private let span: Int

  /// Pixels that equal those `distance` bytes before; none where the length is 0.
  private struct Run {
    var length = 0
    var distance = 0
  }

  /// - Parameters:
  ///   - places: the table of recent positions, cleared by the caller.
  ///   - edges: storage; what it held before does not matter.
  init(source: PixelSource, format: Format, places: RecentPlaces, edges: RowEdges) {
    self.source = source
    self.format = format
    self.places = places
    self.edges = edges
    rowBytes = source.width * Format.size + 1
    let fewest = Format.size >= DeflateFormat.minMatch ? 1 : 4
    span = source.height <= RecentPlaces.maxHeight ? fewest : source.width + 1
  }

  /// Appends all rows to the stream; `false` as soon as a pixel does not fit the format.
  mutating func run(into stream: inout DeflateStream) -> Bool {
    var lastPlain = 0
    edges.start(width: source.width)
    for y in 0..<source.height {
      guard readRow(y) else { return false }
      if y > 0 && edges.above.next(from: 0) == source.width {
        flushUp(y: y - 1, x: source.width, stream: &stream)
        repeatRow(stream: &stream)
        continue
      }
      adler.add(count: rowBytes, sum: sums.sum, weighted: sums.weighted(rowBytes: rowBytes))
      startRow(y, distance: (y - lastPlain) * rowBytes, stream: &stream)
      tokenizeRow(y, stream: &stream)
      lastPlain = y
    }
    flushUp(y: source.height - 1, x: source.width, stream: &stream)
    return true
  }

  // MARK: Whole rows

  /// A row equal to the one above: filter Up and zeros.
  private mutating func repeatRow(stream: inout DeflateStream) {
    let filterUp: UInt8 = 2
    adler.add(count: rowBytes, sum: UInt64(filterUp), weighted: UInt64(filterUp) * UInt64(rowBytes))
    stream.literals(UInt32(filterUp), count: 2)
    let zeros = rowBytes - 2
    if zeros >= DeflateFormat.minMatch {
      stream.match(length: zeros, distance: 1)
    } else {
      for _ in 0..<zeros { stream.literal(0) }
    }
  }

  /// The filter byte of a plain row, as part of a match where the last plain row is in reach.
  private mutating func startRow(_ y: Int, distance: Int, stream: inout DeflateStream) {
    if distance != upDistance { flushUp(y: y - 1, x: source.width, stream: &stream) }
    upDistance = distance <= DeflateFormat.window ? distance : 0
    if upDistance > 0 { pendingUp += 1 } else { stream.literal(0) }
  }

  /// Changes the sums and edges of the row above to those of row `y`; `false` when a pixel does not
  /// fit.
  private mutating func readRow(_ y: Int) -> Bool {
    let row = source.row(y)
    guard y > 0 else { return addFirstRow(row) }
    let above = source.row(y - 1)
    edges.startRow()
    // In registers, for the loop.
    let edges = edges
    var sums = sums
    var common = SIMD8<UInt32>(repeating: .max)
    let lanesEnd = Format.channels == nil ? source.width : min(source.width, RowSums.laneLimit)
    let end = lanesEnd &- RowEdges.lanes
    let stretch = 64
    var x = 0
    while x <= end {
      // The system compares long stretches with the widest steps that the processor has.
      if x & (stretch &- 1) == 0 && x &+ stretch <= lanesEnd
        && memcmp(row + x, above + x, 4 &* stretch) == 0
      {
        x &+= stretch
        continue
      }
      if !EqualRun.isEqual(row + x, above + x) {
        edges.addLanes(row, above, at: x)
        if Format.channels != nil {
          common &= UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<UInt32>.self)
          sums.replace(above + x, by: row + x, at: x)
        } else {
          for x in x..<x &+ RowEdges.lanes where row[x] != above[x] {
            if format.rejects(row[x]) { return false }
            sums.replace(format.sample(above[x]), by: format.sample(row[x]), at: x)
          }
        }
      }
      x &+= RowEdges.lanes
    }
    // The remainder of usual rows, and of those that are too wide for sums of lanes.
    while x < source.width {
      if row[x] != above[x] {
        edges.add(row, at: x)
        if format.rejects(row[x]) { return false }
        sums.replace(format.sample(above[x]), by: format.sample(row[x]), at: x)
      }
      x &+= 1
    }
    sums.endRow()
    self.sums = sums
    return !format.rejectsAny(common)
  }

  private mutating func addFirstRow(_ row: UnsafePointer<UInt32>) -> Bool {
    edges.addFirst(row)
    for x in 0..<source.width {
      if format.rejects(row[x]) { return false }
      sums.add(format.sample(row[x]), at: x)
    }
    return true
  }

  // MARK: Inside a row

  private mutating func tokenizeRow(_ y: Int, stream: inout DeflateStream) {
    let row = source.row(y)
    let (aboveEdges, leftEdges) = (edges.above, edges.left)
    let reachesAbove = upDistance > 0
    let width = source.width
    var x = 0
    var upEnd = 0
    var leftEnd = 0
    while x < width {
      if x >= upEnd { upEnd = reachesAbove ? aboveEdges.next(from: x) : x }
      if x >= leftEnd { leftEnd = leftEdges.next(from: x) }
      let up = upEnd &- x
      let left = leftEnd &- x
      var run = Run()
      if up < minRun && left < minRun {
        if x &+ span <= width { run = repeatedRun(y: y, x: x) }
      } else if left >= minRun && (left >= up || prefersLeft(left, to: up)) {
        run = Run(length: left, distance: Format.size)
      }
      if run.length > 0 {
        flushUp(y: y, x: x, stream: &stream)
        stream.match(length: run.length &* Format.size, distance: run.distance)
        x &+= run.length
      } else if up >= minRun {
        // Not all at once: a run to the left may start here and be cheaper.
        let step = min(up, DeflateFormat.maxMatch / Format.size)
        pendingUp &+= step &* Format.size
        x &+= step
      } else {
        flushUp(y: y, x: x, stream: &stream)
        stream.literals(format.sample(row[x]), count: Format.size)
        x &+= 1
      }
    }
  }

  /// Whether a run to the left, and then the rest of the longer run above, needs fewer bits.
  ///
  /// A near distance has no extra bits, that of a row about ten.
  @inline(__always)
  private func prefersLeft(_ left: Int, to up: Int) -> Bool {
    func matches(_ pixels: Int) -> Int {
      (pixels &* Format.size &+ DeflateFormat.maxMatch &- 1) / DeflateFormat.maxMatch
    }
    return 4 &* matches(left) &+ 14 &* matches(up &- left) < 14 &* matches(up)
  }

  /// The run from the last position of the next pixels, if there is one in reach.
  @inline(__always)
  private func repeatedRun(y: Int, x: Int) -> Run {
    let pixels = source.row(y) + x
    let place = places.exchange(pixels, span: span, x: x, y: y)
    let distance = place.rowsAbove &* rowBytes &+ (x &- place.x) &* Format.size
    guard distance > 0 && distance <= DeflateFormat.window else { return Run() }
    let earlier = source.row(y &- place.rowsAbove) + place.x
    guard earlier.pointee == pixels.pointee else { return Run() }
    let limit = source.width &- max(x, place.x)
    let length = EqualRun.length(pixels, earlier, limit: limit)
    return length >= span ? Run(length: length, distance: distance) : Run()
  }

  /// Turns the waiting bytes, which end before pixel `x` of row `y`, into a match.
  @inline(__always)
  private mutating func flushUp(y: Int, x: Int, stream: inout DeflateStream) {
    guard pendingUp > 0 else { return }
    if pendingUp >= DeflateFormat.minMatch {
      stream.match(length: pendingUp, distance: upDistance)
    } else {
      flushUpAsLiterals(y: y, x: x, stream: &stream)
    }
    pendingUp = 0
  }

  /// One or two waiting bytes are too short for a match: a filter byte, or indexed pixels.
  private func flushUpAsLiterals(y: Int, x: Int, stream: inout DeflateStream) {
    for place in (x - pendingUp)..<x {
      if place >= 0 {
        stream.literal(UInt8(truncatingIfNeeded: format.sample(source.row(y)[place])))
      } else if place == -1 {
        stream.literal(0)
      } else {
        let last = source.row(y - 1)[source.width - 1]
        stream.literal(UInt8(truncatingIfNeeded: format.sample(last)))
      }
    }
  }
}
