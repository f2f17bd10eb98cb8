internal import CTurboJPEG
public import EmakiDrawing

/// Reads JPEG files with libjpeg-turbo: grey, YCbCr, RGB, CMYK and YCCK, upright as their Exif
/// orientation says.
///
/// Pixels come out as eight bits of sRGB; colour profiles are not applied. The accurate cosine
/// transform gives the same pixels on every processor. A damaged file is an error, never a picture
/// with holes.
public struct JPEGDecoder: Sendable {
  /// The most pixels of a picture; larger ones are refused before memory is taken.
  public var maxPixels: Int

  /// Makes a decoder; the limit is 2²⁸ pixels (1 GiB) unless given.
  public init(maxPixels: Int = PNGDecoder.mostPixels) {
    self.maxPixels = maxPixels
  }

  /// Whether the bytes start like a JPEG's.
  public static func canRead(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The pixels of the upright picture, without reading them.
  static func size(_ file: [UInt8]) throws(JPEGError) -> Size {
    let header = try TurboJPEG().header(of: file)
    let (width, height) = (Double(header.width), Double(header.height))
    return JPEGSegments(file).orientation.swapsSides
      ? Size(width: height, height: width) : Size(width: width, height: height)
  }

  /// Reads a file.
  public func decode(_ file: [UInt8]) throws(JPEGError) -> PixelBuffer {
    guard Self.canRead(file) else { throw .notJPEG }
    let library = try TurboJPEG()
    let header = try library.header(of: file)
    let (width, height) = (header.width, header.height)
    if width == 0, height == 0 { throw .damaged("it ends before it says its size") }
    guard width > 0, height > 0, width <= maxPixels / height else {
      throw .dimensions(width: width, height: height)
    }
    let segments = JPEGSegments(file)
    var bytes = try library.pixels(of: file, header)
    if header.isCMYK { bytes.becomeRGBA(areInverted: segments.isAdobe) }
    let stored = PixelBuffer(width: width, height: height, bytes: bytes)
    return stored.upright(segments.orientation)
  }
}

extension [UInt8] {
  /// Cyan, magenta, yellow and black become red, green, blue and full opacity: what is left of white
  /// after two inks, (1 − c)(1 − k).
  ///
  /// - Parameter areInverted: whether 255 is no ink, as Adobe's programs write it.
  fileprivate mutating func becomeRGBA(areInverted: Bool) {
    let flip: UInt8 = areInverted ? 0 : 255
    for start in stride(from: 0, to: count, by: 4) {
      let light = Int(self[start + 3] ^ flip)
      for index in start..<(start + 3) {
        self[index] = UInt8((Int(self[index] ^ flip) * light + 127) / 255)
      }
      self[start + 3] = 255
    }
  }
}
