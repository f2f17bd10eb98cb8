import EmakiDrawing

extension Theme {
  /// The theme for a device in the dark appearance: light ink on dark surfaces.
  ///
  /// A theme that is dark already keeps its colours.
  public var dark: Theme {
    var theme = self
    if palette.ink.luminance < palette.surface.luminance {
      theme.palette = usesSceneColors ? Self.darkColors : Self.darkSketch
    }
    if theme.palette != palette {
      theme.palette.destructive = Color(rgb: usesSceneColors ? 0xFF453A : 0xFF7A70)
    }
    theme.palette.mapsDarkScenes = true
    return theme
  }

  private static let darkSketch = Palette(
    paper: Color(rgb: 0x14161A), surface: Color(rgb: 0x1D2026), fill: Color(rgb: 0x2B3038),
    ink: Color(rgb: 0xE8EAEE), line: Color(rgb: 0xE8EAEE), soft: Color(rgb: 0x59616E),
    quiet: Color(rgb: 0x959DAA), accent: Color(rgb: 0x6E97FF), onAccent: Color(rgb: 0x10131A))

  /// The colours that a scene leaves open, as UIKit has them in dark appearance.
  private static let darkColors = Palette(
    paper: Color(rgb: 0x101011), surface: .black, fill: Color(rgb: 0x2C2C2E), ink: .white,
    line: .white, soft: Color(rgb: 0x48484A), quiet: Color(rgb: 0x8E8E93),
    accent: Color(rgb: 0x0A84FF), onAccent: .white)
}
