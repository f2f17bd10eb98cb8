import EmakiText
import EmakiComparison
import EmakiDrawing
import EmakiRendering
import EmakiScenes

/// A scene before and after; one of both may be missing.
struct ScenePair {
  let before: LaidOutScene?
  let after: LaidOutScene?
  /// Both versions under settings that nobody asked for.
  var others: [OtherMeaning] = []

  /// The scenes of both sides, matched by id, in the order of `after`, those that went last; where
  /// each side has one, those two.
  static func matching(_ before: [LaidOutScene], _ after: [LaidOutScene]) -> [ScenePair] {
    if before.count == 1, after.count == 1 {
      return [ScenePair(before: before[0], after: after[0])]
    }
    let matched = after.map { scene in
      ScenePair(before: before.first { $0.id == scene.id }, after: scene)
    }
    let gone = before.filter { scene in !after.contains { $0.id == scene.id } }
    return matched + gone.map { ScenePair(before: $0, after: nil) }
  }

  /// The scene's name for people.
  var name: String { after?.name ?? before?.name ?? "" }

  /// The differences of both; `nil` where they do not.
  var change: SceneChange? {
    guard let before, let after else { return SceneChange(pair: self) }
    if before.isSame(as: after), others.allSatisfy({ $0.old == $0.new }) { return nil }
    return SceneChange(pair: self, before, after)
  }

  /// The moment that is drawn, in seconds: the start, or where that looks the same, the last
  /// tenth of the motion of those at which most of the picture is another.
  var moment: Double {
    guard let before, let after, before.picture == after.picture else { return 0 }
    let end = max(before.plan.renderer.timeline.duration, after.plan.renderer.timeline.duration)
    guard end > 0 else { return 0 }
    var (moment, most) = (0.0, 0)
    for time in (1...10).map({ end * Double($0) / 10 }) {
      let lines = [before, after].map { scene in
        Set(scene.plan.renderer.displayList(at: time).dump.split(separator: "\n"))
      }
      let count = lines[0].symmetricDifference(lines[1]).count
      if count > 0, count >= most { (moment, most) = (time, count) }
    }
    return moment
  }
}

/// A scene that is other than before, that came, or that went.
struct SceneChange {
  let pair: ScenePair
  /// The moment at which it is drawn, in seconds.
  let moment: Double
  /// The views that differ, in drawing order, those that went last.
  let views: [ViewDifference]
  /// All other differences, in words.
  let others: [String]

  /// One of which a side is missing.
  fileprivate init(pair: ScenePair) {
    self.pair = pair
    (moment, views, others) = (0, [], [])
  }

  fileprivate init(pair: ScenePair, _ before: LaidOutScene, _ after: LaidOutScene) {
    self.pair = pair
    moment = pair.moment
    let usual = before.meaning.differences(to: after.meaning)
    let words =
      before.meaning.words(to: after.meaning) + pair.others.flatMap { $0.words(besides: usual) }
    let views = SceneViews(before, after)
    let differences = views.differences
    self.views = differences.isEmpty && words.isEmpty ? views.ruleDifferences : differences
    // A difference without words yet, such as of a controller's style, is reported part by part.
    others =
      self.views.isEmpty && words.isEmpty
      ? ValueDifference(before.meaning, after.meaning, of: "scene").lines : words
  }

  /// The scene's name, and a line for each view and motion that differs.
  var text: String {
    let name = pair.name.onOneLine
    guard pair.before != nil else { return "scene \"\(name)\" added\n" }
    guard pair.after != nil else { return "scene \"\(name)\" removed\n" }
    let lines = views.map(\.description) + others
    return "scene \"\(name)\" changed\(seen.map { ", \($0)" } ?? "")\n"
      + lines.map { "  \($0.onOneLine)\n" }.joined()
  }

  /// When it is seen, where that is not at the start.
  var seen: String? { moment > 0 ? "seen at \(moment.shortText) s" : nil }
}
