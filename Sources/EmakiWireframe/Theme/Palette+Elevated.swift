import EmakiDrawing

extension Palette {
  /// The palette of the views that UIKit puts on the elevated level, such as sheets: in the dark
  /// appearance each background is a step lighter, in the light one all is the same.
  var elevated: Palette {
    guard mapsDarkScenes else { return self }
    var palette = self
    palette.surface = stepLighter(surface)
    palette.fill = stepLighter(fill)
    return palette
  }

  /// The system's next background, or a colour of a sketch with a little ink in it.
  private func stepLighter(_ ground: Color) -> Color {
    let next = Self.elevated(ground)
    return next == ground ? ink.multipliedAlpha(0.06).composited(over: ground) : next
  }

  /// The dark background of the system that stands for another one on the elevated level.
  ///
  /// A colour does not say by which name it was given: one that is just a system's background of the
  /// dark appearance is taken for it. All others stay.
  static func elevated(_ background: Color) -> Color {
    systemBackgrounds.first { $0.base == background }?.elevated ?? background
  }

  /// `systemBackground` and those called secondary and tertiary.
  private static let systemBackgrounds: [(base: Color, elevated: Color)] = [
    (.black, Color(rgb: 0x1C1C1E)), (Color(rgb: 0x1C1C1E), Color(rgb: 0x2C2C2E)),
    (Color(rgb: 0x2C2C2E), Color(rgb: 0x3A3A3C)),
  ]
}
