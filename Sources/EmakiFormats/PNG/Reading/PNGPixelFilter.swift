/// Undoes the filters of rows whose bytes are pixels: three or four samples of eight bits.
///
/// The row above is read where it was written, as pixels, so that each row is gone through once.
struct PNGPixelFilter {
  /// Bytes of a stored pixel: 3 or 4.
  let size: Int

  /// Writes the pixels of a row: red in the lowest byte, then green, blue and alpha.
  ///
  /// - Parameters:
  ///   - row: the bytes behind the filter byte; four more may be read.
  ///   - above: the finished row above; `nil` for a first row.
  /// - Returns: `false` where there is no such filter.
  func undo(
    filter: UInt8, _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt32>?,
    to target: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    let source = UnsafeRawPointer(row)
    let isRGB = size == 3
    // The sizes are constants, so that the loops are compiled for each.
    switch (filter, above) {
    case (0, _), (2, nil):
      isRGB ? Self.copy(3, source, target, count) : Self.copy(4, source, target, count)
    // Above and to the upper left is nothing, so the left neighbour is always the nearest.
    case (1, _), (4, nil):
      isRGB ? Self.undoSub(3, source, target, count) : Self.undoSub(4, source, target, count)
    case (2, let above?):
      isRGB
        ? Self.undoUp(3, source, above, target, count)
        : Self.undoUp(4, source, above, target, count)
    case (3, _):
      isRGB
        ? Self.undoAverage(3, source, above, target, count)
        : Self.undoAverage(4, source, above, target, count)
    case (4, let above?):
      isRGB
        ? Self.undoPaeth(3, source, above, target, count)
        : Self.undoPaeth(4, source, above, target, count)
    default: return false
    }
    return true
  }

  @inline(__always)
  private static func copy(
    _ size: Int, _ row: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for x in 0..<count { target[x] = pixel(row, x, size) | outside(size) }
  }

  @inline(__always)
  private static func undoSub(
    _ size: Int, _ row: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var left = outside(size)
    for x in 0..<count {
      left = sum(left, pixel(row, x, size))
      target[x] = left
    }
  }

  @inline(__always)
  private static func undoUp(
    _ size: Int, _ row: UnsafeRawPointer, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var x = 0
    while x &+ 2 <= count {
      let differences = pair(row, x, size)
      if differences == 0 {
        x &+= copyRun(size, row, above, target, x, count)
        continue
      }
      let up = UnsafeRawPointer(above + x).loadUnaligned(as: UInt64.self)
      store(sum(differences, up), at: target + x)
      x &+= 2
    }
    if x < count { target[x] = sum(pixel(row, x, size), above[x]) }
  }

  @inline(__always)
  private static func undoAverage(
    _ size: Int, _ row: UnsafeRawPointer, _ above: UnsafePointer<UInt32>?,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var left = outside(size)
    for x in 0..<count {
      let up = above?[x] ?? outside(size)
      // The mean of each byte, rounded down.
      let mean = (left & up) &+ ((left ^ up) & 0xFEFE_FEFE) >> 1
      left = sum(mean, pixel(row, x, size))
      target[x] = left
    }
  }

  /// Where the left pixel equals the one to the upper left, the prediction is the upper pixel, and
  /// the other way round. So as long as differences are 0, which they mostly are in drawings, the
  /// row is a copy of the one above, or goes on as it began.
  @inline(__always)
  private static func undoPaeth(
    _ size: Int, _ row: UnsafeRawPointer, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var left = outside(size)
    var corner = left
    // The same as lanes: a pixel waits for its left neighbour, and stays in one register.
    var (leftLanes, cornerLanes) = (lanes(left), lanes(corner))
    var x = 0
    while x < count {
      let difference = pixel(row, x, size)
      if difference == 0 && left == corner {
        x &+= copyRun(size, row, above, target, x, count)
        left = above[x &- 1]
        corner = left
        leftLanes = lanes(left)
        cornerLanes = leftLanes
        continue
      }
      let up = above[x]
      if difference == 0 && up == corner {
        target[x] = left
        x &+= 1
        continue
      }
      let upLanes = lanes(up)
      leftLanes = (paeth(leftLanes, upLanes, cornerLanes) &+ lanes(difference)) & 0xFF
      left = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: leftLanes), to: UInt32.self)
      (corner, cornerLanes) = (up, upLanes)
      target[x] = left
      x &+= 1
    }
  }

  /// Copies the pixels above from `x` on, as long as the differences are 0; returns how many.
  @inline(__always)
  private static func copyRun(
    _ size: Int, _ row: UnsafeRawPointer, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ count: Int
  ) -> Int {
    let run = zeroBytes(row + size &* x, limit: size &* (count &- x)) / size
    (target + x).update(from: above + x, count: run)
    return run
  }

  /// The samples of a pixel.
  private typealias Lanes = SIMD4<Int16>

  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> Lanes {
    Lanes(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// Of each sample the neighbour that is nearest to `left + up − corner`; left before up before
  /// corner where they are equally near.
  @inline(__always)
  private static func paeth(_ left: Lanes, _ up: Lanes, _ corner: Lanes) -> Lanes {
    let (fromLeft, fromUp) = (up &- corner, left &- corner)
    let (a, b, c) = (absolute(fromLeft), absolute(fromUp), absolute(fromLeft &+ fromUp))
    let least = pointwiseMin(a, pointwiseMin(b, c))
    return corner.replacing(with: up, where: b .== least).replacing(with: left, where: a .== least)
  }

  @inline(__always)
  private static func absolute(_ lanes: Lanes) -> Lanes { pointwiseMax(lanes, 0 &- lanes) }

  // MARK: One and two pixels

  /// The pixel outside of the picture: nothing. Without alpha in the file all pixels are opaque,
  /// and so is this, so that no filter changes alpha.
  @inline(__always)
  private static func outside(_ size: Int) -> UInt32 { size == 3 ? 0xFF00_0000 : 0 }

  /// The stored pixel number `x`; without alpha in the file with alpha 0.
  @inline(__always)
  private static func pixel(_ row: UnsafeRawPointer, _ x: Int, _ size: Int) -> UInt32 {
    let bytes = row.loadUnaligned(fromByteOffset: size &* x, as: UInt32.self)
    return size == 3 ? UInt32(littleEndian: bytes) & 0xFF_FFFF : UInt32(littleEndian: bytes)
  }

  /// The stored pixels number `x` and `x + 1`.
  @inline(__always)
  private static func pair(_ row: UnsafeRawPointer, _ x: Int, _ size: Int) -> UInt64 {
    let bytes = UInt64(
      littleEndian: row.loadUnaligned(fromByteOffset: size &* x, as: UInt64.self))
    return size == 3 ? bytes & 0xFF_FFFF | bytes << 8 & 0xFF_FFFF_0000_0000 : bytes
  }

  @inline(__always)
  private static func store(_ pair: UInt64, at target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: pair.littleEndian, as: UInt64.self)
  }

  /// The sums of all bytes, each modulo 256.
  @inline(__always)
  private static func sum<Word: FixedWidthInteger>(_ a: Word, _ b: Word) -> Word {
    let low = Word(truncatingIfNeeded: 0x7F7F_7F7F_7F7F_7F7F as UInt64)
    return ((a & low) &+ (b & low)) ^ ((a ^ b) & ~low)
  }

  /// The zeros at the start of the bytes.
  @inline(__always)
  private static func zeroBytes(_ bytes: UnsafeRawPointer, limit: Int) -> Int {
    var count = 0
    while count &+ 16 <= limit {
      let first = bytes.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let second = bytes.loadUnaligned(fromByteOffset: count &+ 8, as: UInt64.self)
      if first | second != 0 { break }
      count &+= 16
    }
    while count < limit && bytes.load(fromByteOffset: count, as: UInt8.self) == 0 { count &+= 1 }
    return count
  }
}
