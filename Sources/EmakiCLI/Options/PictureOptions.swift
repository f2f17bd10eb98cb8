import EmakiWorkspace
public import ArgumentParser
public import EmakiRendering
public import EmakiWireframe

/// The options for the look of pictures.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "wireframe, blueprint, color or greek; for render several, with commas. (default: wireframe)",
      valueName: "name"),
    completion: .list(Theme.all.map(\.name)))
  var givenThemes: Choices<Theme>?

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

  func validate() throws {
    let scale = settings.scale
    guard scale >= 0.1, scale <= 16 else {
      throw ValidationError("--scale must be between 0.1 and 16, not \(scale).")
    }
  }

  /// The options without a command line.
  var settings: PictureSettings {
    var settings = PictureSettings()
    settings.givenThemes = givenThemes
    settings.givenScale = givenScale
    settings.bezel = bezel
    settings.statusBar = statusBar
    settings.layoutChunk = layoutChunk
    settings.fingers = fingers
    return settings
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
