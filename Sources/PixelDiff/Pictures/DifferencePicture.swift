public import EmakiDrawing

/// Pictures of a difference, for people.
public enum DifferencePicture {
  /// The colour of changed pixels.
  public static let changedColor = Color(rgb: 0xFF0000)
  /// The colour of pixels that were left out because they only soften an edge.
  public static let antialiasedColor = Color(rgb: 0xFFC800)
  /// The colour of what was not compared.
  public static let ignoredColor = Color(rgb: 0xB4D2FF)
  /// The colour between the pictures that stand side by side.
  public static let gutterColor = Color(rgb: 0x404040)
  /// Pixels between the pictures that stand side by side.
  public static let gutter = 8

  /// Only the changed pixels, on nothing.
  public static func mask(_ difference: PixelDifference) -> PixelBuffer {
    paint(difference, on: PixelBuffer(width: difference.size.width, height: difference.size.height))
  }

  /// The expected picture in pale grey with the changed pixels on it.
  public static func overlay(_ difference: PixelDifference, expected: PixelBuffer) -> PixelBuffer {
    var pale = expected.padded(to: difference.size)
    for index in stride(from: 0, to: pale.bytes.count, by: 4) {
      let luma =
        299 * Int(pale.bytes[index]) + 587 * Int(pale.bytes[index + 1])
        + 114 * Int(pale.bytes[index + 2])
      // A tenth of the contrast is left.
      let gray = UInt8(255 - (255_000 - luma) * Int(pale.bytes[index + 3]) / 2_550_000)
      for channel in 0..<3 { pale.bytes[index + channel] = gray }
      pale.bytes[index + 3] = 255
    }
    return paint(difference, on: pale)
  }

  /// Expected, difference and actual side by side, each in the larger of both sizes.
  public static func sideBySide(
    _ difference: PixelDifference, expected: PixelBuffer, actual: PixelBuffer
  ) -> PixelBuffer {
    let size = difference.size
    let panels = [
      expected.padded(to: size), overlay(difference, expected: expected), actual.padded(to: size),
    ]
    var result = PixelBuffer(
      width: 3 * size.width + 2 * gutter, height: size.height, fill: gutterColor)
    for (number, panel) in panels.enumerated() {
      let left = number * (size.width + gutter)
      for y in 0..<size.height {
        let target = 4 * (y * result.width + left)
        let source = 4 * y * size.width
        result.bytes.replaceSubrange(
          target..<(target + 4 * size.width), with: panel.bytes[source..<(source + 4 * size.width)])
      }
    }
    return result
  }

  private static func paint(_ difference: PixelDifference, on picture: PixelBuffer) -> PixelBuffer {
    var result = picture
    let (marks, width) = (difference.marks, difference.size.width)
    for index in marks.indices {
      let color: Color
      switch PixelDifference.Mark(rawValue: marks[index]) {
      case .changed: color = changedColor
      case .antialiased: color = antialiasedColor
      case .ignored: color = ignoredColor
      case .same, nil: continue
      }
      result[index % width, index / width] = color
    }
    return result
  }
}
