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

  /// What moves.
  var motions: MovingParts { MovingParts(plan.scene) }

  /// The scene's pixels.
  func pixels() throws -> PixelBuffer {
    try plan.renderer.painter.image(of: picture, scale: plan.options.scale).pixels
  }
}

/// What of a scene shows only in its motion.
struct MovingParts: Hashable {
  let motions: [Motion]
  let states: [State]
  let reactions: Reactions

  struct Reactions: Hashable {
    let links: [Link]
    let actions: [ViewAction]
    let pans: [Pan]
  }

  init(_ scene: Scene) {
    motions = scene.motions
    states = scene.states
    reactions = Reactions(links: scene.links, actions: scene.actions, pans: scene.pans)
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
      let isSame = old?.picture == scene.picture && old?.motions == scene.motions
      return isSame ? nil : SceneChange(before: old, after: scene)
    }
    let gone = before.filter { scene in !after.contains { $0.id == scene.id } }
    return changed + gone.map { SceneChange(before: $0, after: nil) }
  }

  /// What people call the scene.
  var name: String { after?.name ?? before?.name ?? "" }

  /// The scene's name, and a line for each view that differs.
  var text: String {
    guard let before else { return "scene \"\(name)\" added\n" }
    guard let after else { return "scene \"\(name)\" removed\n" }
    let views = ViewDifference.between(before.snapshot, after.snapshot)
    let motions = Self.motions(before.motions, after.motions)
    return "scene \"\(name)\" changed\n" + (views.map { "  \($0)\n" } + motions).joined()
  }

  /// A line for each motion that differs.
  private static func motions(_ before: MovingParts, _ after: MovingParts) -> [String] {
    let old = before.motions.filter { motion in !after.motions.contains { $0.name == motion.name } }
    let new = after.motions.compactMap { motion -> String? in
      guard let known = before.motions.first(where: { $0.name == motion.name }) else {
        return "  motion \"\(motion.name)\" added\n"
      }
      return known == motion ? nil : "  motion \"\(motion.name)\" changed\n"
    }
    let states = before.states == after.states ? [] : ["  states changed\n"]
    let others = before.reactions == after.reactions ? [] : ["  links, touches or pans changed\n"]
    return new + old.map { "  motion \"\($0.name)\" removed\n" } + states + others
  }

  /// Writes the scene before, after, and the difference between, as PNG files.
  func draw(into folder: String, name file: String, scale: Double) throws {
    try Folder.make(folder)
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
