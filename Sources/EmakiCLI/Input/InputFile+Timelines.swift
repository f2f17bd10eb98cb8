import EmakiCairo
import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

extension InputFile {
  /// A scene as it follows a motion on the device that is asked for.
  ///
  /// - Throws: `Failure` where there is no such device, or a step of the motion cannot be taken.
  func timeline(
    of scene: Scene, _ motion: Motion?, _ screen: ScreenOptions, by engine: LayoutEngine
  ) throws(Failure) -> Timeline {
    let asked = try screen.resolvedDevice(fileDevice: scene.device)
    let environment = asked.environment(
      orientation: screen.orientation(fileOrientation: scene.orientation),
      direction: screen.direction)
    do throws(SceneError) {
      return try Timeline(
        of: scene, motion: motion, engine: engine, environment: scene.environment ?? environment)
    } catch {
      throw Failure(error, in: name, reading: screen.direction)
    }
  }

  /// Checks what reading alone does not: that the devices named exist, and that every motion can be
  /// followed to its end. One that a touch starts may need what is only there then.
  ///
  /// - Throws: `Failure` with what is wrong with all motions, each thing once.
  func validate(_ screen: ScreenOptions) throws(Failure) {
    for scene in document.scenes { _ = try screen.resolvedDevice(fileDevice: scene.device) }
    let motions = document.scenes.flatMap { scene in
      scene.listedMotions.filter { !scene.isAnswer($0) }.map { (scene, $0) }
    }
    if motions.isEmpty { return }
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
    var found: [Diagnostic] = []
    for (scene, motion) in motions {
      do throws(Failure) { _ = try timeline(of: scene, motion, screen, by: engine) } catch {
        found += error.diagnostics
      }
    }
    if !found.isEmpty { throw Failure(found.distinct) }
  }
}
