import EmakiDrawing

/// How much closer or wider the iOS system font sets its letters than Inter does, at each size.
///
/// Fitted to 210 single-line ASCII labels that Interface Builder saved; to a thousandth of an em or
/// two it is the tracking that Apple publishes for the font. With it 65 % of these labels get their
/// width to half a point; one ratio for each size reaches 49 %.
enum SystemFontWidth {
  /// Thousandths of an em for each letter, for regular weight.
  private static let table: [(size: Double, tracking: Double)] = [
    (10, 12), (11, 6), (12, 0), (13, -6), (14, -11.5), (15, -16), (16, -21.5), (17, -26),
    (20, -27.5), (24, -37),
  ]

  /// What is added after each letter, in ems.
  static func tracking(_ font: Font) -> Double {
    (tracking(size: font.size) + tracking(weight: font.weight)) / 1000
  }

  /// Heavier letters of Inter are narrower than those of the system font.
  private static func tracking(weight: Font.Weight) -> Double {
    switch weight {
    case .medium: 5
    case .semibold: 7
    case .bold, .heavy, .black: 14
    default: 0
    }
  }

  /// Linear between the table's sizes, constant beyond them.
  private static func tracking(size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking }
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let progress = (size - lower.size) / (upper.size - lower.size)
      return lower.tracking + progress * (upper.tracking - lower.tracking)
    }
    return last.tracking
  }
}
