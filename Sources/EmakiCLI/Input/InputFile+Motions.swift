import EmakiCairo
import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

extension InputFile {
  /// Checks what reading alone does not: that the devices named exist, and that every motion can be
  /// followed to its end. One that a touch starts may need what is only there then.
  ///
  /// - Throws: `Failure` with what is wrong with all motions, each thing once.
  func validate(_ screen: ScreenOptions) throws(Failure) {
    var found: [Diagnostic] = []
    for scene in document.scenes {
      let device = try screen.resolvedDevice(fileDevice: scene.device)
      let environment = device.environment(
        orientation: screen.orientation(fileOrientation: scene.orientation),
        direction: screen.direction)
      let answers = Set(scene.actions.flatMap(\.motions))
      let motions = scene.listedMotions.filter { !answers.contains($0.name) }
      if motions.isEmpty { continue }
      let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
      for motion in motions {
        do throws(SceneError) {
          _ = try Timeline(
            of: scene, motion: motion, engine: engine,
            environment: scene.environment ?? environment)
        } catch {
          found += Failure(error, in: name).diagnostics.filter { !found.contains($0) }
        }
      }
    }
    if !found.isEmpty { throw Failure(found) }
  }
}
