import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiLimits
package import EmakiRendering
import EmakiSceneFile
import EmakiSceneFormat
package import EmakiWireframe

/// The settings for every scene of a set: those of the set's file, overridden by the options.
package struct SetSettings: Sendable {
  /// One value of each axis that is known before a scene is read.
  package struct Variant: Sendable {
    package var screen: ScreenSettings
    /// The options that ask for it.
    package var options: [String]
    /// The values that are part of names.
    package var values: [String]
  }

  package let variants: [Variant]
  package let themes: [Theme]
  /// Names of motions, `default` and `all`.
  let motions: [SetFile.Entry]
  package let sampling: SamplingSettings
  package let picture: PictureSettings
  package let format: PictureFormat
  /// The options that all units have, but for those that say which frames there are.
  package let options: [String]
  /// The settings given by options alone.
  package let given: (screen: ScreenSettings, sampling: SamplingSettings)

  package init(
    _ folder: SetFolder, screen: ScreenSettings, sampling: SamplingSettings,
    picture: PictureSettings,
    format: PictureFormat = .png
  ) throws(Failure) {
    let file = folder.file
    given = (screen, sampling)
    var (sampling, picture, screen) = (sampling, picture, screen)
    if sampling.sampling == nil, let (key, value) = file.sampling {
      switch key {
      case "fps": sampling.fps = value
      case "steps": sampling.steps = Int(clamping: value)
      default: sampling.at = value
      }
    }
    motions =
      sampling.motion.map { [SetFile.Entry($0, at: SourceLocation(file: "--motion"))] }
      ?? file.axes["motions"] ?? [SetFile.Entry("default", at: SourceLocation(file: SetFile.name))]
    sampling.motion = nil
    if picture.givenScale == nil { picture.givenScale = file.numbers["scale"] }
    picture.bezel = picture.bezel || file.flags["bezel"] ?? false
    picture.statusBar = picture.statusBar ?? file.flags["statusBar"]
    picture.fingers = picture.fingers && file.flags["fingers"] ?? true
    screen.rtl = screen.rtl || file.flags["rtl"] ?? false
    screen.root = screen.root ?? file.root.map(folder.path)
    screen.assets = screen.assets ?? file.assets.map(folder.path)
    themes =
      picture.givenThemes?.distinct(by: \.name)
      ?? file.values("themes").compactMap(Theme.named).orUsual(.wireframe)
    variants = try Self.variants(file, screen)
    options = Self.options(picture, screen, format)
    (self.sampling, self.picture, self.format) = (sampling, picture, format)
  }

  /// The settings by which the set's file alone decides which pictures there are; files are read as
  /// the options say.
  package init(ofFile folder: SetFolder, _ given: ScreenSettings) throws(Failure) {
    var screen = ScreenSettings()
    (screen.root, screen.assets) = (given.root, given.assets)
    try self.init(
      folder, screen: screen, sampling: SamplingSettings(), picture: PictureSettings())
  }

  /// The frames to draw: one picture of a scene that does not move, whatever the settings for
  /// others.
  package func sampling(moves: Bool) -> SamplingSettings {
    var sampling = sampling
    if !moves { (sampling.fps, sampling.steps) = (nil, nil) }
    return sampling
  }

  /// Whether a scene is drawn as the frames of a motion, and not as one picture.
  func isMotion(moves: Bool) -> Bool { moves && sampling.at == nil }

  /// The options for that.
  func samplingOptions(moves: Bool) -> [String] {
    let sampling = sampling(moves: moves)
    if let fps = sampling.fps { return ["--fps", fps.shortText] }
    if let steps = sampling.steps { return ["--steps", String(steps)] }
    return sampling.at.map { ["--at", $0.shortText] } ?? []
  }

  /// Whether the options leave all axes and frames to the set's file.
  package static func areOfFile(
    screen: ScreenSettings, sampling: SamplingSettings, picture: PictureSettings
  ) -> Bool {
    screen.devices == nil && screen.orientations == nil && screen.givenAppearances == nil
      && screen.givenTextSizes == nil && screen.language == nil && screen.scene == nil
      && sampling.sampling == nil && sampling.motion == nil && picture.givenThemes == nil
  }

  private static func variants(
    _ file: SetFile, _ screen: ScreenSettings
  ) throws(Failure) -> [Variant] {
    var devices: [Device?] = []
    for name in screen.devices?.distinct(by: \.self) ?? file.values("devices") {
      if name == SetFile.own {
        devices.append(nil)
        continue
      }
      var one = screen
      one.devices = Choices(name)
      devices.append(try one.resolvedDevice(fileDevice: nil))
    }
    let orientations =
      screen.orientations?.distinct(by: \.rawValue)
      ?? file.values("orientations").map(Orientation.init(rawValue:))
    let appearances =
      screen.givenAppearances?.distinct(by: \.rawValue)
      ?? file.values("appearances").compactMap(Appearance.init(rawValue:))
    let textSizes =
      screen.givenTextSizes?.distinct(by: \.rawValue)
      ?? file.values("textSizes").compactMap(TextSize.init(rawValue:))
    let languages =
      screen.language.map { [$0] } ?? file.values("languages").map { $0 == SetFile.own ? nil : $0 }
    let counts = [
      devices.count, orientations.count, appearances.count, textSizes.count, languages.count,
    ]
    let count = counts.reduce(1) { min($0 * max($1, 1), InputLimit.variants.most + 1) }
    if count > InputLimit.variants.most {
      throw Failure(
        "the axes of the set have more than \(InputLimit.variants.most) combinations for each scene",
        hint: "name fewer devices, orientations, appearances, text sizes or languages")
    }
    var variants = [Variant(screen: screen, options: [], values: [])]
    variants = crossed(variants, devices.orUsual(nil), "--device", \.?.identifier) {
      $0.devices = $1.map { Choices($0.identifier) }
    }
    variants = crossed(variants, orientations.orUsual(nil), "--orientation", \.?.rawValue) {
      $0.orientations = $1.map { Choices($0) }
    }
    variants = crossed(
      variants, appearances.orUsual(.light), "--appearance", { $0 == .light ? nil : $0.rawValue }
    ) { $0.givenAppearances = Choices($1) }
    variants = crossed(
      variants, textSizes.orUsual(.large), "--text-size", { $0 == .large ? nil : $0.rawValue }
    ) { $0.givenTextSizes = Choices($1) }
    return crossed(variants, languages.orUsual(nil), "--language", \.self) { $0.language = $1 }
  }

  /// Each variant with each value of an axis; one that a scene has by itself has no name.
  private static func crossed<Value>(
    _ variants: [Variant], _ values: [Value], _ option: String, _ name: (Value) -> String?,
    _ set: (inout ScreenSettings, Value) -> Void
  ) -> [Variant] {
    variants.flatMap { variant in
      values.map { value in
        var variant = variant
        set(&variant.screen, value)
        if let name = name(value) {
          variant.options += [option, name]
          variant.values.append(name)
        }
        return variant
      }
    }
  }

  private static func options(
    _ picture: PictureSettings, _ screen: ScreenSettings, _ format: PictureFormat
  ) -> [String] {
    var options: [String] = []
    if picture.scale != 2 { options += ["--scale", picture.scale.shortText] }
    if screen.rtl { options.append("--rtl") }
    if let root = screen.root { options += ["--root", root] }
    if let assets = screen.assets { options += ["--assets", assets] }
    if picture.bezel { options.append("--bezel") }
    if let bar = picture.statusBar { options.append(bar ? "--status-bar" : "--no-status-bar") }
    if !picture.fingers { options.append("--no-fingers") }
    if !picture.layoutChunk { options.append("--no-layout-chunk") }
    if format != .png { options += ["--format", format.rawValue] }
    return options
  }
}

extension SetFile {
  /// The values of an axis, each once; none where the file does not say.
  fileprivate func values(_ axis: String) -> [String] {
    var seen: Set<String> = []
    return (axes[axis] ?? []).map(\.text).filter { seen.insert($0).inserted }
  }
}

extension Array {
  /// The elements, or one where there are none.
  fileprivate func orUsual(_ element: Element) -> [Element] { isEmpty ? [element] : self }
}
