import EmakiLayout
package import EmakiPreview
import EmakiRendering
import EmakiScenes

extension MotionFrames {
  /// The reel of a plan.
  package init(_ plan: RenderPlan) {
    self.init(
      scene: plan.scene.title ?? plan.scene.id, motion: plan.motion?.name,
      device: plan.options.device.name, renderer: plan.renderer, scale: plan.options.scale,
      times: plan.times)
  }
}
