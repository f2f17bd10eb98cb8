import EmakiDrawing

/// Where the stored first row and first column belong in the upright picture (Exif 2.3, 4.6.4,
/// tag 0x0112).
public enum PictureOrientation: Int, Sendable, Hashable {
  case upright = 1
  /// The first column is on the right.
  case mirrored
  case turnedByHalf
  /// The first row is at the bottom.
  case upsideDown
  /// Rows are columns.
  case transposed
  /// The first row is the right side.
  case turnedRight
  /// The first row is the right side, from the bottom.
  case transversed
  /// The first row is the left side, from the bottom.
  case turnedLeft

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

  /// The stored pixel that is seen in column `x` and row `y`, of a stored picture of this size.
  func stored(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .turnedByHalf: (width - 1 - x, height - 1 - y)
    case .upsideDown: (x, height - 1 - y)
    case .transposed: (y, x)
    case .turnedRight: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .turnedLeft: (width - 1 - y, x)
    }
  }
}

extension PixelBuffer {
  /// The picture as it is to be seen, where this is how it was stored.
  func upright(_ orientation: PictureOrientation) -> PixelBuffer {
    guard orientation != .upright else { return self }
    let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
    let turned = bytes.withUnsafeBytes { stored in
      [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        let target = UnsafeMutableRawBufferPointer(buffer)
        for y in 0..<rows {
          for x in 0..<columns {
            let from = orientation.stored(x, y, width, height)
            let pixel = stored.load(fromByteOffset: 4 * (from.y * width + from.x), as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: 4 * (y * columns + x), as: UInt32.self)
          }
        }
        count = buffer.count
      }
    }
    return PixelBuffer(width: columns, height: rows, bytes: turned)
  }
}
