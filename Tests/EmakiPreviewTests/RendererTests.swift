import EmakiRendering
import EmakiScenes
import Testing

@Suite struct `A renderer of a scene` {
  @Test func `follows the scene's default motion`() throws {
    var scene = Stage.scene(Stage.slide)
    #expect(try SceneRenderer(scene: scene).timeline.duration == 0)
    scene.defaultMotion = "slide"
    let renderer = try SceneRenderer(scene: scene)
    let asked = try SceneRenderer(scene: scene, motion: Stage.slide)
    #expect(renderer.timeline.duration == asked.timeline.duration)
    #expect(renderer.timeline.duration > 0)
    #expect(try SceneRenderer(scene: scene, motion: nil).timeline.duration == 0)
  }

  @Test func `reports a default motion that is not there`() {
    var scene = Stage.scene(Stage.slide)
    scene.defaultMotion = "fly"
    #expect(throws: SceneError.unknownMotion("fly")) { try SceneRenderer(scene: scene) }
  }
}
