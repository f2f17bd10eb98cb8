import EmakiLimits

/// The distance in YIQ of Kotsarenko and Ramos (2010), weighted as the program `pixelmatch` does.
struct YIQDistance: PixelDistance {
  static let isCostly = false
  /// The largest possible measure, black against white.
  private static let largest = 35215.0

  @inline(__always)
  func measure(_ expected: UInt32, _ actual: UInt32, index: Int) -> Double {
    let (r, g, b) = Self.differences(expected, actual, index: index)
    let y = Self.luma(r, g, b)
    let i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    let q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  func measure(ofTolerance tolerance: Double) -> Double { Self.largest * tolerance * tolerance }

  func figure(_ measure: Double) -> Double { (measure / Self.largest).squareRoot() }

  /// How much brighter one pixel is than another.
  @inline(__always)
  static func brightness(_ one: UInt32, _ other: UInt32, index: Int) -> Double {
    guard one != other else { return 0 }
    let (r, g, b) = differences(one, other, index: index)
    return luma(r, g, b)
  }

  @inline(__always)
  private static func luma(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.29889531 + g * 0.58662247 + b * 0.11448223
  }

  /// The differences of red, green and blue; translucent pixels are seen over a background that
  /// depends on the position, so that no colour can hide by being equal to it.
  @inline(__always)
  private static func differences(
    _ one: UInt32, _ other: UInt32, index: Int
  ) -> (Double, Double, Double) {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
    let r = channel(one, 0) - channel(other, 0)
    let g = channel(one, 8) - channel(other, 8)
    let b = channel(one, 16) - channel(other, 16)
    if one & other >= 0xFF00_0000 { return (r, g, b) }
    let a1 = channel(one, 24)
    let a2 = channel(other, 24)
    let place = Double(4 * index)
    func blended(_ shift: UInt32, _ step: Double) -> Double {
      let background = 48 + 159 * Double(Int(clamping: place / step) % 2)
      let mixed = channel(one, shift) * a1 - channel(other, shift) * a2
      return (mixed - background * (a1 - a2)) / 255
    }
    return (blended(0, 1), blended(8, 1.618033988749895), blended(16, 2.618033988749895))
  }
}
