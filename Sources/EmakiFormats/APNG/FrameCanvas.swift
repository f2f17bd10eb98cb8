import EmakiDrawing

/// The picture that the frames of an animated PNG are drawn on, at first clear.
struct FrameCanvas {
  private var picture: PixelBuffer
  /// The picture left after the last frame was disposed of.
  private var afterDisposal: PixelBuffer?

  init(width: Int, height: Int) {
    picture = PixelBuffer(width: width, height: height)
  }

  /// Draws a frame and returns the whole picture while it shows.
  mutating func draw(_ frame: PixelBuffer, _ control: PNGFrameControl) -> PixelBuffer {
    if let afterDisposal { picture = afterDisposal }
    let before = picture
    put(frame, control)
    switch control.disposal {
    case .keep: afterDisposal = nil
    case .restore: afterDisposal = before
    case .clear:
      var cleared = picture
      for y in control.y..<(control.y + control.height) {
        let start = 4 * (y * cleared.width + control.x)
        for byte in start..<(start + 4 * control.width) { cleared.bytes[byte] = 0 }
      }
      afterDisposal = cleared
    }
    return picture
  }

  private mutating func put(_ frame: PixelBuffer, _ control: PNGFrameControl) {
    for y in 0..<control.height {
      let from = 4 * y * control.width
      let to = 4 * ((control.y + y) * picture.width + control.x)
      switch control.blending {
      case .replace:
        picture.bytes.replaceSubrange(
          to..<(to + 4 * control.width), with: frame.bytes[from..<(from + 4 * control.width)])
      case .over:
        for x in 0..<control.width {
          let color = frame[x, y]
          guard color.alpha > 0 else { continue }
          picture[control.x + x, control.y + y] =
            color.alpha == 255
            ? color : Self.over(color, picture[control.x + x, control.y + y])
        }
      }
    }
  }

  /// A colour laid over another, by the integers of the specification of APNG.
  private static func over(_ top: Color, _ bottom: Color) -> Color {
    let u = Int(top.alpha) * 255
    let v = (255 - Int(top.alpha)) * Int(bottom.alpha)
    let sum = u + v
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Int(above) * u + Int(below) * v) / sum)
    }
    return Color(
      red: mixed(top.red, bottom.red), green: mixed(top.green, bottom.green),
      blue: mixed(top.blue, bottom.blue), alpha: UInt8(sum / 255))
  }
}
