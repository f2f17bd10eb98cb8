public import EmakiDrawing

/// The fields of a date picker in the compact style, side by side: each is as wide as its text and
/// the room of a button around it.
public struct CompactDate: Sendable, Hashable {
  /// The texts of the fields; one date where none is given.
  public let texts: [String]

  /// Makes the fields of a date picker.
  public init(_ picker: View) {
    let titles = picker.control.items.map(\.title)
    texts = titles.isEmpty ? ["1 Jan 2025"] : titles
  }

  /// The letters.
  public static let font = Font.system(17)
  /// The gap between two fields, in points.
  public static let gap = 6.0
  private static let insets = Insets(top: 7, left: 12, bottom: 7, right: 12)

  /// The width of each field, in points.
  public func widths(_ measurer: any TextMeasuring) -> [Double] {
    texts.map { text in
      let line = measurer.lines(of: TextRequest(text, font: Self.font)).first
      return (line?.width ?? 0) + Self.insets.horizontal
    }
  }

  /// The size of all fields together, in whole pixels.
  func size(scale: Double, _ measurer: any TextMeasuring) -> Size {
    let width = widths(measurer).reduce(Self.gap * Double(texts.count - 1), +)
    return Size(
      width: (width * scale - 0.001).rounded(.up) / scale,
      height: Self.font.lineHeight(scale: scale) + Self.insets.vertical)
  }
}
