import EmakiLimits
import EmakiDrawing
internal import EmakiPlatform

extension Color {
  /// Relative luminance, 0 (black) … 1 (white), as WCAG 2 defines it.
  var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// Light per channel value by the sRGB transfer curve; a table, since it is asked for each text.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The contrast of two opaque colours, 1 … 21, as WCAG 2 defines it.
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Distance between the strongest and the weakest channel, 0 (grey) … 1.
  var chroma: Double {
    Double(max(red, green, blue) - min(red, green, blue)) / 255
  }

  /// Whether people would call it a colour, not a grey.
  var isTinted: Bool { chroma > 0.2 }

  /// Whether it is the red of errors and of what destroys something: the system's, and others within 15°
  /// of pure red on the circle of hues.
  var isWarning: Bool {
    guard chroma > 0.45, red > green, red > blue else { return false }
    // In this sixth of the circle the hue is 60° · (green − blue) / (red − the weakest).
    let span = Double(red) - Double(min(green, blue))
    return abs(Double(green) - Double(blue)) <= 0.25 * span
  }

  /// Whether nothing of it would be seen.
  var isClear: Bool { alpha < 5 }

  /// This colour painted over an opaque one.
  func composited(over ground: Color) -> Color {
    if alpha == 255 { return self }
    let share = Double(alpha) / 255
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(clamping: (Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
