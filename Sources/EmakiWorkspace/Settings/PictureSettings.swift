package import EmakiWireframe

/// The look of pictures.
package struct PictureSettings: Sendable {
  /// Those asked for.
  package var givenThemes: Choices<Theme>?
  /// Pixels a point, where that is asked for.
  package var givenScale: Double?
  /// Whether the device's outline is drawn around the screen.
  package var bezel = false
  /// Whether status bar and home indicator are drawn; by default the theme decides.
  package var statusBar: Bool?
  /// Whether PNG files say where the views are.
  package var layoutChunk = true
  /// Whether a dot is drawn where a finger touches the screen.
  package var fingers = true

  package init() {}

  /// Those asked for, or the wireframe.
  package var themes: Choices<Theme> { givenThemes ?? Choices(.wireframe) }

  /// Pixels a point.
  package var scale: Double { givenScale ?? 2 }

  /// The only theme, as all commands but `render` need.
  package var theme: Theme {
    get throws(Failure) {
      guard themes.distinct(by: \.name).count == 1 else {
        throw Failure.usage("several themes at once", hint: "emaki render draws all of them")
      }
      return themes.first
    }
  }

  /// These settings with one theme.
  package func with(_ theme: Theme) -> PictureSettings {
    var settings = self
    settings.givenThemes = Choices(theme)
    return settings
  }
}
