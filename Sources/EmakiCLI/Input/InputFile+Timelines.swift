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
    let fonts = FontBook()
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: fonts))
    var (wrong, found): ([Diagnostic], [Diagnostic]) = ([], [])
    var told: Set<SourceLocation?> = []
    for scene in document.scenes {
      let motions = scene.listedMotions.filter { !scene.isAnswer($0) }
      for motion in motions.isEmpty ? [nil] : motions.map(Optional.some) {
        do throws(Failure) {
          let timeline = try timeline(of: scene, motion, screen, by: engine)
          found += warnings(about: timeline.issues.filter(\.isConflict), in: timeline)
          // Other motions may run the one that has the step.
          let isDefault = motion?.name == scene.defaultMotion
          found += notes(on: timeline, motion, ofNothing: isDefault).filter { note in
            note.location?.line == nil || told.insert(note.location).inserted
          }
        } catch {
          wrong += error.diagnostics
        }
      }
    }
    if !wrong.isEmpty { throw Failure(wrong.distinct) }
    return (found + warnings(about: fonts)).distinct
  }
}

extension InputFile {
  /// Warnings of fonts that were asked for and are not there, where the file first says them.
  func warnings(about fonts: FontBook) -> [Diagnostic] {
    fonts.takeDiagnostics().map { note in
      Diagnostic(
        .warning, note.message, at: note.family.flatMap(firstMention), hint: note.hint)
    }
  }
}
