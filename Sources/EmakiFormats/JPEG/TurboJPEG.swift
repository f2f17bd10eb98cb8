internal import CTurboJPEG

/// A decompressor of libjpeg-turbo.
struct TurboJPEG: ~Copyable {
  struct Header {
    var width: Int
    var height: Int
    /// Whether the four numbers of a pixel are inks.
    var isCMYK: Bool
  }

  private let handle: tjhandle
  /// The most pixels that a byte can stand for.
  private static let pixelsOfByte = 8 * 64

  init() throws(JPEGError) {
    guard let handle = tjInitDecompress() else { throw .damaged("out of memory") }
    self.handle = handle
  }

  deinit { tjDestroy(handle) }

  /// Size and colours as the frame header says.
  func header(of file: [UInt8]) throws(JPEGError) -> Header {
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, -1)
    let status = tjDecompressHeader3(
      handle, file, UInt(file.count), &width, &height, &sampling, &colors)
    // A sampling that has no name in the library is reported as an error, but can be decoded.
    guard status == 0 || (width > 0 && height > 0 && colors >= 0) else { throw damage() }
    let inks = [Int32(TJCS_CMYK.rawValue), Int32(TJCS_YCCK.rawValue)]
    // A block of 8 × 8 pixels takes one bit at least, but in arithmetic code.
    guard
      Int(width) * Int(height) <= Self.pixelsOfByte * file.count
        || JPEGSegments(file).isArithmetic
    else { throw .damaged("it is too short for \(width) × \(height) pixels") }
    return Header(width: Int(width), height: Int(height), isCMYK: inks.contains(colors))
  }

  /// Four bytes a pixel, row by row from the top: red, green, blue, 255, or four inks.
  func pixels(of file: [UInt8], _ header: Header) throws(JPEGError) -> [UInt8] {
    let format = header.isCMYK ? TJPF_CMYK : TJPF_RGBA
    var status: Int32 = 0
    let count = 4 * header.width * header.height
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      status = tjDecompress2(
        handle, file, UInt(file.count), buffer.baseAddress, Int32(header.width), 0,
        Int32(header.height), format.rawValue, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
      // After harmless trouble all pixels are there.
      filled = status == 0 || isHarmless ? count : 0
    }
    if bytes.isEmpty { throw damage() }
    return bytes
  }

  /// Whether the last trouble left every pixel as it was meant: bytes between segments, unknown
  /// revisions of JFIF or of Adobe's mark.
  private var isHarmless: Bool {
    guard tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { return false }
    return ["extraneous bytes", "JFIF", "Adobe"].contains { message.contains($0) }
  }

  private var message: String { String(cString: tjGetErrorStr2(handle)) }

  private func damage() -> JPEGError { .damaged(message) }
}
