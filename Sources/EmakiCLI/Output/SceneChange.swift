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

  /// The scene's pixels.
  func pixels() throws -> PixelBuffer {
    try plan.renderer.painter.image(of: picture, scale: plan.options.scale).pixels
  }
}

/// A scene that looks other than before, that came, or that went.
struct SceneChange {
  let before: LaidOutScene?
  let after: LaidOutScene?

  /// The changed scenes in the order of `after`, those that went last.
  static func between(_ before: [LaidOutScene], _ after: [LaidOutScene]) -> [SceneChange] {
    let changed = after.compactMap { scene -> SceneChange? in
      let old = before.first { $0.id == scene.id }
      return old?.picture == scene.picture ? nil : SceneChange(before: old, after: scene)
    }
    let gone = before.filter { scene in !after.contains { $0.id == scene.id } }
    return changed + gone.map { SceneChange(before: $0, after: nil) }
  }

  private var name: String { after?.name ?? before?.name ?? "" }

  /// The scene's name, and a line for each view that differs.
  var text: String {
    guard let before else { return "scene \"\(name)\" added\n" }
    guard let after else { return "scene \"\(name)\" removed\n" }
    let views = ViewDifference.between(before.snapshot, after.snapshot)
    return "scene \"\(name)\" changed\n" + views.map { "  \($0)\n" }.joined()
  }

  /// Writes the scene before, after, and the difference between, as PNG files.
  func draw(into folder: String, scale: Double) throws {
    try Folder.make(folder)
    let file = FileNames.unique([name])[0]
    let (old, new) = (try before?.pixels(), try after?.pixels())
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
