import EmakiDiagnostics
package import EmakiDrawing
import EmakiFiles
import EmakiInterfaceBuilder
package import EmakiLayout
package import EmakiSceneFile
package import EmakiSceneFormat

/// The scene to show, and the device to show it on.
package struct ScreenSettings: Sendable {
  /// Names of devices, such as `iphone-x`; by default the file's.
  package var devices: Choices<String>?
  /// The orientations; by default the scene's, else portrait.
  package var orientations: Choices<Orientation>?
  /// Those asked for.
  package var givenAppearances: Choices<Appearance>?
  /// How large text styles are, where that is asked for.
  package var givenTextSizes: Choices<TextSize>?
  /// Whether screens are laid out from right to left.
  package var rtl = false
  /// The only scene: its id, title, storyboard identifier or class.
  package var scene: String?
  /// The folder inside which a scene file may name others; by default the scene file's folder.
  package var root: String?
  /// The language of a storyboard's texts, from the .strings or .xcstrings beside it.
  package var language: String?
  /// A folder whose asset catalogs and pictures come before those of a storyboard's project.
  package var assets: String?

  package init() {}

  /// The folder of assets that the user named.
  ///
  /// - Throws: `Failure` where there is none.
  func assetFiles(from source: any FileSource) throws(Failure) -> (any NeighbouringFiles)? {
    guard let assets else { return nil }
    guard Folder.isFolder(assets) else {
      throw .usage("there is no folder \(assets)", hint: "--assets names a folder with pictures")
    }
    return source.files(in: assets)
  }

  /// The options that the scene file at a path is read with.
  package func sceneOptions(of path: String, from source: any FileSource) throws(Failure)
    -> SceneFileOptions
  {
    var options = SceneFileOptions()
    do throws(SceneFileProblem) {
      options.files = try SceneFolder(of: path, root: root, from: source)
    } catch {
      throw Failure(error.message)
    }
    options.traits = SceneTraits(appearance: appearance, textSize: textSizes.first)
    options.device = devices.flatMap { Device.named($0.first) }
    options.orientation = orientations?.first
    options.storyboards = StoryboardsBeside(file: path, source: source) {
      device throws(Diagnostic) in
      do throws(Failure) {
        let device = try runningDevice(fileDevice: device)
        return (interfaceBuilderOptions(.device(device)), try assetFiles(from: source))
      } catch {
        throw error.diagnostics[0]
      }
    }
    return options
  }

  /// The device the user named, or else the one that the file names, or else an iPhone 16.
  package func resolvedDevice(fileDevice: String?) throws(Failure) -> Device {
    guard let name = devices?.first ?? fileDevice else { return .standard }
    if let device = Device.named(name) { return device }
    let message = "there is no device \"\(name)\""
    let names = Device.names(beginningWith: name).compactMap { Device.named($0)?.identifier }
    let hint =
      NearestName.nearest(to: name, in: Device.candidates(for: name).map(\.identifier))
      .map { "did you mean \($0)? emaki devices lists them all" }
      ?? (names.isEmpty ? "" : "there are \(names.joined(separator: ", ")); ")
      + "emaki devices lists them all"
    throw devices == nil ? Failure(message, hint: hint) : .usage(message, hint: hint)
  }

  /// The device as a storyboard's reader wants it.
  func runningDevice(fileDevice: String?) throws(Failure) -> RunningDevice {
    RunningDevice(try resolvedDevice(fileDevice: fileDevice), orientation(fileOrientation: nil))
  }

  /// The device of a storyboard on its side, for scenes that were designed so; `nil` where the user
  /// says which device is meant, or its orientation.
  func deviceOnItsSide(fileDevice: String?) throws(Failure) -> RunningDevice? {
    guard devices == nil, orientations == nil else { return nil }
    return RunningDevice(try resolvedDevice(fileDevice: fileDevice), .landscape)
  }

  /// The one asked for, or the first of several, or else the one that the file names, or else
  /// portrait.
  func orientation(fileOrientation: Orientation?) -> Orientation {
    orientations?.first ?? fileOrientation ?? .portrait
  }

  /// Those asked for, or light.
  var appearances: Choices<Appearance> { givenAppearances ?? Choices(.light) }

  /// Those asked for, or the usual one.
  var textSizes: Choices<TextSize> { givenTextSizes ?? Choices(.large) }

  /// The one asked for, or the first of several.
  package var appearance: Appearance { appearances.first }

  /// How storyboards and xibs are read.
  func interfaceBuilderOptions(_ mode: InterfaceBuilderMode) -> InterfaceBuilderOptions {
    InterfaceBuilderOptions(
      mode, language: language, isDark: appearance == .dark, textSize: textSizes.first)
  }

  var direction: LayoutDirection { rtl ? .rightToLeft : .leftToRight }
}
