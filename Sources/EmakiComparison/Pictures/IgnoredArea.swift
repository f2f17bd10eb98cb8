import EmakiText
import EmakiDrawing
import PixelDiff

/// How much of some pictures was not compared.
public struct IgnoredArea: Sendable, Hashable {
  /// Pixels that were not compared.
  public var pixels = 0
  /// All pixels.
  public var all = 0

  /// Of no picture yet.
  public init() {}

  /// The area that a comparison leaves out of pictures of this size.
  init(_ comparison: PixelComparison, of size: PixelSize) {
    all = size.width * size.height
    pixels = all - comparison.comparedPixels(size)
  }

  /// Whether nothing is left to compare.
  public var isWhole: Bool { all > 0 && pixels == all }

  /// The share of all pixels, 0…1.
  public var share: Double { all == 0 ? 0 : Double(pixels) / Double(all) }

  /// Both together.
  public static func + (a: IgnoredArea, b: IgnoredArea) -> IgnoredArea {
    var sum = a
    sum.pixels += b.pixels
    sum.all += b.all
    return sum
  }

  /// `4.2 % ignored`, to a tenth and never 0; `nil` where all was compared.
  var words: String? {
    guard pixels > 0 else { return nil }
    let tenths = max(min((share * 1000).rounded(), isWhole ? 1000 : 999), 1)
    return "\((tenths / 10).shortText) % of the pixels ignored"
  }

  var json: JSONValue {
    .object([
      ("pixels", .number(Double(pixels))), ("of", .number(Double(all))),
      ("share", .number(share)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let pixels = json["pixels"]?.integer, let all = json["of"]?.integer, all >= pixels,
      pixels >= 0
    else { return nil }
    (self.pixels, self.all) = (pixels, all)
  }
}
