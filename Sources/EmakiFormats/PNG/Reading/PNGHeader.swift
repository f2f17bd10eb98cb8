/// The first chunk of a PNG, `IHDR`: size and kind of the pixels.
public struct PNGHeader: Sendable, Hashable {
  /// The meaning of a pixel's samples.
  public enum ColorType: UInt8, Sendable, Hashable, CaseIterable {
    /// One sample of grey.
    case gray = 0
    /// Red, green and blue.
    case rgb = 2
    /// One sample that is an index in the palette.
    case indexed = 3
    /// Grey and alpha.
    case grayAlpha = 4
    /// Red, green, blue and alpha.
    case rgba = 6

    /// Samples a pixel.
    public var channels: Int {
      switch self {
      case .gray, .indexed: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// Whether so many bits a sample go with the colour type.
    public func allows(bitDepth: Int) -> Bool {
      switch bitDepth {
      case 1, 2, 4: self == .gray || self == .indexed
      case 8: true
      case 16: self != .indexed
      default: false
      }
    }
  }

  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  public var bitDepth: Int
  /// The meaning of a pixel's samples.
  public var colorType: ColorType
  /// Whether the rows are stored in the seven passes of Adam7.
  public var isInterlaced: Bool

  /// Bits a pixel.
  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// Bytes from a sample to the same sample of the pixel to the left, as the filters count them.
  var filterDistance: Int { max(bitsPerPixel / 8, 1) }

  /// Bytes of a row of `width` pixels, without the filter byte.
  func rowBytes(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The parts of which a picture of this kind and the given size is stored.
  func passes(width: Int, height: Int) -> [PNGPass] {
    isInterlaced
      ? PNGPass.adam7(width: width, height: height)
      : [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)]
  }

  /// Bytes of all rows with their filter bytes.
  func storedBytes(width: Int, height: Int) -> Int {
    func bytes(_ width: Int, _ height: Int) -> Int { height * (rowBytes(width) + 1) }
    if !isInterlaced { return bytes(width, height) }
    return passes(width: width, height: height).reduce(0) { $0 + bytes($1.width, $1.height) }
  }

  /// Reads the data of the chunk.
  init(_ data: UnsafeRawBufferPointer, offset: Int) throws(PNGError) {
    guard data.count == 13 else { throw PNGError(.malformed("chunk IHDR"), offset: offset) }
    width = Int(data.bigEndian32(at: 0))
    height = Int(data.bigEndian32(at: 4))
    bitDepth = Int(data[8])
    guard let type = ColorType(rawValue: data[9]), type.allows(bitDepth: bitDepth) else {
      throw PNGError(
        .malformed("colour type \(data[9]) with \(bitDepth) bits"), offset: offset)
    }
    colorType = type
    guard data[10] == 0, data[11] == 0, data[12] <= 1 else {
      throw PNGError(.malformed("method in chunk IHDR"), offset: offset)
    }
    isInterlaced = data[12] == 1
  }
}

/// A part of a picture that is stored as separate rows: every `step`-th pixel from (x, y) on.
struct PNGPass {
  var x: Int
  var y: Int
  var stepX: Int
  var stepY: Int
  /// Pixels in a row of the part.
  var width: Int
  /// Rows of the part.
  var height: Int

  /// The passes of Adam7 that have pixels.
  static func adam7(width: Int, height: Int) -> [PNGPass] {
    let starts = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return starts.compactMap { x, y, stepX, stepY in
      guard x < width, y < height else { return nil }
      return PNGPass(
        x: x, y: y, stepX: stepX, stepY: stepY, width: (width - x + stepX - 1) / stepX,
        height: (height - y + stepY - 1) / stepY)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Four bytes as a number, the highest first.
  func bigEndian32(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Two bytes as a number, the highest first.
  func bigEndian16(at offset: Int) -> UInt16 {
    UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }
}
