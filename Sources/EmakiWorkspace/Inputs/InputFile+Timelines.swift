import EmakiCairo
import EmakiDiagnostics
package import EmakiLayout
package import EmakiScenes

extension InputFile {
  /// A scene as it follows a motion on the device that is asked for.
  ///
  /// - Throws: `Failure` where there is no such device, or a step of the motion cannot be taken.
  package func timeline(
    of scene: Scene, _ motion: Motion?, _ screen: ScreenSettings, by engine: LayoutEngine
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
}

extension InputFile {
  /// Warnings of fonts that were asked for and are not there, where the file first says them.
  func warnings(about fonts: FontBook) -> [Diagnostic] {
    fonts.takeDiagnostics().map { note in
      Diagnostic(
        .warning, note.message, at: note.family.map { firstMention(of: $0) }, hint: note.hint)
    }
  }
}
