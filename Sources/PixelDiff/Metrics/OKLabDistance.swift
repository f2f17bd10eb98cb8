import EmakiPlatform

/// The distance in OKLab, a space in which equal distances look about equal (Björn Ottosson, 2020).
///
/// Lightness is the one that its author gives for colours beside a white (“Okhsv and Okhsl”, 2021): the
/// cube root alone puts the two darkest blacks, which no screen tells apart, seven hundredths apart.
struct OKLabDistance: PixelDistance {
  static let isCostly = true

  /// The light of each sRGB value, 0…1.
  private let light: [Double] = (0..<256).map { value in
    let value = Double(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  func measure(_ expected: UInt32, _ actual: UInt32, index: Int) -> Double {
    if expected & actual >= 0xFF00_0000 { return squaredDistance(expected, actual) }
    return max(
      squaredDistance(Self.over(0, expected), Self.over(0, actual)),
      squaredDistance(Self.over(255, expected), Self.over(255, actual)))
  }

  func measure(ofTolerance tolerance: Double) -> Double { tolerance * tolerance / 10_000 }

  func figure(_ measure: Double) -> Double { 100 * measure.squareRoot() }

  private func squaredDistance(_ one: UInt32, _ other: UInt32) -> Double {
    let difference = lab(one) - lab(other)
    return (difference * difference).sum()
  }

  /// Lightness, green to red, and blue to yellow.
  func lab(_ pixel: UInt32) -> SIMD3<Double> {
    let r = light[Int(pixel & 0xFF)]
    let g = light[Int(pixel >> 8 & 0xFF)]
    let b = light[Int(pixel >> 16 & 0xFF)]
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      Self.toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The lightness beside a white, 0…1, of OKLab's.
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return (x + (x * x + 4 * k2 * k3 * lightness).squareRoot()) / 2
  }

  /// The pixel over a grey.
  private static func over(_ gray: UInt32, _ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 0xFF) * alpha + gray * (255 - alpha) + 127) / 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | 0xFF00_0000
  }
}
