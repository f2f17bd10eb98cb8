import EmakiCairo
import EmakiComparison
import EmakiDrawing
import EmakiLayout
import EmakiReel
import EmakiRendering
import EmakiScenes
import PixelDiff

/// A scene at one revision, laid out at the start of its motion.
struct LaidOutScene {
  let id: String
  let name: String
  let snapshot: Snapshot
  let picture: DisplayList
  let plan: RenderPlan

  init(_ plan: RenderPlan) {
    self.plan = plan
    id = plan.scene.id
    name = plan.scene.title ?? plan.scene.aliases.first ?? plan.scene.id
    snapshot = plan.renderer.timeline.snapshot(at: 0)
    picture = plan.renderer.displayList(at: 0)
  }

  /// What it says besides.
  var meaning: SceneMeaning { SceneMeaning(plan.scene) }

  /// Whether both look the same at first and say the same, in whatever order.
  func isSame(as other: LaidOutScene) -> Bool {
    guard picture == other.picture else { return false }
    return plan.scene == other.plan.scene || meaning == other.meaning
  }

  /// The scene's pixels at a time in seconds.
  func pixels(at time: Double) throws -> PixelBuffer {
    let list = plan.renderer.displayList(at: time)
    return try plan.renderer.painter.image(of: list, scale: plan.options.scale).pixels
  }
}

/// A scene that is other than before, that came, or that went.
struct SceneChange {
  let before: LaidOutScene?
  let after: LaidOutScene?

  /// The changed scenes in the order of `after`, those that went last.
  static func between(_ before: [LaidOutScene], _ after: [LaidOutScene]) -> [SceneChange] {
    let changed = after.compactMap { scene -> SceneChange? in
      let old = before.first { $0.id == scene.id }
      return old?.isSame(as: scene) == true ? nil : SceneChange(before: old, after: scene)
    }
    let gone = before.filter { scene in !after.contains { $0.id == scene.id } }
    return changed + gone.map { SceneChange(before: $0, after: nil) }
  }

  /// What people call the scene.
  var name: String { after?.name ?? before?.name ?? "" }

  /// The scene's name, and a line for each view and motion that differs.
  var text: String {
    let name = name.onOneLine
    guard let before else { return "scene \"\(name)\" added\n" }
    guard let after else { return "scene \"\(name)\" removed\n" }
    let moment = moment
    let seen = moment > 0 ? ", seen at \(moment.shortText) s" : ""
    let words = before.meaning.words(to: after.meaning)
    let views = SceneViews(before, after)
    var lines = views.lines + words
    if lines.isEmpty { lines = views.ruleLines }
    return "scene \"\(name)\" changed\(seen)\n" + lines.map { "  \($0.onOneLine)\n" }.joined()
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

  /// Writes the scene before, after, and the difference between, as PNG files.
  func draw(into folder: String, name file: String, scale: Double) throws {
    try Folder.make(folder)
    let moment = moment
    let (old, new) = (try before?.pixels(at: moment), try after?.pixels(at: moment))
    let encoder = PNGEncoder()
    for (picture, suffix) in [(old, "before"), (new, "after")] {
      guard let picture else { continue }
      try AtomicFile.write(
        encoder.encode(picture), to: Folder.path(folder, "\(file)-\(suffix).png"))
    }
    guard let old, let new else { return }
    let difference = PixelComparison.exact.compare(expected: old, actual: new)
    let drawn = DifferencePicture.sideBySide(difference, expected: old, actual: new)
    try AtomicFile.write(
      encoder.encode(drawn), to: Folder.path(folder, "\(file)-difference.png"))
  }
}
