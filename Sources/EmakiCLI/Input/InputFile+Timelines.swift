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

  /// Checks what reading alone does not: that the devices named exist, and that every scene can be
  /// laid out and every motion followed to its end. One that a touch starts may need what is only
  /// there then.
  ///
  /// - Returns: warnings of constraints that contradict one another, each once, and notes of steps
  ///   that do nothing, such as a finger to which nothing answers, each step once.
  /// - Throws: `Failure` with what is wrong with all motions, each thing once.
  func validate(_ screen: ScreenOptions) throws(Failure) -> [Diagnostic] {
    for scene in document.scenes { _ = try screen.resolvedDevice(fileDevice: scene.device) }
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
    var (wrong, found): ([Diagnostic], [Diagnostic]) = ([], [])
    var told: Set<SourceLocation?> = []
    for scene in document.scenes {
      let motions = scene.listedMotions.filter { !scene.isAnswer($0) }
      for motion in motions.isEmpty ? [nil] : motions.map(Optional.some) {
        do throws(Failure) {
          let timeline = try timeline(of: scene, motion, screen, by: engine)
          found += warnings(about: timeline.issues.filter(\.isConflict), in: timeline)
          // Other motions may run the one that has the step.
          found += notes(on: timeline, motion).filter { note in
            note.location?.line == nil || told.insert(note.location).inserted
          }
        } catch {
          wrong += error.diagnostics
        }
      }
    }
    if !wrong.isEmpty { throw Failure(wrong.distinct) }
    return found.distinct
  }
}
