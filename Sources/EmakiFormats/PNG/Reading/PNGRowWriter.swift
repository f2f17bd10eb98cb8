/// Undoes the filters of rows and writes their pixels, from the top of a picture or pass down.
struct PNGRowWriter {
  private let expander: PNGRowExpander
  private let pixelFilter: PNGPixelFilter?
  private let distance: Int
  /// The row in work and the last one, without filter, where bytes are not those of the pixels.
  private var current: [UInt8]
  private var last: [UInt8]

  /// - Parameter rowBytes: of the longest row, without the filter byte.
  init(_ expander: PNGRowExpander, _ header: PNGHeader, rowBytes: Int) {
    self.expander = expander
    pixelFilter = expander.pixelFilter
    distance = header.filterDistance
    // Expanding may read four bytes behind a row.
    current = pixelFilter == nil ? [UInt8](repeating: 0, count: rowBytes + 4) : []
    last = current
  }

  /// Writes the pixels of a row.
  ///
  /// - Parameters:
  ///   - row: the filter byte and the bytes; four more may be read.
  ///   - count: how many pixels.
  ///   - step: from one written pixel to the next.
  ///   - above: the pixels of the row that was written last; `nil` for a first row.
  mutating func write(
    _ row: UnsafeRawBufferPointer, count: Int, to pixels: UnsafeMutablePointer<UInt32>,
    step: Int = 1, above: UnsafePointer<UInt32>?
  ) throws(PNGError) {
    guard let base = row.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
    let isKnown =
      pixelFilter?.undo(filter: base[0], base + 1, above: above, to: pixels, count: count)
      ?? writeBytes(row, count, pixels, step, isFirst: above == nil)
    guard isKnown else { throw PNGError(InflateError.malformed) }
  }

  /// Goes on below the last row of another picture of the same kind.
  mutating func `continue`(below other: PNGRowWriter) { last = other.last }

  /// Whether the rows that follow are the same here and there if their stored bytes are, provided
  /// that the pixels of the last row are.
  func isAtSamePlace(as other: PNGRowWriter) -> Bool { last == other.last }

  /// Writes a row of any kind; `false` where its filter is unknown.
  private mutating func writeBytes(
    _ row: UnsafeRawBufferPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>,
    _ step: Int, isFirst: Bool
  ) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: row.dropFirst())
    let isKnown = current.withUnsafeMutableBufferPointer { current in
      last.withUnsafeBufferPointer { last in
        guard let base = current.baseAddress, let source = bytes.baseAddress else { return false }
        UnsafeMutableRawPointer(base).copyMemory(from: source, byteCount: bytes.count)
        guard
          PNGUnfilter.undo(
            filter: row[0], row: base, above: isFirst ? nil : last.baseAddress,
            count: bytes.count, distance: distance)
        else { return false }
        expander.expand(base, count: count, to: pixels, step: step)
        return true
      }
    }
    swap(&current, &last)
    return isKnown
  }
}
