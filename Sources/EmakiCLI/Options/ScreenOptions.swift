import EmakiWorkspace
public import ArgumentParser
public import EmakiAccessibility
public import EmakiDrawing
public import EmakiLayout
public import Emaki
public import EmakiSceneFormat

/// The options for the scene to show, and the device to show it on.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "The device, such as iphone-x (see emaki devices); for render and validate several, with commas.",
      valueName: "name"),
    completion: .list(Device.all.map(\.identifier)))
  var devices: Choices<String>?

  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp(
      "portrait or landscape; for render and validate both, with a comma. (default: the scene's, else portrait; "
        + "without --device, a storyboard's own)", valueName: "name"))
  var orientations: Choices<Orientation>?

  @Option(
    name: .customLong("appearance"),
    help: ArgumentHelp(
      "light or dark; for render and validate both, with a comma. (default: light)",
      valueName: "name"))
  var givenAppearances: Choices<Appearance>?

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "How large text styles are: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
        + "accessibility1 to accessibility5; for render and validate several, with commas. "
        + "(default: large)", valueName: "name"))
  var givenTextSizes: Choices<TextSize>?

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "Only this scene: its id, title, storyboard identifier or class.", valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The folder inside which a scene file may name others; by default its own.",
      valueName: "folder"))
  var root: String?

  @Option(
    help: ArgumentHelp(
      "The language of a storyboard's texts, such as ja, from the .strings or .xcstrings beside it.",
      valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "A folder whose asset catalogs and pictures come before those of a storyboard's project.",
      valueName: "folder"))
  var assets: String?

  /// The options without a command line.
  var settings: ScreenSettings {
    var settings = ScreenSettings()
    settings.devices = devices
    settings.orientations = orientations
    settings.givenAppearances = givenAppearances
    settings.givenTextSizes = givenTextSizes
    settings.rtl = rtl
    settings.scene = scene
    settings.root = root
    settings.language = language
    settings.assets = assets
    return settings
  }
}

extension Orientation: ExpressibleByArgument {}
extension SceneFileForm: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension TextSize: ExpressibleByArgument {}
extension ContrastLevel: ExpressibleByArgument {}
