import EmakiWireframe

/// How pictures look.
struct PictureSettings: Sendable {
  /// Those asked for.
  var givenThemes: Choices<Theme>?
  /// Pixels a point, where that is asked for.
  var givenScale: Double?
  /// Whether the device's outline is drawn around the screen.
  var bezel = false
  /// Whether status bar and home indicator are drawn; by default the theme decides.
  var statusBar: Bool?
  /// Whether PNG files say where the views are.
  var layoutChunk = true
  /// Whether a dot is drawn where a finger touches the screen.
  var fingers = true

  init() {}

  /// Those asked for, or the wireframe.
  var themes: Choices<Theme> { givenThemes ?? Choices(.wireframe) }

  /// Pixels a point.
  var scale: Double { givenScale ?? 2 }

  /// The only theme, as all commands but `render` need.
  var theme: Theme {
    get throws(Failure) {
      guard themes.distinct(by: \.name).count == 1 else {
        throw Failure.usage("several themes at once", hint: "emaki render draws all of them")
      }
      return themes.first
    }
  }

  /// These settings with one theme.
  func with(_ theme: Theme) -> PictureSettings {
    var settings = self
    settings.givenThemes = Choices(theme)
    return settings
  }
}
