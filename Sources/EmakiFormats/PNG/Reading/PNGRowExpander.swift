/// Turns the samples of a row into pixels: red in the lowest byte, then green, blue and alpha.
struct PNGRowExpander {
  private let header: PNGHeader
  private let tone: PNGTone
  /// The pixel of each sample, where a pixel is one sample of at most eight bits.
  private let colors: [UInt32]
  /// The colour that is clear, as three (or for grey three equal) samples of the file.
  private let clear: (UInt16, UInt16, UInt16)?

  init(_ contents: PNGContents) {
    header = contents.header
    tone = PNGTone(
      bitDepth: header.bitDepth, gamma: contents.gamma, significantBits: contents.significantBits)
    clear = contents.clearColor
    colors = Self.colors(contents, tone)
  }

  /// The colour of each sample of at most eight bits.
  private static func colors(_ contents: PNGContents, _ tone: PNGTone) -> [UInt32] {
    let header = contents.header
    guard header.colorType.channels == 1, header.bitDepth <= 8 else { return [] }
    let largest = (1 << header.bitDepth) - 1
    if header.colorType == .indexed {
      // An index behind the end of the palette is opaque black, as in libpng.
      let palette = contents.palette + Array(repeating: 0xFF00_0000, count: 256)
      return (0...largest).map { toned(palette[$0], tone) }
    }
    return (0...largest).map { sample in
      let gray = UInt32(sample * 255 / largest)
      let alpha: UInt32 = contents.clearColor.map { Int($0.0) == sample } == true ? 0 : 255
      return toned(gray * 0x01_0101 | alpha << 24, tone)
    }
  }

  /// The pixel with its colours, but not its alpha, turned to sRGB.
  @inline(__always)
  private static func toned(_ pixel: UInt32, _ tone: PNGTone) -> UInt32 {
    guard let table = tone.table8 else { return pixel }
    return UInt32(table[Int(pixel & 0xFF)]) | UInt32(table[Int(pixel >> 8 & 0xFF)]) << 8
      | UInt32(table[Int(pixel >> 16 & 0xFF)]) << 16 | pixel & 0xFF00_0000
  }

  /// How whole rows become pixels where the stored bytes are those of the pixels.
  var pixelFilter: PNGPixelFilter? {
    guard header.bitDepth == 8, !header.isInterlaced, tone.table8 == nil, clear == nil else {
      return nil
    }
    switch header.colorType {
    case .rgb, .rgba: return PNGPixelFilter(size: header.colorType.channels)
    case .gray, .grayAlpha, .indexed: return nil
    }
  }

  /// Writes the pixels of a row.
  ///
  /// - Parameters:
  ///   - row: the bytes without filter; two more may be read behind them.
  ///   - step: from one written pixel to the next.
  func expand(
    _ row: UnsafeRawPointer, count: Int, to pixels: UnsafeMutablePointer<UInt32>, step: Int
  ) {
    switch (header.colorType, header.bitDepth) {
    case (.gray, ...8), (.indexed, _): expandSamples(row, count, pixels, step)
    case (.rgb, 8): expandRGB8(row, count, pixels, step)
    case (.rgba, 8): expandRGBA8(row, count, pixels, step)
    case (.grayAlpha, 8):
      for x in 0..<count {
        let gray = UInt32(row.load(fromByteOffset: 2 &* x, as: UInt8.self))
        let alpha = UInt32(row.load(fromByteOffset: 2 &* x &+ 1, as: UInt8.self))
        pixels[x &* step] = Self.toned(gray &* 0x01_0101 | alpha << 24, tone)
      }
    default: expand16(row, count, pixels, step)
    }
  }

  private func expandSamples(
    _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
  ) {
    let bits = header.bitDepth
    let mask = (1 << bits) - 1
    colors.withUnsafeBufferPointer { colors in
      if bits == 8 {
        for x in 0..<count {
          pixels[x &* step] = colors[Int(row.load(fromByteOffset: x, as: UInt8.self))]
        }
        return
      }
      for x in 0..<count {
        let bit = x &* bits
        let byte = Int(row.load(fromByteOffset: bit >> 3, as: UInt8.self))
        pixels[x &* step] = colors[byte >> (8 &- bits &- bit & 7) & mask]
      }
    }
  }

  private func expandRGB8(
    _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
  ) {
    let clearPixel = clear.map { UInt32($0.0) | UInt32($0.1) << 8 | UInt32($0.2) << 16 }
    for x in 0..<count {
      let bytes = row.loadUnaligned(fromByteOffset: 3 &* x, as: UInt32.self)
      let color = UInt32(littleEndian: bytes) & 0xFF_FFFF
      pixels[x &* step] = Self.toned(color == clearPixel ? color : color | 0xFF00_0000, tone)
    }
  }

  private func expandRGBA8(
    _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
  ) {
    for x in 0..<count {
      let bytes = row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      pixels[x &* step] = Self.toned(UInt32(littleEndian: bytes), tone)
    }
  }

  private func expand16(
    _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
  ) {
    let channels = header.colorType.channels
    let isGray = channels < 3
    for x in 0..<count {
      func sample(_ channel: Int) -> UInt16 {
        let offset = 2 &* (channels &* x &+ channel)
        return UInt16(bigEndian: row.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
      }
      let red = sample(0)
      let green = isGray ? red : sample(1)
      let blue = isGray ? red : sample(2)
      var alpha: UInt8 = 255
      if channels == 2 || channels == 4 {
        alpha = PNGTone.scaled(sample(channels &- 1))
      } else if let clear, clear == (red, green, blue) {
        alpha = 0
      }
      pixels[x &* step] =
        UInt32(tone.color16(red)) | UInt32(tone.color16(green)) << 8
        | UInt32(tone.color16(blue)) << 16 | UInt32(alpha) << 24
    }
  }
}
