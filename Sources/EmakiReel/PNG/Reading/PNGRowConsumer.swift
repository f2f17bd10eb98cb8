/// Takes the expanded bytes of a picture, undoes the filters and writes pixels.
struct PNGRowConsumer: InflateConsumer {
  private let expander: PNGRowExpander
  private let pixelFilter: PNGPixelFilter?
  private let header: PNGHeader
  private let passes: [PNGPass]
  private let pixels: UnsafeMutablePointer<UInt32>
  private let width: Int

  private var pass = 0
  private var y = 0
  /// The filter byte and the bytes of a row that has not come whole yet, then the row in work.
  private var partial: [UInt8]
  private var partialCount = 0
  /// The last two rows without filter.
  private var current: [UInt8]
  private var above: [UInt8]

  /// Whether every row has come.
  var isComplete: Bool { pass == passes.count }

  /// - Parameter pixels: room for `width · height` pixels.
  init(
    expander: PNGRowExpander, header: PNGHeader, width: Int, height: Int,
    pixels: UnsafeMutablePointer<UInt32>
  ) {
    self.expander = expander
    pixelFilter = expander.pixelFilter
    self.header = header
    self.width = width
    self.pixels = pixels
    passes = header.passes(width: width, height: height)
    // Expanding may read four bytes behind a row.
    let rowBytes = header.rowBytes(width) + 4
    partial = [UInt8](repeating: 0, count: rowBytes + 1)
    current = [UInt8](repeating: 0, count: rowBytes)
    above = current
  }

  mutating func take(_ bytes: UnsafeRawBufferPointer) throws(InflateError) -> Bool {
    var rest = bytes
    while !isComplete {
      let needed = header.rowBytes(passes[pass].width) + 1
      if partialCount == 0 && rest.count >= needed {
        try finishRow(UnsafeRawBufferPointer(rebasing: rest.prefix(needed)))
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(needed))
        continue
      }
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(needed - partialCount))
      partial.withUnsafeMutableBytes { partial in
        UnsafeMutableRawBufferPointer(rebasing: partial[partialCount...]).copyMemory(from: part)
      }
      partialCount += part.count
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(part.count))
      guard partialCount == needed else { return true }
      partialCount = 0
      try finishPartialRow(needed)
    }
    return rest.isEmpty
  }

  private mutating func finishPartialRow(_ count: Int) throws(InflateError) {
    let row = partial
    let result = row.withUnsafeBytes { row in
      Result { () throws(InflateError) in
        try finishRow(UnsafeRawBufferPointer(rebasing: row.prefix(count)))
      }
    }
    try result.get()
  }

  /// Undoes the filter of a row, writes its pixels, and moves on to the next.
  private mutating func finishRow(_ row: UnsafeRawBufferPointer) throws(InflateError) {
    guard pixelFilter.map({ write(row, $0) }) ?? writeBytes(row) else { throw .malformed }
    y += 1
    if y == passes[pass].height {
      pass += 1
      y = 0
    }
  }

  /// Writes a row whose bytes are those of the pixels; `false` where its filter is unknown.
  private func write(_ row: UnsafeRawBufferPointer, _ filter: PNGPixelFilter) -> Bool {
    guard let base = row.assumingMemoryBound(to: UInt8.self).baseAddress else { return false }
    let target = pixels + y * width
    return filter.undo(
      filter: base[0], base + 1, above: y == 0 ? nil : UnsafePointer(target - width), to: target,
      count: width)
  }

  /// Writes a row of any kind; `false` where its filter is unknown.
  private mutating func writeBytes(_ row: UnsafeRawBufferPointer) -> Bool {
    let part = passes[pass]
    let isFirst = y == 0
    let target = pixels + (part.y + y * part.stepY) * width + part.x
    let bytes = UnsafeRawBufferPointer(rebasing: row.dropFirst())
    let isKnown = current.withUnsafeMutableBufferPointer { current in
      above.withUnsafeBufferPointer { above in
        guard let base = current.baseAddress, let source = bytes.baseAddress else { return false }
        UnsafeMutableRawPointer(base).copyMemory(from: source, byteCount: bytes.count)
        guard
          PNGUnfilter.undo(
            filter: row[0], row: base, above: isFirst ? nil : above.baseAddress,
            count: bytes.count, distance: header.filterDistance)
        else { return false }
        expander.expand(base, count: part.width, to: target, step: part.stepX)
        return true
      }
    }
    swap(&current, &above)
    return isKnown
  }
}
