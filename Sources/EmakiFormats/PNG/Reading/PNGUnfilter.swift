/// Undoes the filters of PNG rows of any kind (PNG specification, section 9), byte by byte.
enum PNGUnfilter {
  /// Undoes the filter of one row in place.
  ///
  /// - Parameters:
  ///   - row: the bytes behind the filter byte.
  ///   - above: the finished bytes of the row above, as many; `nil` for a first row.
  ///   - distance: bytes to the same sample of the pixel to the left.
  /// - Returns: `false` where there is no such filter.
  static func undo(
    filter: UInt8, row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int,
    distance: Int
  ) -> Bool {
    switch filter {
    case 0: break
    case 1: undoSub(row, count, distance)
    case 2: if let above { undoUp(row, above, count) }
    case 3: undoAverage(row, above, count, distance)
    case 4:
      guard let above else {
        // Above and to the upper left is nothing, so the left neighbour is always the nearest.
        undoSub(row, count, distance)
        break
      }
      undoPaeth(row, above, count, distance)
    default: return false
    }
    return true
  }

  private static func undoSub(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ distance: Int) {
    guard count > distance else { return }
    for x in distance..<count { row[x] = row[x] &+ row[x &- distance] }
  }

  private static func undoUp(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    let bytes = UnsafeMutableRawPointer(row)
    let upper = UnsafeRawPointer(above)
    var x = 0
    while x &+ 32 <= count {
      let sum =
        bytes.loadUnaligned(fromByteOffset: x, as: SIMD32<UInt8>.self)
        &+ upper.loadUnaligned(fromByteOffset: x, as: SIMD32<UInt8>.self)
      bytes.storeBytes(of: sum, toByteOffset: x, as: SIMD32<UInt8>.self)
      x &+= 32
    }
    while x < count {
      row[x] = row[x] &+ above[x]
      x &+= 1
    }
  }

  private static func undoAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>?, _ count: Int,
    _ distance: Int
  ) {
    for x in 0..<count {
      let left = x >= distance ? Int(row[x &- distance]) : 0
      let up = above.map { Int($0[x]) } ?? 0
      row[x] = row[x] &+ UInt8(truncatingIfNeeded: (left &+ up) >> 1)
    }
  }

  private static func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
    _ distance: Int
  ) {
    for x in 0..<min(distance, count) { row[x] = row[x] &+ above[x] }
    guard count > distance else { return }
    for x in distance..<count {
      let predicted = paeth(
        Int32(row[x &- distance]), Int32(above[x]), Int32(above[x &- distance]))
      row[x] = row[x] &+ UInt8(truncatingIfNeeded: predicted)
    }
  }

  /// Which of the three is nearest to `left + up − corner`; the first of equals.
  @inline(__always)
  static func paeth(_ left: Int32, _ up: Int32, _ corner: Int32) -> Int32 {
    let toLeft = abs(up &- corner)
    let toUp = abs(left &- corner)
    let toCorner = abs(left &+ up &- corner &- corner)
    let nearest = toUp <= toCorner ? up : corner
    return toLeft <= toUp && toLeft <= toCorner ? left : nearest
  }
}
