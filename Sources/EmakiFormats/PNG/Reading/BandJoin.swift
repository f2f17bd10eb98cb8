import EmakiPlatform

/// Turns the stored rows of two pictures into pixels, band by band, and hands out those that differ.
///
/// Rows that are stored as the same bytes, below rows with the same pixels, have the same pixels
/// whatever their filter is. So most rows of pictures that are mostly equal are made only once. Only
/// one thread at a time joins bands.
final class BandJoin: @unchecked Sendable {
  private let width: Int
  private let storedBytes: [Int]
  private let visit: PNGPair.BandVisitor
  /// Whether equal bytes can mean equal pixels.
  private let hasSameFormat: Bool
  private var writers: [PNGRowWriter]
  /// For each picture the row above the band, then the rows of the band.
  private let pixels: [UnsafeMutablePointer<UInt32>]
  /// Whether the last rows of both have the same pixels, so that only the first picture's were made.
  private var isSame: Bool

  init(
    _ first: PNGContents, _ second: PNGContents, bandRows: Int,
    _ visit: @escaping PNGPair.BandVisitor
  ) {
    let both = [first, second]
    let width = first.header.width
    self.width = width
    self.visit = visit
    storedBytes = both.map { 1 + $0.header.rowBytes(width) }
    hasSameFormat = first.hasSamePixelFormat(as: second)
    isSame = hasSameFormat
    writers = both.map {
      PNGRowWriter(PNGRowExpander($0), $0.header, rowBytes: $0.header.rowBytes(width))
    }
    pixels = both.map { _ in .allocate(capacity: (bandRows + 1) * width) }
  }

  deinit { for pixels in pixels { pixels.deallocate() } }

  /// Goes through the next band.
  ///
  /// - Returns: whether more bands are wanted.
  func join(
    _ rows: Range<Int>, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) throws(PNGPair.Failure) -> Bool {
    var isWanted = true
    /// The first of the differing rows that were not handed out.
    var start = 0
    for row in 0..<rows.count where isWanted {
      let stored = (first + row * storedBytes[0], second + row * storedBytes[1])
      if try makeRow(row, stored, isFirst: row + rows.lowerBound == 0) {
        isWanted = handOut(start..<row, of: rows)
        start = row + 1
      }
    }
    if isWanted { isWanted = handOut(start..<rows.count, of: rows) }
    for pixels in pixels { pixels.update(from: pixels + rows.count * width, count: width) }
    return isWanted
  }

  private func handOut(_ differing: Range<Int>, of rows: Range<Int>) -> Bool {
    guard !differing.isEmpty else { return true }
    let offset = (differing.lowerBound + 1) * width
    let start = rows.lowerBound + differing.lowerBound
    return visit(start..<(start + differing.count), pixels[0] + offset, pixels[1] + offset)
  }

  /// Makes the pixels of a row of the band; returns whether they are the same in both pictures.
  private func makeRow(
    _ row: Int, _ stored: (UnsafeRawPointer, UnsafeRawPointer), isFirst: Bool
  ) throws(PNGPair.Failure) -> Bool {
    if isSame && memcmp(stored.0, stored.1, storedBytes[0]) == 0 {
      try write(stored.0, side: 0, row, isFirst)
      return true
    }
    if isSame && !isFirst {
      // From here on the second picture is read separately.
      pixels[1].advanced(by: row * width).update(from: pixels[0] + row * width, count: width)
      writers[1].continue(below: writers[0])
    }
    try write(stored.0, side: 0, row, isFirst)
    try write(stored.1, side: 1, row, isFirst)
    let at = (row + 1) * width
    let areEqual = memcmp(pixels[0] + at, pixels[1] + at, 4 * width) == 0
    isSame = hasSameFormat && areEqual && writers[0].isAtSamePlace(as: writers[1])
    return areEqual
  }

  private func write(
    _ stored: UnsafeRawPointer, side: Int, _ row: Int, _ isFirst: Bool
  ) throws(PNGPair.Failure) {
    let above = pixels[side] + row * width
    let bytes = UnsafeRawBufferPointer(start: stored, count: storedBytes[side])
    do throws(PNGError) {
      try writers[side].write(
        bytes, count: width, to: above + width, above: isFirst ? nil : UnsafePointer(above))
    } catch { throw PNGPair.Failure(isSecond: side == 1, error: error) }
  }
}
