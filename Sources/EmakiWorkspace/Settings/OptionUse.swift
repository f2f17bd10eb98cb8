/// Options that were given and that an input cannot use: they are refused, since to pass over one would
/// answer another question than was asked.
package struct OptionUse {
  /// Those that were given, as they are written.
  package let names: [String]

  /// - Parameter options: with whether each was given.
  package init(_ options: [(name: String, isGiven: Bool)]) {
    names = options.filter(\.isGiven).map(\.name)
  }

  /// - Throws: `Failure` of wrong usage where one was given.
  package func refuse(_ reason: String, hint: String? = nil) throws(Failure) {
    guard !names.isEmpty else { return }
    throw .usage("\(names.joined(separator: ", ")): \(reason)", hint: hint)
  }
}

extension ScreenSettings {
  /// Options that only storyboards can use.
  package var forStoryboards: OptionUse {
    OptionUse([("--language", language != nil), ("--assets", assets != nil)])
  }

  /// All that scenes can use and pictures cannot.
  package var forScenes: OptionUse {
    OptionUse([
      ("--device", devices != nil), ("--orientation", orientations != nil),
      ("--appearance", givenAppearances != nil), ("--text-size", givenTextSizes != nil),
      ("--rtl", rtl), ("--scene", scene != nil), ("--root", root != nil),
      ("--language", language != nil), ("--assets", assets != nil),
    ])
  }
}

extension SamplingSettings {
  /// Options that only a motion can use: the start is a moment of every scene.
  package var forMotions: OptionUse {
    OptionUse([
      ("--fps", fps != nil), ("--steps", steps != nil), ("--at", at.map { $0 > 0 } ?? false),
    ])
  }

  /// Options that choose moments.
  package var moments: OptionUse {
    OptionUse([("--fps", fps != nil), ("--steps", steps != nil), ("--at", at != nil)])
  }

  /// All that scenes can use and pictures cannot.
  package var forScenes: OptionUse {
    OptionUse([
      ("--fps", fps != nil), ("--steps", steps != nil), ("--at", at != nil),
      ("--motion", motion != nil),
    ])
  }
}

extension PictureSettings {
  /// Options that only a picture of a screen can use, and no map.
  package var forScreens: OptionUse {
    OptionUse([
      ("--bezel", bezel), ("--status-bar or --no-status-bar", statusBar != nil),
      ("--no-layout-chunk", !layoutChunk), ("--no-fingers", !fingers),
    ])
  }

  /// Options that only PNG supports.
  package var forPNG: OptionUse { OptionUse([("--no-layout-chunk", !layoutChunk)]) }

  /// All that scenes can use and pictures cannot.
  package var forScenes: OptionUse {
    OptionUse([
      ("--theme", givenThemes != nil), ("--scale", givenScale != nil),
      ("--bezel", bezel), ("--status-bar or --no-status-bar", statusBar != nil),
      ("--no-layout-chunk", !layoutChunk), ("--no-fingers", !fingers),
    ])
  }
}
