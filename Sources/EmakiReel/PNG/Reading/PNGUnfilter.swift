/// Undoes the filters of PNG rows (PNG specification, section 9).
enum PNGUnfilter {
  /// Undoes the filter of one row in place.
  ///
  /// - Parameters:
  ///   - row: the bytes behind the filter byte; four more may be read.
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
      switch distance {
      case 3: undoPaeth(pixelsOf: 3, row, above, count)
      case 4: undoPaeth(pixelsOf: 4, row, above, count)
      default: undoPaeth(row, above, count, distance)
      }
    default: return false
    }
    return true
  }

  private static func undoSub(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ distance: Int) {
    switch distance {
    case 3: undoSub(pixelsOf: 3, row, count)
    case 4: undoSub(pixelsOf: 4, row, count)
    default:
      guard count > distance else { return }
      for x in distance..<count { row[x] = row[x] &+ row[x &- distance] }
    }
  }

  /// Adds whole pixels; called with a constant size.
  @inline(__always)
  private static func undoSub(
    pixelsOf size: Int, _ row: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var left: UInt32 = 0
    for x in stride(from: 0, to: count &- size &+ 1, by: size) {
      left = sum(left, pixel(row + x, size))
      store(left, size, at: row + x)
    }
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

  /// The filter Paeth for whole pixels; called with a constant size.
  ///
  /// Where the left pixel equals the one to the upper left, the prediction is the upper pixel, and
  /// the other way round. So as long as differences are 0, which they mostly are in drawings, the row
  /// is a copy of the one above.
  @inline(__always)
  private static func undoPaeth(
    pixelsOf size: Int, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    _ count: Int
  ) {
    var left: UInt32 = 0
    var corner: UInt32 = 0
    var x = 0
    while x < count {
      let difference = pixel(row + x, size)
      if difference == 0 && left == corner {
        let zeros = zeroBytes(row + x, limit: count &- x)
        let run = zeros &- zeros % size
        UnsafeMutableRawPointer(row + x).copyMemory(from: above + x, byteCount: run)
        x &+= run
        left = pixel(above + (x &- size), size)
        corner = left
        continue
      }
      let up = pixel(above + x, size)
      let predicted =
        left == corner ? up : up == corner ? left : paeth(pixelsOf: size, left, up, corner)
      left = sum(predicted, difference)
      corner = up
      store(left, size, at: row + x)
      x &+= size
    }
  }

  /// The prediction of each byte.
  @inline(__always)
  private static func paeth(
    pixelsOf size: Int, _ left: UInt32, _ up: UInt32, _ corner: UInt32
  ) -> UInt32 {
    var predicted: UInt32 = 0
    for channel in 0..<size {
      let shift = UInt32(truncatingIfNeeded: 8 &* channel)
      let nearest = paeth(
        Int32(truncatingIfNeeded: left >> shift & 0xFF),
        Int32(truncatingIfNeeded: up >> shift & 0xFF),
        Int32(truncatingIfNeeded: corner >> shift & 0xFF))
      predicted |= UInt32(truncatingIfNeeded: nearest) << shift
    }
    return predicted
  }

  // MARK: Pixels of three or four bytes in one number

  /// The pixel at `bytes`; four bytes are read.
  @inline(__always)
  private static func pixel(_ bytes: UnsafePointer<UInt8>, _ size: Int) -> UInt32 {
    let value = UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    return size == 3 ? value & 0xFF_FFFF : value
  }

  @inline(__always)
  private static func store(_ pixel: UInt32, _ size: Int, at bytes: UnsafeMutablePointer<UInt8>) {
    let target = UnsafeMutableRawPointer(bytes)
    if size == 4 {
      target.storeBytes(of: pixel.littleEndian, as: UInt32.self)
    } else {
      target.storeBytes(of: UInt16(truncatingIfNeeded: pixel).littleEndian, as: UInt16.self)
      bytes[2] = UInt8(truncatingIfNeeded: pixel >> 16)
    }
  }

  /// The sums of the four bytes, each modulo 256.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  /// The zeros at the start of the bytes.
  @inline(__always)
  private static func zeroBytes(_ bytes: UnsafePointer<UInt8>, limit: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var count = 0
    while count &+ 16 <= limit {
      let first = raw.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let second = raw.loadUnaligned(fromByteOffset: count &+ 8, as: UInt64.self)
      if first | second != 0 { break }
      count &+= 16
    }
    while count < limit && bytes[count] == 0 { count &+= 1 }
    return count
  }

  /// Which of the three is nearest to `left + up − corner`; the first of equals.
  @inline(__always)
  private static func paeth(_ left: Int32, _ up: Int32, _ corner: Int32) -> Int32 {
    let toLeft = abs(up &- corner)
    let toUp = abs(left &- corner)
    let toCorner = abs(left &+ up &- corner &- corner)
    let nearest = toUp <= toCorner ? up : corner
    return toLeft <= toUp && toLeft <= toCorner ? left : nearest
  }
}
