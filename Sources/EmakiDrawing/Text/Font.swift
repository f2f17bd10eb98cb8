/// Which letters to draw, and how large.
public struct Font: Sendable, Hashable {
  /// The thickness of the letters, on the scale of OpenType and CSS (100…900).
  public enum Weight: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// 100.
    case ultraLight = 100
    /// 200.
    case thin = 200
    /// 300.
    case light = 300
    /// 400.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600.
    case semibold = 600
    /// 700.
    case bold = 700
    /// 800.
    case heavy = 800
    /// 900.
    case black = 900

    /// Lighter before bolder.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// The name of the family, or `nil` for the system font.
  public var family: String?
  /// Size in points.
  public var size: Double
  /// Thickness of the letters.
  public var weight: Weight
  /// Whether the letters slant.
  public var isItalic: Bool
  /// Whether this is the system font of iOS 9 to 13, whose letters stand 0.002 em wider apart than
  /// those of the variable font since iOS 14. Other families do not care.
  public var isEarlySystem = false

  /// Makes a font; by default the regular system font.
  public init(
    family: String? = nil, size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The system font of a size and weight.
  public static func system(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The system font before iOS 9: Helvetica Neue with the lines of the later one. Its bold is of
  /// medium weight.
  public static func helveticaSystem(
    _ size: Double, _ weight: Weight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(
      family: helveticaSystemFamily, size: size, weight: weight == .bold ? .medium : weight,
      isItalic: isItalic)
  }

  /// Whether this is the system font before iOS 9.
  public var isHelveticaSystem: Bool { family == Self.helveticaSystemFamily }

  private static let helveticaSystemFamily = ".Helvetica Neue Interface"

  /// The height of one line: `ceil(size × 1.193359375 × scale) / scale` points for the system font;
  /// known families have other factors.
  ///
  /// Source: heights of labels that Interface Builder saved (93 % of 501 within 0.5 pt).
  public func lineHeight(scale: Double) -> Double {
    (size * lineMeasures.height * scale).rounded(.up) / scale
  }

  /// The height of one line before it is rounded up to the pixel, in points.
  public var exactLineHeight: Double { size * lineMeasures.height }

  /// How far the letters reach below the baseline, in points: 0.241 × size for the system font.
  public var descent: Double { lineMeasures.descent * size }
}
