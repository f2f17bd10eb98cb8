import EmakiDrawing

extension Theme {
  /// Ink on white surfaces and light paper, with one blue accent; the default.
  public static let wireframe = Theme(
    name: "wireframe",
    palette: Palette(
      paper: Color(rgb: 0xF4F4F1), surface: .white, fill: Color(rgb: 0xECEEF1),
      ink: Color(rgb: 0x22262E), line: Color(rgb: 0x22262E), soft: Color(rgb: 0xC8CCD3),
      quiet: Color(rgb: 0x646C79), accent: Color(rgb: 0x2E6AFF), onAccent: .white))

  /// Light lines on dark blue, with outlines and labels of the views that matter.
  public static let blueprint: Theme = {
    var theme = Theme(
      name: "blueprint",
      palette: Palette(
        paper: Color(rgb: 0x0E2A4E), surface: Color(rgb: 0x12335C), fill: Color(rgb: 0x173E6E),
        ink: Color(rgb: 0xEAF2FF), line: Color(rgb: 0x9CC4FF), soft: Color(rgb: 0x3F6CA5),
        quiet: Color(rgb: 0x9CC4FF), accent: Color(rgb: 0xFFD166), onAccent: Color(rgb: 0x0E2A4E)))
    theme.palette.destructive = Color(rgb: 0xFF9487)
    theme.palette.measure = Color(rgb: 0xFF9BD0)
    theme.isAnnotated = true
    theme.drawsPictures = false
    return theme
  }()

  /// The scene's colours; those that it leaves open are as UIKit has them in light appearance.
  public static let color: Theme = {
    var theme = Theme(
      name: "color",
      palette: Palette(
        paper: Color(rgb: 0xF4F4F1), surface: .white, fill: Color(rgb: 0xE9E9EB), ink: .black,
        line: .black, soft: Color(rgb: 0xC6C6C8), quiet: Color(rgb: 0x8E8E93),
        accent: Color(rgb: 0x007AFF), onAccent: .white))
    theme.palette.destructive = Color(rgb: 0xFF3B30)
    theme.usesSceneColors = true
    theme.showsStatusBar = false
    return theme
  }()

  /// The wireframe with bars for text: the picture needs no font and is the same everywhere.
  public static let greek: Theme = {
    var theme = Theme.wireframe
    theme.name = "greek"
    theme.drawsTextAsBars = true
    theme.drawsPictures = false
    return theme
  }()
}
