import EmakiDrawing

extension Canvas {
  /// The quiet colour of tracks, fields and knobless parts of controls at a position.
  ///
  /// UIKit's fills are translucent and take on the background that they lie on. On a surface, and
  /// on backgrounds as light or dark, the palette has a colour for them; on others it is the
  /// translucent fill itself.
  func controlFill(at rect: Rect) -> Color {
    let under = ground(at: rect).painted
    let isOther = under.contrast(with: palette.surface) > Self.otherGround
    guard isOther || under == palette.fill else { return palette.fill }
    return Self.veil.multipliedAlpha(under.luminance < 0.2 ? 0.36 : 0.2)
  }

  /// Paints such a part, and records it as background.
  mutating func fillControl(_ rect: Rect, corner: Corner) {
    let color = controlFill(at: rect)
    fill(rect, color, corner: corner)
    addGround(rect, painted: color, given: nil)
  }

  /// The contrast from which on a background counts as different from the palette's.
  private static let otherGround = 2.0
  /// UIKit's `systemFill`, opaque.
  private static let veil = Color(rgb: 0x787880)
}
