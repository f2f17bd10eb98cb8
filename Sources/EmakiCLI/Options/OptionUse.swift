import ArgumentParser
import EmakiSceneFile

/// Options that were given and that an input cannot use: they are refused, since to pass over one would
/// answer another question than was asked.
struct OptionUse {
  /// Those that were given, as they are written.
  let names: [String]

  /// - Parameter options: with whether each was given.
  init(_ options: [(name: String, isGiven: Bool)]) {
    names = options.filter(\.isGiven).map(\.name)
  }

  /// - Throws: `Failure` of wrong usage where one was given.
  func refuse(_ reason: String, hint: String? = nil) throws(Failure) {
    guard !names.isEmpty else { return }
    throw .usage("\(names.joined(separator: ", ")): \(reason)", hint: hint)
  }
}

extension OptionUse {
  /// The same while a command line is read.
  func refuse(usage reason: String) throws {
    if !names.isEmpty { throw ValidationError("\(names.joined(separator: ", ")): \(reason).") }
  }
}

extension ScreenOptions {
  /// What only storyboards can use.
  var forStoryboards: OptionUse {
    OptionUse([("--language", language != nil), ("--assets", assets != nil)])
  }

  /// All that scenes can use and pictures cannot.
  var forScenes: OptionUse {
    OptionUse([
      ("--device", devices != nil), ("--orientation", orientations != nil),
      ("--appearance", givenAppearances != nil), ("--text-size", givenTextSizes != nil),
      ("--rtl", rtl), ("--scene", scene != nil), ("--root", root != nil),
      ("--language", language != nil), ("--assets", assets != nil),
    ])
  }
}

extension SamplingOptions {
  /// What only a motion can use: the start is a moment of every scene.
  var forMotions: OptionUse {
    OptionUse([
      ("--fps", fps != nil), ("--steps", steps != nil), ("--at", at.map { $0 > 0 } ?? false),
    ])
  }

  /// What chooses moments.
  var moments: OptionUse {
    OptionUse([("--fps", fps != nil), ("--steps", steps != nil), ("--at", at != nil)])
  }

  /// All that scenes can use and pictures cannot.
  var forScenes: OptionUse {
    OptionUse([
      ("--fps", fps != nil), ("--steps", steps != nil), ("--at", at != nil),
      ("--motion", motion != nil),
    ])
  }
}

extension PictureOptions {
  /// What only a picture of a screen can use, and no map.
  var forScreens: OptionUse {
    OptionUse([
      ("--bezel", bezel), ("--status-bar or --no-status-bar", statusBar != nil),
      ("--no-layout-chunk", !layoutChunk), ("--no-fingers", !fingers),
    ])
  }

  /// What only PNG can hold.
  var forPNG: OptionUse { OptionUse([("--no-layout-chunk", !layoutChunk)]) }

  /// All that scenes can use and pictures cannot.
  var forScenes: OptionUse {
    OptionUse([
      ("--theme", givenThemes != nil), ("--scale", givenScale != nil),
      ("--bezel", bezel), ("--status-bar or --no-status-bar", statusBar != nil),
      ("--no-layout-chunk", !layoutChunk), ("--no-fingers", !fingers),
    ])
  }
}

extension InputFile {
  /// Refuses options of which no input of its kind can make anything.
  func checkUse(of screen: ScreenOptions) throws(Failure) {
    if isInterfaceBuilder {
      try OptionUse([("--root", screen.root != nil)]).refuse(
        "for scene files, which name others; \(name) is a storyboard")
    } else if !readsStoryboards {
      try screen.forStoryboards.refuse("for storyboards, and \(name) reads none")
    }
  }

  /// Whether it is a storyboard, or shows scenes of one.
  var readsStoryboards: Bool {
    isInterfaceBuilder || SceneFileReader.content(of: bytes).readsStoryboards
  }
}
