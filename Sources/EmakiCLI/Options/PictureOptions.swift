public import ArgumentParser
import EmakiDiagnostics
public import EmakiRendering
public import EmakiWireframe

/// How pictures look.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "wireframe, blueprint, color or greek; for render several, with commas. (default: wireframe)",
      valueName: "name"),
    completion: .list(Theme.all.map(\.name)))
  var givenThemes: CommaList<Theme>?

  @Option(
    name: .customLong("scale"), parsing: .unconditional,
    help: ArgumentHelp("Pixels a point, for PNG. (default: 2.0)", valueName: "scale"))
  var givenScale: Double?

  @Flag(help: "Draw the device's outline around the screen.")
  var bezel = false

  @Flag(
    inversion: .prefixedNo,
    help: "Draw status bar and home indicator; only the theme color leaves them out by default.")
  var statusBar: Bool?

  @Flag(inversion: .prefixedNo, help: "Write into PNG files where the views are, for comparing.")
  var layoutChunk = true

  @Flag(inversion: .prefixedNo, help: "Draw a dot where a finger touches the screen.")
  var fingers = true

  /// Those asked for, or the wireframe.
  var themes: CommaList<Theme> {
    get { givenThemes ?? CommaList(.wireframe) }
    set { givenThemes = newValue }
  }

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

  /// These options with one theme.
  func with(_ theme: Theme) -> PictureOptions {
    var options = self
    options.themes = CommaList(theme)
    return options
  }

  func validate() throws {
    guard scale >= 0.1, scale <= 16 else {
      throw ValidationError("--scale must be between 0.1 and 16, not \(scale).")
    }
  }
}

extension Theme: ExpressibleByArgument {
  /// Finds a theme by its name.
  public init?(argument: String) {
    guard let theme = Theme.named(argument) else { return nil }
    self = theme
  }

  /// The name, for `--help`.
  public var defaultValueDescription: String { name }

  /// The names, for `--help` and completions.
  public static var allValueStrings: [String] { all.map(\.name) }
}

extension PictureFormat: ExpressibleByArgument {}
