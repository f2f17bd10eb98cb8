public import EmakiDrawing

/// The few colours of a theme, by what they are for.
public struct Palette: Sendable, Hashable {
  /// Around the screens: the sheet that a picture lies on.
  public var paper: Color
  /// A view that is shown.
  public var surface: Color
  /// Menus, placeholders, images.
  public var fill: Color
  /// Text and icons.
  public var ink: Color
  /// The edge of a moving or container view, and the device's outline.
  public var line: Color
  /// Separators, crosses of images, quiet borders.
  public var soft: Color
  /// Text that matters less.
  public var quiet: Color
  /// Selected and interactive parts, and progress.
  public var accent: Color
  /// Text and marks on `accent`.
  public var onAccent: Color
  /// Destructive actions: seldom, and beside the accent.
  public var destructive = Color(rgb: 0xD92D20)
  /// Lines and figures that measure, in redline drawings.
  public var measure = Color(rgb: 0xC2257A)
  /// Whether scenes are drawn in the dark appearance: then black, not white, is a plain surface.
  public var mapsDarkScenes = false

  /// Makes a palette.
  public init(
    paper: Color, surface: Color, fill: Color, ink: Color, line: Color, soft: Color, quiet: Color,
    accent: Color, onAccent: Color
  ) {
    self.paper = paper
    self.surface = surface
    self.fill = fill
    self.ink = ink
    self.line = line
    self.soft = soft
    self.quiet = quiet
    self.accent = accent
    self.onAccent = onAccent
  }
}
