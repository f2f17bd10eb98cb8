import EmakiSceneFile
import EmakiSceneFormat

/// A file of scenes as it was and as it is; one of both may be missing.
struct VersionPair {
  /// Its name in messages and reports.
  let name: String
  let before: FileVersion?
  let after: FileVersion?

  /// The scenes of both, laid out and matched.
  func scenes(screen: ScreenSettings, picture: PictureSettings) throws -> [ScenePair] {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    var named: [Dependency] = []
    func scenes(_ version: FileVersion?) throws -> [LaidOutScene] {
      guard let version else { return [] }
      let source = RecordingSource(over: version.source)
      defer { named += source.dependencies }
      return try version.scenes(called: name, screen: screen, picture: picture, from: source)
    }
    var pairs = ScenePair.matching(try scenes(before), try scenes(after))
    guard let before, let after else { return pairs }
    // Two files of the same bytes that name no other under any setting say the same under all.
    let isAlone = named.isEmpty && !SceneFileReader.mayDependOnSetting(before.bytes)
    if before.bytes == after.bytes, isAlone { return pairs }
    let languages = Set(before.languages + after.languages).sorted()
    for setting in OtherSetting.all(besides: screen, languages: languages) {
      let old = try before.meanings(called: name, screen: setting.screen)
      let new = try after.meanings(called: name, screen: setting.screen)
      for index in pairs.indices {
        // The order of scenes is that of their file, whatever the setting.
        guard let first = pairs[index].before, let second = pairs[index].after,
          let old = old.first(where: { $0.id == first.id })?.meaning,
          let new = new.first(where: { $0.id == second.id })?.meaning
        else { continue }
        pairs[index].others.append(OtherMeaning(setting: setting.name, old: old, new: new))
      }
    }
    return pairs
  }

  /// Whether one of both is a storyboard, or shows scenes of one.
  var readsStoryboards: Bool {
    [before, after].compactMap(\.self).contains { version in
      SceneFileName.isInterfaceBuilder(version.path)
        || SceneFileReader.content(of: version.bytes).readsStoryboards
    }
  }

  /// A note on all scenes of a file that only one side has.
  var note: String? {
    if before == nil { return "the file is new" }
    return after == nil ? "the file is gone" : nil
  }
}
