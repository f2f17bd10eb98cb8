import EmakiComparison
import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat

/// A setting that nobody asked for. Two versions of a scene that are the same as they are usually shown
/// differ all the same where only the dark appearance, large text, another device or another language
/// shows it. From right to left the same values are laid out otherwise, so that nothing else is seen there.
struct OtherSetting {
  /// The words before a difference: `with --appearance dark`.
  let name: String
  let screen: ScreenSettings

  /// One setting for each option that the user has not given, and one for each language.
  static func all(besides screen: ScreenSettings, languages: [String]) -> [OtherSetting] {
    var settings: [OtherSetting] = []
    func add(_ option: String, _ value: String, _ change: (inout ScreenSettings) -> Void) {
      var other = screen
      change(&other)
      settings.append(OtherSetting(name: "with \(option) \(value)", screen: other))
    }
    if screen.givenAppearances == nil {
      add("--appearance", Appearance.dark.rawValue) { $0.givenAppearances = Choices(.dark) }
    }
    if screen.givenTextSizes == nil {
      let size = TextSize.accessibility3
      add("--text-size", size.rawValue) { $0.givenTextSizes = Choices(size) }
    }
    if screen.devices == nil { add("--device", tablet) { $0.devices = Choices(tablet) } }
    if screen.orientations == nil {
      add("--orientation", Orientation.landscape.rawValue) {
        $0.orientations = Choices(.landscape)
      }
    }
    if screen.language == nil {
      for language in languages { add("--language", language) { $0.language = language } }
    }
    return settings
  }

  /// A device of another size class.
  private static let tablet = "ipad"
}

/// The meanings of two versions of a scene under another setting.
struct OtherMeaning {
  let setting: String
  let old: SceneMeaning
  let new: SceneMeaning

  /// Differences under that setting that are not reported for the usual one.
  func words(besides usual: (views: [ViewDifference], words: [String])) -> [String] {
    if old == new { return [] }
    let said = Dictionary(usual.views.map { ($0.view, $0.changes) }) { first, _ in first }
    let known = Set(usual.words)
    let differences = old.differences(to: new)
    let views = differences.views.compactMap { view -> String? in
      var view = view
      view.changes.removeAll { said[view.view]?.contains($0) ?? false }
      return view.changes.isEmpty ? nil : view.description
    }
    return (views + differences.words.filter { !known.contains($0) }).map { "\(setting): \($0)" }
  }
}
