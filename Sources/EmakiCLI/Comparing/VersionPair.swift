import EmakiInput
import EmakiSceneFile

/// A file of scenes as it was and as it is; one of both may be missing.
struct VersionPair {
  /// What messages and reports call it.
  let name: String
  let before: FileVersion?
  let after: FileVersion?

  /// The scenes of both, laid out and matched.
  func scenes(screen: ScreenOptions, picture: PictureOptions) throws -> [ScenePair] {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    func scenes(_ version: FileVersion?) throws -> [LaidOutScene] {
      try version?.scenes(called: name, screen: screen, picture: picture) ?? []
    }
    return ScenePair.matching(try scenes(before), try scenes(after))
  }

  /// Whether one of both is a storyboard, or shows scenes of one.
  var readsStoryboards: Bool {
    [before, after].compactMap(\.self).contains { version in
      SceneFileName.isInterfaceBuilder(version.path)
        || SceneFileReader.content(of: version.bytes).readsStoryboards
    }
  }

  /// What is to be known of all scenes of a file that only one side has.
  var note: String? {
    if before == nil { return "the file is new" }
    return after == nil ? "the file is gone" : nil
  }
}
