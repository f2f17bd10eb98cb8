internal import EmakiDrawing
internal import EmakiText

/// The traits that decide which variant of an asset is taken.
struct AssetTraits: Sendable {
  /// Pixels a point.
  var scale: Double
  /// Whether variants for tablets come before those for phones.
  var isPad: Bool
  /// Whether dark variants come before light ones.
  var isDark: Bool
  /// Whether pictures are drawn, and not only measured.
  var needsPixels: Bool

  /// A variant of an image.
  struct File: Sendable, Hashable {
    var name: String
    var scale: Double
  }

  /// The file among an image set's variants: of the matching appearance and idiom, then of the
  /// matching scale, then of the largest.
  func file(of variants: [JSONValue]) -> File? {
    let named = variants.filter { $0["filename"] != nil }
    let files = best(named).compactMap { variant in
      variant["filename"]?.string.map { name in
        File(name: name, scale: variant["scale"]?.string.flatMap(Self.scale) ?? 1)
      }
    }
    return files.first { $0.scale == scale } ?? files.max { $0.scale < $1.scale }
  }

  /// The colour among a colour set's variants; `nil` where none can be read.
  func color(of variants: [JSONValue]) -> Color? {
    best(variants).lazy.compactMap { $0["color"].flatMap(Self.color) }.first
  }

  /// The variants of the matching appearance and idiom, else the general ones.
  private func best(_ variants: [JSONValue]) -> [JSONValue] {
    func rank(_ variant: JSONValue) -> Int? {
      let idiom = variant["idiom"]?.string ?? "universal"
      let own = isPad ? "ipad" : "iphone"
      guard idiom == own || idiom == "universal" else { return nil }
      let appearances = variant["appearances"]?.elements ?? []
      let isForDark = appearances.contains { $0["value"]?.string == "dark" }
      let isOther = appearances.contains { $0["appearance"]?.string != "luminosity" }
      guard !isOther, isDark || !isForDark else { return nil }
      return (isForDark ? 2 : 0) + (idiom == own ? 1 : 0)
    }
    let ranks = variants.map(rank)
    let highest = ranks.compactMap(\.self).max()
    return zip(variants, ranks).filter { $1 != nil && $1 == highest }.map(\.0)
  }

  private static func scale(_ text: String) -> Double? {
    text.hasSuffix("x") ? Double(text.dropLast()) : nil
  }

  private static func color(_ color: JSONValue) -> Color? {
    guard let components = color["components"] else { return nil }
    func channel(_ name: String) -> Double? { components[name]?.string.flatMap(Self.channel) }
    let alpha = channel("alpha") ?? 1
    if let white = channel("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
      return nil
    }
    let own = SIMD3(red, green, blue)
    let sRGB =
      switch color["color-space"]?.string {
      case "display-p3": ColorSpaces.sRGB(displayP3: own)
      case "extended-linear-srgb": ColorSpaces.sRGB(linear: own)
      default: own
      }
    return Color(red: sRGB.x, green: sRGB.y, blue: sRGB.z, alpha: alpha)
  }

  /// `0.5`, `128` or `0x80`.
  private static func channel(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }
}
