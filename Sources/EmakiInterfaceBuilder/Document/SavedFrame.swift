internal import EmakiDrawing
internal import EmakiXML

/// The `<rect key="frame">` of a view, with what is missing distinguished from zero.
struct SavedFrame: Sendable, Hashable {
  /// Missing numbers are 0.
  var rect: Rect
  /// Whether a width was written.
  var hasWidth: Bool
  /// Whether a height was written.
  var hasHeight: Bool

  /// Points beyond which nothing lies.
  static let farthest = 1_000_000.0

  /// The frame of an element, or `nil` where it has none that makes sense.
  init?(_ element: XMLElement) {
    guard let rect = element.child("rect", key: "frame") else { return nil }
    let width = rect["width"].flatMap(Double.init(written:))
    let height = rect["height"].flatMap(Double.init(written:))
    self.rect = Rect(
      x: rect["x"].flatMap(Double.init(written:)) ?? 0,
      y: rect["y"].flatMap(Double.init(written:)) ?? 0,
      width: max(0, width ?? 0), height: max(0, height ?? 0))
    hasWidth = width != nil
    hasHeight = height != nil
    let numbers = [self.rect.minX, self.rect.minY, self.rect.width, self.rect.height]
    guard numbers.allSatisfy({ abs($0) <= Self.farthest }) else { return nil }
  }

  /// The size, where both numbers were written.
  var size: Size? { hasWidth && hasHeight ? rect.size : nil }
}
