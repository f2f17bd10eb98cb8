public import EmakiDrawing

/// Writes animated GIF files, for programs that show nothing better.
///
/// A frame that equals the one before lengthens it; of every other frame only the smallest
/// rectangle that changed is stored, with a separate palette and unchanged pixels left clear. Up to
/// 255 changed colours are exact; more are brought down to 255. GIF has no partial transparency, so
/// translucent pixels are laid over one colour.
public struct GIFEncoder {
  /// The palette index of pixels that stay as they were.
  private static let keepPlace: UInt8 = 0

  private let width: Int
  private let height: Int
  private let background: Color
  private let dithers: Bool
  /// The frames before the last one, finished.
  private var frames: [UInt8] = []
  private var last: Frame?

  private struct Frame {
    var picture: PixelBuffer
    /// Hundredths of a second.
    var time: Int
    /// The picture's descriptor, palette and data.
    var image: [UInt8]
  }

  /// Starts an animation that is played endlessly.
  ///
  /// - Parameters:
  ///   - width: pixels, 1…65535.
  ///   - height: pixels, 1…65535.
  ///   - background: what lies behind translucent pixels.
  ///   - dithers: whether errors of colour are spread to neighbours (Floyd and Steinberg, 1976).
  public init(width: Int, height: Int, background: Color = .white, dithers: Bool = false) {
    precondition((1...65535).contains(width) && (1...65535).contains(height))
    self.width = width
    self.height = height
    self.background = background
    self.dithers = dithers
  }

  /// Adds a frame of the animation's size that stays for `hundredths` of a second.
  public mutating func append(_ picture: PixelBuffer, hundredths: Int) {
    precondition(picture.width == width && picture.height == height && hundredths >= 0)
    let opaque = flattened(picture)
    let region = changedRegion(opaque)
    if region == nil, let last, last.time + hundredths <= UInt16.max {
      self.last?.time += hundredths
      return
    }
    // A frame has sixteen bits for its time; what stands longer is several frames.
    if hundredths > UInt16.max {
      append(picture, hundredths: Int(UInt16.max))
      return append(picture, hundredths: hundredths - Int(UInt16.max))
    }
    let part = region ?? PixelRegion(x: 0, y: 0, width: 1, height: 1)
    let image = Self.image(of: opaque, before: last?.picture, part, dithers: dithers)
    flush()
    last = Frame(picture: opaque, time: hundredths, image: image)
  }

  /// The file with all frames.
  public mutating func finish() -> [UInt8] {
    flush()
    last = nil
    var file = Array("GIF89a".utf8)
    file += Self.word(width) + Self.word(height)
    // No palette for all frames, eight bits a channel, background index 0, no aspect ratio.
    file += [0x70, 0, 0]
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    return file + frames + [0x3B]
  }

  private mutating func flush() {
    guard let last else { return }
    // The frame stays on the picture (1 << 2), and one palette index is clear (1).
    frames += [0x21, 0xF9, 4, 1 << 2 | 1] + Self.word(last.time) + [Self.keepPlace, 0]
    frames += last.image
  }

  private func changedRegion(_ picture: PixelBuffer) -> PixelRegion? {
    guard let last else { return PixelRegion(x: 0, y: 0, width: width, height: height) }
    return picture.bytes.withUnsafeBytes { new in
      last.picture.bytes.withUnsafeBytes { old in
        guard let newBase = new.baseAddress, let oldBase = old.baseAddress else { return nil }
        let source = PixelSource(
          base: newBase, stride: 4 * width, width: width, height: height)
        return source.changedRegion(
          from: PixelSource(base: oldBase, stride: 4 * width, width: width, height: height))
      }
    }
  }

  /// The picture over the background.
  private func flattened(_ picture: PixelBuffer) -> PixelBuffer {
    var result = picture
    for index in stride(from: 0, to: picture.bytes.count, by: 4) {
      let alpha = Int(picture.bytes[index + 3])
      guard alpha < 255 else { continue }
      let behind = [background.red, background.green, background.blue]
      for channel in 0..<3 {
        let mixed =
          Int(picture.bytes[index + channel]) * alpha + Int(behind[channel]) * (255 - alpha)
        result.bytes[index + channel] = UInt8((mixed + 127) / 255)
      }
      result.bytes[index + 3] = 255
    }
    return result
  }

  /// Descriptor, palette and data of a part of a picture.
  private static func image(
    of picture: PixelBuffer, before: PixelBuffer?, _ region: PixelRegion, dithers: Bool
  ) -> [UInt8] {
    let part = GIFPart(picture, before: before, region)
    let quantizer = ColorQuantizer(part.entries, limit: 255)
    let places = dithers ? part.ditheredPlaces(quantizer) : part.places(quantizer)
    var depth = 1
    while 1 << depth < quantizer.palette.count + 1 { depth += 1 }
    var bytes: [UInt8] = [0x2C]
    bytes += word(region.x) + word(region.y) + word(region.width) + word(region.height)
    bytes.append(0x80 | UInt8(depth - 1))
    var colors: [UInt32] = [0] + quantizer.palette
    colors += Array(repeating: 0, count: 1 << depth - colors.count)
    for color in colors {
      bytes += [
        UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8),
        UInt8(truncatingIfNeeded: color >> 16),
      ]
    }
    return bytes + LZWWriter.compressed(places, bitDepth: depth)
  }

  /// A number of two bytes, the lowest first.
  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]
  }
}
