/// How a pixel of a source becomes bytes of the PNG's rows.
protocol SampleFormat {
  /// Bytes a pixel.
  static var size: Int { get }
  /// The colour type in the header of the PNG.
  static var colorType: UInt8 { get }
  /// Whether the format cannot say this pixel.
  func rejects(_ pixel: UInt32) -> Bool
  /// The bytes of a pixel, the first lowest.
  func sample(_ pixel: UInt32) -> UInt32
  /// Which bytes of a sample the first, second and third byte of an opaque pixel are; `nil` where
  /// eight pixels cannot be taken at once.
  static var channels: (Int, Int, Int)? { get }
  /// Whether the format cannot say one of the pixels, or one of those whose common bits these are.
  func rejectsAny(_ pixels: SIMD8<UInt32>) -> Bool
  /// The bytes of eight pixels.
  func samples(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32>
}

extension SampleFormat {
  static var channels: (Int, Int, Int)? { nil }

  @inline(__always)
  func rejectsAny(_ pixels: SIMD8<UInt32>) -> Bool { false }

  @inline(__always)
  func samples(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> { pixels }
}

/// Red, green and blue; only for opaque pixels.
struct RGBSamples<Layout: PixelLayout>: SampleFormat {
  static var size: Int { 3 }
  static var colorType: UInt8 { 2 }

  @inline(__always)
  func rejects(_ pixel: UInt32) -> Bool { pixel < 0xFF00_0000 }

  @inline(__always)
  func sample(_ pixel: UInt32) -> UInt32 { Layout.straight(pixel) & 0xFF_FFFF }

  static var channels: (Int, Int, Int)? { Layout.channels }

  @inline(__always)
  func rejectsAny(_ pixels: SIMD8<UInt32>) -> Bool {
    let four = pixels.lowHalf & pixels.highHalf
    let two = four.lowHalf & four.highHalf
    return two.x & two.y < 0xFF00_0000
  }

  @inline(__always)
  func samples(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    Layout.straightOpaque(pixels) & SIMD8(repeating: 0xFF_FFFF)
  }
}

/// Red, green, blue and alpha.
struct RGBASamples<Layout: PixelLayout>: SampleFormat {
  static var size: Int { 4 }
  static var colorType: UInt8 { 6 }

  @inline(__always)
  func rejects(_ pixel: UInt32) -> Bool { false }

  @inline(__always)
  func sample(_ pixel: UInt32) -> UInt32 { Layout.straight(pixel) }
}

/// The index of the colour in a palette.
struct IndexedSamples: SampleFormat {
  let slots: UnsafePointer<Palette.Slot>

  static var size: Int { 1 }
  static var colorType: UInt8 { 3 }

  @inline(__always)
  func rejects(_ pixel: UInt32) -> Bool { false }

  @inline(__always)
  func sample(_ pixel: UInt32) -> UInt32 {
    var slot = Palette.firstSlot(of: pixel)
    while slots[slot].pixel != pixel { slot = (slot &+ 1) & Palette.slotMask }
    return slots[slot].index
  }
}
