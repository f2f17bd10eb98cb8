import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiScenes

/// A scene at one revision, laid out at the start of its motion.
struct LaidOutScene {
  let id: String
  let name: String
  let snapshot: Snapshot
  let picture: DisplayList
  let plan: RenderPlan
  /// Everything that the scene says besides its layout.
  let meaning: SceneMeaning

  init(_ plan: RenderPlan, of document: SceneDocument) {
    self.plan = plan
    meaning = SceneMeaning(plan.scene, of: document)
    id = plan.scene.id
    name = plan.scene.title ?? plan.scene.aliases.first ?? plan.scene.id
    snapshot = plan.renderer.timeline.snapshot(at: 0)
    picture = plan.renderer.displayList(at: 0)
  }

  /// Whether both look the same at first and say the same, in whatever order.
  func isSame(as other: LaidOutScene) -> Bool {
    guard picture == other.picture else { return false }
    return meaning == other.meaning
  }

  /// The scene's pixels at a time in seconds.
  func pixels(at time: Double) throws -> PixelBuffer {
    let list = plan.renderer.displayList(at: time)
    return try plan.renderer.painter.image(of: list, scale: plan.options.scale).pixels
  }
}
