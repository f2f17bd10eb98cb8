import EmakiCairo
import EmakiDrawing
import EmakiMotion
import EmakiFormats
import EmakiRendering

/// Writes a motion as uncompressed video, one frame at a time, for an encoder behind a pipe.
struct VideoFrames {
  private let reel: MotionFrames
  private let frameRate: Double
  private let times: [Double]

  init(_ reel: MotionFrames, frameRate: Double) throws {
    guard frameRate.isFinite, frameRate > 0 else { throw PreviewError.frameRate(frameRate) }
    self.reel = reel
    self.frameRate = frameRate
    times = try Sampling.fps(frameRate).times(duration: reel.duration)
  }

  /// YUV4MPEG2 with full colour resolution, BT.709, limited range.
  func writeY4M(to sink: ([UInt8]) throws -> Void) throws {
    let rate = FrameDuration(seconds: frameRate)
    for (index, time) in times.enumerated() {
      let pixels = try reel.image(at: time).pixels
      if index == 0 {
        let header =
          "YUV4MPEG2 W\(pixels.width) H\(pixels.height) F\(rate.numerator):\(rate.denominator)"
          + " Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
        try sink(Array(header.utf8))
      }
      try sink(Array("FRAME\n".utf8) + Self.planes(pixels))
    }
  }

  /// Four bytes a pixel, rows from the top, nothing between frames.
  func writeRGBA(to sink: ([UInt8]) throws -> Void) throws {
    for time in times { try sink(reel.image(at: time).pixels.bytes) }
  }

  /// Y′, Cb and Cr of BT.709 in 8 bits of limited range:
  /// Y′ = 16 + 219·(0.2126 R + 0.7152 G + 0.0722 B), C = 128 + 224·(B − Y)/1.8556 and (R − Y)/1.5748.
  ///
  /// In whole numbers of 1/65536, so that every machine rounds alike.
  private static func planes(_ picture: PixelBuffer) -> [UInt8] {
    let count = picture.width * picture.height
    return [UInt8](unsafeUninitializedCapacity: 3 * count) { planes, filled in
      picture.bytes.withUnsafeBytes { source in
        for index in 0..<count {
          let red = Int(source[4 * index])
          let green = Int(source[4 * index + 1])
          let blue = Int(source[4 * index + 2])
          planes[index] = UInt8((11966 * red + 40254 * green + 4064 * blue + 1_081_344) >> 16)
          planes[count + index] = UInt8(
            (-6596 * red - 22189 * green + 28785 * blue + 8_421_376) >> 16)
          planes[2 * count + index] = UInt8(
            (28785 * red - 26145 * green - 2640 * blue + 8_421_376) >> 16)
        }
      }
      filled = 3 * count
    }
  }
}
