internal import EmakiPlatform

/// Conversions from the colour spaces of Interface Builder to sRGB; channels are 0…1.
enum ColorSpaces {
  /// Display P3 has the curve of sRGB and wider primaries (matrix of CSS Color 4).
  static func sRGB(displayP3 color: SIMD3<Double>) -> SIMD3<Double> {
    let linear = map(color, decoded)
    return map(
      SIMD3(
        1.2249401762 * linear.x - 0.2249401762 * linear.y,
        -0.0420569547 * linear.x + 1.0420569547 * linear.y,
        -0.0196375546 * linear.x - 0.0786360456 * linear.y + 1.0982736001 * linear.z), encoded)
  }

  /// Adobe RGB (1998) has gamma 563/256 and a wider green (matrix of CSS Color 4 by way of XYZ).
  static func sRGB(adobeRGB color: SIMD3<Double>) -> SIMD3<Double> {
    let linear = map(color) { pow(max($0, 0), 563.0 / 256) }
    return map(
      SIMD3(
        1.3982832 * linear.x - 0.3982831 * linear.y, linear.y,
        -0.0429384 * linear.y + 1.0429384 * linear.z), encoded)
  }

  /// Linear light with the primaries of sRGB.
  static func sRGB(linear color: SIMD3<Double>) -> SIMD3<Double> { map(color, encoded) }

  /// A gray of gamma 2.2, by the curve of sRGB.
  static func sRGB(gamma22 white: Double) -> Double { encoded(pow(max(white, 0), 2.2)) }

  /// Ink without a profile.
  static func sRGB(cmyk color: SIMD4<Double>) -> SIMD3<Double> {
    SIMD3(1 - color.x, 1 - color.y, 1 - color.z) * (1 - color.w)
  }

  private static func map(
    _ color: SIMD3<Double>, _ curve: (Double) -> Double
  ) -> SIMD3<Double> {
    SIMD3(curve(color.x), curve(color.y), curve(color.z))
  }

  /// The light of an encoded channel (IEC 61966-2-1).
  private static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The channel of a light (IEC 61966-2-1).
  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? max(value, 0) * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
