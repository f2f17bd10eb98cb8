internal import EmakiPlatform
public import EmakiDrawing

extension Color {
  /// The relative luminance of WCAG 2.2, 0…1; of an opaque colour.
  public var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2 between two opaque colours, 1…21.
  public func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

/// How much of a contrast is asked for.
public enum ContrastLevel: String, Sendable, Hashable, CaseIterable {
  /// WCAG's AA: 4.5, of large texts and icons 3.
  case aa
  /// WCAG's AAA: 7, of large texts 4.5, of icons 3.
  case aaa

  /// The contrast that a text of a font needs; large are 18 points, or 14 of bold letters.
  public func least(for font: Font) -> Double {
    let isLarge = font.size >= (font.weight >= .bold ? 14 : 18)
    return switch self {
    case .aa: isLarge ? 3 : 4.5
    case .aaa: isLarge ? 4.5 : 7
    }
  }

  /// The contrast that an icon needs.
  public static let icons = 3.0
}
