import EmakiDrawing
import EmakiLayout

/// Finds a meaning that only colour carries: marks that are alike but for their colour, and a field
/// that only its red border tells from the others.
struct ColorRule {
  /// How large a mark is at most, in points.
  private static let largest = 40.0

  func findings(in views: SeenViews) -> [AccessibilityFinding] {
    let marks = views.seen.filter { isMark($0, in: views) }
    return Dictionary(grouping: marks) { Look($0, in: views) }.values.compactMap { alike in
      let first = alike[0]
      guard let color = Self.color(of: first),
        let (other, seen) = alike.lazy.compactMap({ mark in
          Self.color(of: mark).map { ($0, mark) }
        }).first(where: { Self.isOtherHue($0.0, color) })
      else { return nil }
      return AccessibilityFinding(
        .color, seen,
        "only colour (\(other.hex) and \(color.hex)) tells \"\(seen.view.id)\" from "
          + "\"\(first.view.id)\"",
        hint: "add a text, an icon or another shape, or accessibility: {label: …}")
    }.sorted { ($0.place.line ?? 0, $0.message) < ($1.place.line ?? 0, $1.message) }
  }

  /// The properties in which marks of one kind are alike.
  private struct Look: Hashable {
    let kind: View.Kind
    let size: String
    let corner: Corner
    let symbol: String?
    let depth: Int

    init(_ seen: SeenView, in views: SeenViews) {
      kind = seen.view.kind
      size = seen.view.kind == .textField ? "" : seen.rect.size.words
      corner = seen.own.corner
      symbol = seen.view.image?.name
      depth = views.ancestors(of: seen).count
    }
  }

  /// Whether a view says something by its colour alone.
  private func isMark(_ seen: SeenView, in views: SeenViews) -> Bool {
    guard seen.accessibility.label == nil, seen.accessibility.value == nil else { return false }
    switch seen.view.kind {
    case .textField:
      return seen.own.borderWidth > 0 && seen.own.borderColor.map(\.isColorful) == true
    case .view, .icon, .imageView:
      guard seen.rect.width <= Self.largest, seen.rect.height <= Self.largest,
        seen.rect.width >= 4, seen.rect.height >= 4, views.children(of: seen.index).isEmpty,
        seen.view.image?.picture == nil || seen.view.image?.isSymbol == true, !views.isPart(seen)
      else { return false }
      return Self.color(of: seen).map(\.isColorful) == true
    default: return false
    }
  }

  private static func color(of seen: SeenView) -> Color? {
    switch seen.view.kind {
    case .textField: seen.own.borderColor
    case .view: seen.own.backgroundColor
    default: seen.own.tintColor
    }
  }

  /// Whether colours are more than shades of one another.
  private static func isOtherHue(_ one: Color, _ other: Color) -> Bool {
    let apart = abs(one.hue - other.hue)
    return min(apart, 360 - apart) > 25
  }
}

extension Color {
  private var parts: (low: Double, high: Double) {
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    return (min(r, g, b), max(r, g, b))
  }

  /// Whether it is more than a grey.
  fileprivate var isColorful: Bool { alpha > 127 && parts.high - parts.low > 60 }

  /// In degrees from red.
  fileprivate var hue: Double {
    let (low, high) = parts
    guard high > low else { return 0 }
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let sector =
      high == r
      ? (g - b) / (high - low)
      : high == g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low)
    return (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
  }
}
