import EmakiLimits

/// An sRGB colour of 8 bits a channel, not premultiplied.
///
/// Eight bits keep the round trip through scene files, PNG and SVG exact.
public struct Color: Sendable, Hashable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Opacity, 0 (clear) … 255 (opaque).
  public var alpha: UInt8

  /// Makes a colour from its channels, 0…255.
  ///
  /// Not for everyone: numbers that are written down would be those of either initializer.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from 0xRRGGBB.
  public init(rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// Makes a colour from channels 0…1, rounded to the nearest eighth bit; values outside are clamped.
  /// By default it is opaque. Channels 0…255 are those of `init(rgb:alpha:)`.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ value: Double) -> UInt8 {
      value.isNaN ? 0 : UInt8(clamping: (min(max(value, 0), 1) * 255).rounded())
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Opaque black.
  public static let black = Color(rgb: 0x000000)
  /// Opaque white.
  public static let white = Color(rgb: 0xFFFFFF)
  /// Nothing at all.
  public static let clear = Color(rgb: 0x000000, alpha: 0)

  /// The same colour with its opacity multiplied by `factor` (0…1).
  public func multipliedAlpha(_ factor: Double) -> Color {
    var color = self
    color.alpha = factor > 0 ? UInt8(clamping: (Double(alpha) * min(factor, 1)).rounded()) : 0
    return color
  }

  /// The colour at a share (0…1) of the way to another one, channel by channel.
  public func mixed(with other: Color, share: Double) -> Color {
    func mix(_ start: UInt8, _ end: UInt8) -> UInt8 {
      UInt8(clamping: (Double(start) + share * (Double(end) - Double(start))).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public var hex: String {
    func digits(_ byte: UInt8) -> String {
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    let rgb = "#" + digits(red) + digits(green) + digits(blue)
    return alpha == 255 ? rgb : rgb + digits(alpha)
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; anything else gives `nil`.
  public init?(hex: some StringProtocol) {
    guard hex.hasPrefix("#") else { return nil }
    // Only ASCII: full-width digits have a value too.
    let digits = hex.utf8.dropFirst().compactMap(Self.digit)
    guard digits.count == hex.utf8.count - 1 else { return nil }
    switch digits.count {
    case 3, 4:
      let bytes = digits.map { $0 * 17 }
      self.init(
        red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    case 6, 8:
      let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      self.init(
        red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    default: return nil
    }
  }

  private static func digit(_ code: UInt8) -> UInt8? {
    switch code {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): code - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): code - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): code - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
