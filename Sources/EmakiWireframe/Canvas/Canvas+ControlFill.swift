import EmakiDrawing

extension Canvas {
  /// The quiet colour of tracks, fields and knobless parts of controls at a place.
  ///
  /// UIKit's fills are veils, which take the ground that they lie on. On a surface, and on what is as
  /// light or dark, the palette has a colour for them; on others it is the veil itself.
  func controlFill(at rect: Rect) -> Color {
    let under = ground(at: rect).painted
    let isOther = under.contrast(with: palette.surface) > Self.otherGround
    guard isOther || under == palette.fill else { return palette.fill }
    return Self.veil.multipliedAlpha(under.luminance < 0.2 ? 0.36 : 0.2)
  }

  /// Paints such a part, and knows it as ground.
  mutating func fillControl(_ rect: Rect, radius: Double) {
    let color = controlFill(at: rect)
    fill(rect, color, radius: radius)
    addGround(rect, painted: color, given: nil)
  }

  /// The contrast from which on a ground is another one than the palette's.
  private static let otherGround = 2.0
  /// UIKit's `systemFill`, opaque.
  private static let veil = Color(rgb: 0x787880)
}
