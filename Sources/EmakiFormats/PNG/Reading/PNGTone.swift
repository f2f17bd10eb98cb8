import EmakiLimits
import EmakiPlatform

/// Turns samples of a file into samples of sRGB with eight bits.
///
/// The rules are those of libpng's simplified interface, so that both read the same pixels: the
/// exponent of the file counts against 2.2, and a product within 5 % of 1 is left alone. Samples
/// without any word about their tone are sRGB, as the specification advises and browsers do; of sixteen
/// bits that is an option there.
struct PNGTone {
  /// The exponent of the file in 1/100,000, such as 45,455 for 1/2.2.
  static let sRGBGamma = 45_455
  private static let screenGamma = 220_000

  /// The result for each sample of eight bits, or `nil` where nothing changes.
  let table8: [UInt8]?
  /// The result for each sample of sixteen bits, shifted right by `shift`; `nil` for a plain scaling.
  let table16: [UInt8]?
  /// The low bits of a sixteen-bit sample that do not count.
  let shift: Int

  /// - Parameters:
  ///   - gamma: what the file says in `gAMA` or `sRGB`, or `nil`.
  ///   - significantBits: the most of what `sBIT` says about the colours, or 0.
  init(bitDepth: Int, gamma: Int?, significantBits: Int) {
    let gamma = gamma ?? Self.sRGBGamma
    let product = Double(gamma) * Double(Self.screenGamma) / 1e10
    let isSignificant = product < 0.95 || product > 1.05
    let lost = (1..<16).contains(significantBits) ? 16 - significantBits : 0
    // Eleven bits are enough for eight that come out.
    shift = min(max(lost, 5), 8)
    table8 = isSignificant && bitDepth <= 8 ? Self.table8(exponent: 1 / product) : nil
    table16 = isSignificant && bitDepth == 16 ? Self.table16(exponent: product, shift: shift) : nil
  }

  private static func table8(exponent: Double) -> [UInt8] {
    let exponent = (exponent * 1e5).rounded() / 1e5
    return (0..<256).map { value in
      if value == 0 || value == 255 { return UInt8(value) }
      return UInt8(clamping: (255 * pow(Double(value) / 255, exponent) + 0.5).rounded(.down))
    }
  }

  /// For each result the largest sample that leads to it, by the inverse function of its upper
  /// bound.
  private static func table16(exponent: Double, shift: Int) -> [UInt8] {
    let exponent = (exponent * 1e5).rounded() / 1e5
    let largest = (1 << (16 - shift)) - 1
    var table = [UInt8]()
    table.reserveCapacity(largest + 1)
    for result in 0..<255 {
      let bound = Double(result * 257 + 128) / 65535
      let sample = Int(clamping: (65535 * pow(bound, exponent) + 0.5).rounded(.down))
      let end = (sample * largest + 32768) / 65535 + 1
      while table.count < min(end, largest + 1) { table.append(UInt8(result)) }
    }
    while table.count <= largest { table.append(255) }
    return table
  }

  /// The result for a colour sample of sixteen bits.
  @inline(__always)
  func color16(_ sample: UInt16) -> UInt8 {
    if let table16 { return table16[Int(sample) >> shift] }
    return Self.scaled(sample)
  }

  /// The nearest of eight bits: `sample / 257`, rounded.
  @inline(__always)
  static func scaled(_ sample: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(sample) &* 255 &+ 32895) >> 16)
  }
}
